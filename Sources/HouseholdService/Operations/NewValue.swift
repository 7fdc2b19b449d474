/// What a change puts in the place of something that need not be there: a value, or none.
package enum NewValue<Value: Codable & Sendable>: Codable, Sendable {
    /// From now on this.
    case to(Value)
    /// From now on nothing.
    case none

    /// What is there from now on.
    var value: Value? {
        guard case .to(let value) = self else { return nil }
        return value
    }
}
