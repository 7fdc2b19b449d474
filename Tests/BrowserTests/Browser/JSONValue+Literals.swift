package import JSON

extension JSONValue: ExpressibleByDictionaryLiteral, ExpressibleByArrayLiteral,
    ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral, ExpressibleByStringInterpolation
{
    package init(dictionaryLiteral elements: (String, JSONValue)...) {
        self = .object(elements.map { Member($0, $1) })
    }

    package init(arrayLiteral elements: JSONValue...) {
        self = .array(elements)
    }

    package init(booleanLiteral value: Bool) {
        self = .bool(value)
    }

    package init(integerLiteral value: Int) {
        self = .number("\(value)")
    }
}

extension JSONValue {
    /// The strings in a list of strings.
    var strings: [String] { (elements ?? []).compactMap(\.string) }
}
