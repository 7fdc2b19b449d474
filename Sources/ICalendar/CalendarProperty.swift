/// One property of a component (RFC 5545 section 3.5): a content line once it is unfolded.
package struct CalendarProperty: Sendable {
    /// What it is about.
    package let name: CalendarName
    /// What is said of its value, such as the zone of a time.
    package let parameters: [Parameter]
    /// The value as it stands in a file: texts are escaped in it.
    package let value: String
    /// The line of the file on which it began; one that was made stands on none.
    package let line: Int?

    /// Something that is said of a value.
    package struct Parameter: Hashable, Sendable {
        /// What it is about.
        package let name: CalendarName
        /// What is said; often one.
        package let values: [String]

        /// Creates a parameter; characters that no parameter can hold are left out.
        package init(_ name: CalendarName, _ values: [String]) {
            self.name = name
            self.values = values.map { value in
                String(String.UnicodeScalarView(value.unicodeScalars.filter(Self.isAllowed)))
            }
        }

        private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
            scalar != "\"" && scalar.isCalendarText
        }
    }

    /// Creates a property; characters that no line can hold are left out of its value.
    package init(
        _ name: CalendarName, _ value: String, parameters: [Parameter] = [], line: Int? = nil
    ) {
        self.name = name
        self.value = String(
            String.UnicodeScalarView(value.unicodeScalars.filter(\.isCalendarText)))
        self.parameters = parameters
        self.line = line
    }

    /// Creates a property whose value is a text of somebody's.
    package init(_ name: CalendarName, text: String) {
        self.init(name, CalendarText.escaped(text))
    }

    /// The value as a text.
    package var text: String { CalendarText.unescaped(value) }

    /// What is said first of the value in that parameter.
    package subscript(parameter parameter: CalendarName) -> String? {
        parameters.first { $0.name == parameter }?.values.first
    }
}

extension CalendarProperty: Hashable {
    /// Where it stood is no part of it.
    package static func == (left: CalendarProperty, right: CalendarProperty) -> Bool {
        (left.name, left.parameters, left.value) == (right.name, right.parameters, right.value)
    }

    /// Feeds all but the line to `hasher`.
    package func hash(into hasher: inout Hasher) {
        hasher.combine(name)
        hasher.combine(parameters)
        hasher.combine(value)
    }
}

extension Unicode.Scalar {
    /// Whether a line can hold it: all but control characters can, and the tab.
    var isCalendarText: Bool {
        self == "\t" || !(value < 0x20 || (0x7F...0x9F).contains(value))
    }
}
