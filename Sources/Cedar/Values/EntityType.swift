/// The type of an entity: a path of names such as `Photo::Album`.
public struct EntityType: Hashable, Sendable {
    /// The whole path, components joined by `::`.
    public let name: Text

    /// Creates the type with the path `name`.
    public init(_ name: some StringProtocol) {
        self.name = Text(name)
    }

    /// Whether entities of this type are actions.
    package var isAction: Bool {
        name == "Action" || name.string.utf8.reversed().starts(with: "::Action".utf8.reversed())
    }

    /// Whether `name` can be written in a policy: no blanks, no reserved words.
    package var isWellFormed: Bool {
        var words: [String] = [""]
        var scalars = name.string.unicodeScalars[...]
        while let scalar = scalars.popFirst() {
            if scalar == ":", scalars.first == ":" {
                scalars.removeFirst()
                words.append("")
            } else {
                words[words.count - 1].unicodeScalars.append(scalar)
            }
        }
        return words.allSatisfy { Name.isIdentifier($0) && !Name.isReserved($0) }
    }
}

extension EntityType: ExpressibleByStringLiteral {
    /// Creates the type that a literal spells.
    public init(stringLiteral value: String) {
        self.init(value)
    }
}

extension EntityType: Comparable {
    /// Whether the path of `left` comes before that of `right`.
    public static func < (left: EntityType, right: EntityType) -> Bool {
        left.name < right.name
    }
}

extension EntityType: CustomStringConvertible {
    /// The path.
    public var description: String { name.string }
}
