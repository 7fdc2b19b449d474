/// A time zone as a calendar brings it along (RFC 5545 section 3.6.5), so that whoever reads it needs no other source.
package struct CalendarZone: Hashable, Sendable {
    /// From when on which time is shown.
    package struct Observance: Hashable, Sendable {
        /// When it begins, on the clock that was shown before.
        package let start: CalendarMoment
        /// How it comes back, where it does.
        package let rule: String?
        /// Seconds that the clock was ahead of universal time before.
        package let offsetFrom: Int
        /// Seconds that it is ahead from then on.
        package let offsetTo: Int

        /// Creates an observance.
        package init(
            from date: CalendarDate, at time: CalendarTime, rule: String? = nil, offsetFrom: Int,
            offsetTo: Int
        ) {
            start = .time(date, time, .floating)
            self.rule = rule
            self.offsetFrom = offsetFrom
            self.offsetTo = offsetTo
        }
    }

    /// The name by which times name it.
    package let id: String
    /// What is shown when, the first of these from long ago on.
    package let observances: [Observance]

    /// Creates a zone.
    package init(_ id: String, _ observances: [Observance]) {
        self.id = id
        self.observances = observances
    }

    /// The component that says so.
    package var component: CalendarComponent {
        CalendarComponent(
            .timeZone, [CalendarProperty(.zoneID, text: id)],
            components: observances.map(\.component))
    }
}

extension CalendarZone.Observance {
    fileprivate var component: CalendarComponent {
        CalendarComponent(
            offsetTo > offsetFrom ? .daylight : .standard,
            [
                CalendarProperty(.start, start),
                CalendarProperty(.offsetFrom, Self.text(offset: offsetFrom)),
                CalendarProperty(.offsetTo, Self.text(offset: offsetTo)),
            ] + (rule.map { [CalendarProperty(.rule, $0)] } ?? []))
    }

    /// An offset as calendars write it: `+0100` (RFC 5545 section 3.3.14).
    private static func text(offset seconds: Int) -> String {
        let size = Int(seconds.magnitude)
        let text = (seconds < 0 ? "-" : "+") + (size / 3_600).digits(2) + (size / 60 % 60).digits(2)
        return size % 60 == 0 ? text : text + (size % 60).digits(2)
    }
}
