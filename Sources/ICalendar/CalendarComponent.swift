/// A component (RFC 5545 section 3.6): a calendar, an event in it, or an alarm of that.
package struct CalendarComponent: Sendable {
    /// What it is.
    package let name: CalendarName
    /// What is said of it.
    package var properties: [CalendarProperty]
    /// The components in it.
    package var components: [CalendarComponent]
    /// The line of the file on which it began; one that was made stands on none.
    package let line: Int?

    /// Creates a component.
    package init(
        _ name: CalendarName, _ properties: [CalendarProperty] = [],
        components: [CalendarComponent] = [], line: Int? = nil
    ) {
        self.name = name
        self.properties = properties
        self.components = components
        self.line = line
    }

    /// The first property of that name.
    package subscript(name: CalendarName) -> CalendarProperty? {
        properties.first { $0.name == name }
    }
}

extension CalendarComponent: Hashable {
    /// Where it stood is no part of it.
    package static func == (left: CalendarComponent, right: CalendarComponent) -> Bool {
        left.name == right.name && left.properties == right.properties
            && left.components == right.components
    }

    /// Feeds all but the line to `hasher`.
    package func hash(into hasher: inout Hasher) {
        hasher.combine(name)
        hasher.combine(properties)
        hasher.combine(components)
    }
}
