import ICalendar

/// What stands at the front of each calendar that we write, by which it is known again.
struct CalendarMark {
    /// How programs call the member whose dates are in it.
    let handle: String
    /// What the member's household is called.
    let household: String
    /// As of what it is made; `once` where it is not kept up to date.
    var state = "once"

    private static let product = "-//Chorus//Chorus//EN"

    /// The properties, in their order.
    var properties: [CalendarProperty] { owned + [CalendarProperty(.state, text: state)] }

    /// With what a calendar of the same member begins.
    var ofMember: String { Self.front(owned) }

    /// With what one of the same state begins.
    var ofState: String { Self.front(properties) }

    private var owned: [CalendarProperty] {
        [
            CalendarProperty(.version, "2.0"), CalendarProperty(.product, text: Self.product),
            CalendarProperty(.owner, text: "\(handle)@\(household)"),
        ]
    }

    private static func front(_ properties: [CalendarProperty]) -> String {
        CalendarComponent(.calendar, properties).text.split(separator: "\r\n").dropLast()
            .joined(separator: "\r\n") + "\r\n"
    }
}
