/// A Swift type that stands for one kind of value.
protocol ValueRepresentable: Sendable {
    /// The kind of value it stands for.
    static var kind: Value.Kind { get }

    /// Creates it from a value, or returns `nil` when the value is of another kind.
    init?(_ value: Value)

    /// The value it stands for.
    var asValue: Value { get }
}

extension Value {
    /// What the value is as a `Result`.
    func `as`<Result: ValueRepresentable>(
        _: Result.Type = Result.self
    ) throws(EvaluationError) -> Result {
        guard let result = Result(self) else {
            throw .type(expected: Result.kind, found: kind)
        }
        return result
    }
}

extension Bool: ValueRepresentable {
    static var kind: Value.Kind { .bool }
    var asValue: Value { .bool(self) }

    init?(_ value: Value) {
        guard case .bool(let bool) = value else { return nil }
        self = bool
    }
}

extension Int64: ValueRepresentable {
    static var kind: Value.Kind { .long }
    var asValue: Value { .long(self) }

    init?(_ value: Value) {
        guard case .long(let long) = value else { return nil }
        self = long
    }
}

extension Text: ValueRepresentable {
    static var kind: Value.Kind { .string }
    var asValue: Value { .string(self) }

    init?(_ value: Value) {
        guard case .string(let text) = value else { return nil }
        self = text
    }
}

extension EntityUID: ValueRepresentable {
    static var kind: Value.Kind { .entity }
    var asValue: Value { .entity(self) }

    init?(_ value: Value) {
        guard case .entity(let uid) = value else { return nil }
        self = uid
    }
}

extension ValueSet: ValueRepresentable {
    static var kind: Value.Kind { .set }
    var asValue: Value { .set(self) }

    init?(_ value: Value) {
        guard case .set(let set) = value else { return nil }
        self = set
    }
}

extension Decimal: ValueRepresentable {
    static var kind: Value.Kind { .decimal }
    var asValue: Value { .decimal(self) }

    init?(_ value: Value) {
        guard case .decimal(let decimal) = value else { return nil }
        self = decimal
    }
}

extension IPAddress: ValueRepresentable {
    static var kind: Value.Kind { .ipAddress }
    var asValue: Value { .ipAddress(self) }

    init?(_ value: Value) {
        guard case .ipAddress(let address) = value else { return nil }
        self = address
    }
}

extension Datetime: ValueRepresentable {
    static var kind: Value.Kind { .datetime }
    var asValue: Value { .datetime(self) }

    init?(_ value: Value) {
        guard case .datetime(let datetime) = value else { return nil }
        self = datetime
    }
}

extension Duration: ValueRepresentable {
    static var kind: Value.Kind { .duration }
    var asValue: Value { .duration(self) }

    init?(_ value: Value) {
        guard case .duration(let duration) = value else { return nil }
        self = duration
    }
}
