package import Cedar
package import JSON

// Cedar compares byte by byte, so what is read of a string or a key goes on as a `Text`.

extension JSONValue {
    /// A string.
    package static func string(_ text: Text) -> JSONValue { .string(text.string) }

    /// The text, when this is a string.
    package var text: Text? { string.map { Text($0) } }

    /// An object of the given members.
    package init(_ members: (Text, JSONValue)...) {
        self.init(members)
    }

    /// An object of the given members.
    package init(_ members: [(Text, JSONValue)]) {
        self = .object(members.map { Member($0.string, $1) })
    }
}

extension JSONValue.Member {
    /// The key.
    package var name: Text { Text(key) }
}
