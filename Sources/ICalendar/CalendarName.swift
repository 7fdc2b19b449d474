/// The name of a component, a property or a parameter (RFC 5545 section 3.1, `name`), in upper case.
package struct CalendarName: Hashable, Sendable {
    /// The name as it is written.
    package let text: String

    /// Creates the name, whatever case its letters have; `nil` where it has anything but letters, digits and hyphens.
    package init?(_ text: some StringProtocol) {
        let isName = text.utf8.allSatisfy { byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"):
                true
            default: false
            }
        }
        guard isName, !text.isEmpty, text.utf8.count <= 100 else { return nil }
        self.text = text.uppercased()
    }

    private init(known text: StaticString) {
        self.text = text.description
    }
}

// MARK: - Those that are known here

extension CalendarName {
    package static let calendar = CalendarName(known: "VCALENDAR")
    package static let event = CalendarName(known: "VEVENT")
    package static let toDo = CalendarName(known: "VTODO")
    package static let alarm = CalendarName(known: "VALARM")
    package static let timeZone = CalendarName(known: "VTIMEZONE")
    package static let standard = CalendarName(known: "STANDARD")
    package static let daylight = CalendarName(known: "DAYLIGHT")

    package static let begin = CalendarName(known: "BEGIN")
    package static let end = CalendarName(known: "END")
    package static let version = CalendarName(known: "VERSION")
    package static let product = CalendarName(known: "PRODID")
    package static let method = CalendarName(known: "METHOD")
    package static let calendarTitle = CalendarName(known: "X-WR-CALNAME")
    package static let uid = CalendarName(known: "UID")
    package static let stamp = CalendarName(known: "DTSTAMP")
    /// Whose calendar it is, and as of what.
    package static let owner = CalendarName(known: "X-CHORUS-MEMBER")
    package static let state = CalendarName(known: "X-CHORUS-STATE")
    package static let start = CalendarName(known: "DTSTART")
    package static let endMoment = CalendarName(known: "DTEND")
    package static let due = CalendarName(known: "DUE")
    package static let duration = CalendarName(known: "DURATION")
    package static let summary = CalendarName(known: "SUMMARY")
    package static let details = CalendarName(known: "DESCRIPTION")
    package static let status = CalendarName(known: "STATUS")
    package static let transparency = CalendarName(known: "TRANSP")
    package static let rule = CalendarName(known: "RRULE")
    package static let extraDates = CalendarName(known: "RDATE")
    package static let exceptedDates = CalendarName(known: "EXDATE")
    package static let recurrence = CalendarName(known: "RECURRENCE-ID")
    package static let action = CalendarName(known: "ACTION")
    package static let trigger = CalendarName(known: "TRIGGER")
    package static let zoneID = CalendarName(known: "TZID")
    package static let offsetFrom = CalendarName(known: "TZOFFSETFROM")
    package static let offsetTo = CalendarName(known: "TZOFFSETTO")

    package static let valueType = CalendarName(known: "VALUE")
    package static let related = CalendarName(known: "RELATED")
    package static let range = CalendarName(known: "RANGE")
}
