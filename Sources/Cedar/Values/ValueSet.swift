/// Values without order or repetition.
public struct ValueSet: Sendable {
    /// The values, each once, in the order they were first given.
    public let elements: [Value]
    private let members: Set<Value>

    /// Creates the set of `elements`.
    public init(_ elements: [Value]) {
        var members: Set<Value> = []
        self.elements = elements.filter { members.insert($0).inserted }
        self.members = members
    }
}

// MARK: - Asking what is inside

extension ValueSet {
    /// Whether there is nothing inside.
    public var isEmpty: Bool { elements.isEmpty }

    /// Whether `value` is inside.
    public func contains(_ value: Value) -> Bool {
        members.contains(value)
    }

    /// Whether everything in `other` is also in here.
    public func isSuperset(of other: ValueSet) -> Bool {
        members.isSuperset(of: other.members)
    }

    /// Whether something in `other` is also in here.
    public func intersects(_ other: ValueSet) -> Bool {
        !members.isDisjoint(with: other.members)
    }
}

extension ValueSet: Hashable {
    /// Whether two sets have the same elements.
    public static func == (left: ValueSet, right: ValueSet) -> Bool {
        left.members == right.members
    }

    /// Feeds the elements to `hasher`, in no particular order.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(members)
    }
}

extension ValueSet: CustomStringConvertible {
    /// The set as an expression that is worth it.
    public var description: String {
        "[\(elements.map(\.description).joined(separator: ", "))]"
    }
}
