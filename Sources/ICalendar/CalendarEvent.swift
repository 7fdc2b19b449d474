/// An event as it stands in a file (RFC 5545 section 3.6.1).
package struct CalendarEvent: Hashable, Sendable {
    /// How long it is.
    package enum Extent: Hashable, Sendable {
        /// To a moment that is not in it any more.
        case until(CalendarMoment)
        /// So long.
        case lasting(CalendarDuration)
        /// The day on which it starts, or no time at all.
        case shortest
    }

    /// How it comes back.
    package struct Recurrence: Hashable, Sendable {
        /// The rule, as it stands there.
        package let rule: String
        /// The line on which the rule stands.
        package let line: Int
        /// Moments at which it comes as well.
        package let extra: [CalendarMoment]
        /// Moments at which it does not.
        package let excepted: [CalendarMoment]
    }

    /// What tells it from others; those that change one of its times have the same.
    package let uid: String?
    /// What it is called.
    package let summary: String
    /// When it starts.
    package let start: CalendarMoment
    /// How long it is.
    package let extent: Extent
    /// How it comes back, where it does.
    package let recurrence: Recurrence?
    /// The time of one that comes back in whose place this one is.
    package let replaces: CalendarMoment?
    /// Whether it was called off.
    package let isCancelled: Bool
    /// The line on which it began.
    package let line: Int
}

extension CalendarEvent {
    /// Reads an event.
    ///
    /// - Throws: What is missing in it or can't be read, with its line.
    package init(_ component: CalendarComponent) throws(CalendarSyntaxError) {
        line = component.line ?? 1
        for name in [CalendarName.start, .endMoment, .duration, .rule, .recurrence] {
            let all = component.properties.filter { $0.name == name }
            guard let second = all.dropFirst().first else { continue }
            throw CalendarSyntaxError(line: second.line ?? line, .repeated(name))
        }
        guard let start = component[.start] else {
            throw CalendarSyntaxError(line: line, .missing(.start))
        }
        uid = component[.uid]?.text
        summary = component[.summary]?.text ?? ""
        self.start = try start.moment()
        extent = try Self.extent(of: component)
        recurrence = try Self.recurrence(of: component)
        replaces = try component[.recurrence].map { property throws(CalendarSyntaxError) in
            guard property[parameter: .range] == nil else { throw property.wrongValue }
            return try property.moment()
        }
        isCancelled = component[.status]?.value.uppercased() == "CANCELLED"
    }

    /// All events of some calendars.
    package static func all(
        in calendars: [CalendarComponent]
    ) throws(CalendarSyntaxError) -> [CalendarEvent] {
        var events: [CalendarEvent] = []
        for component in calendars.flatMap(\.components) where component.name == .event {
            events.append(try CalendarEvent(component))
        }
        return events
    }

    private static func extent(
        of component: CalendarComponent
    ) throws(CalendarSyntaxError) -> Extent {
        if let end = component[.endMoment] {
            guard component[.duration] == nil else {
                throw CalendarSyntaxError(line: end.line ?? 1, .repeated(.endMoment))
            }
            return .until(try end.moment())
        }
        guard let property = component[.duration] else { return .shortest }
        guard let duration = CalendarDuration(property.value) else { throw property.wrongValue }
        guard duration.days >= 0, duration.seconds >= 0 else {
            throw CalendarSyntaxError(line: property.line ?? 1, .endsBeforeStart)
        }
        return .lasting(duration)
    }

    private static func recurrence(
        of component: CalendarComponent
    ) throws(CalendarSyntaxError) -> Recurrence? {
        let extra = try moments(.extraDates, of: component)
        guard let rule = component[.rule] else {
            guard extra.isEmpty else {
                throw CalendarSyntaxError(line: component.line ?? 1, .missing(.rule))
            }
            return nil
        }
        return Recurrence(
            rule: rule.value, line: rule.line ?? 1, extra: extra,
            excepted: try moments(.exceptedDates, of: component))
    }

    private static func moments(
        _ name: CalendarName, of component: CalendarComponent
    ) throws(CalendarSyntaxError) -> [CalendarMoment] {
        var moments: [CalendarMoment] = []
        for property in component.properties where property.name == name {
            moments += try property.moments()
        }
        return moments
    }
}
