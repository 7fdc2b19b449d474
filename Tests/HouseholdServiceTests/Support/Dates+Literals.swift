import HouseholdModel

/// Tests write days and moments as programs read them; what is none is long ago, and so fails.
extension Day: ExpressibleByStringLiteral {
    /// The day or moment that `text` names.
    public init(stringLiteral text: String) {
        self = Day(text) ?? Day(dayNumber: -700_000)
    }
}

extension Instant: ExpressibleByStringLiteral {
    /// The day or moment that `text` names.
    public init(stringLiteral text: String) {
        self = Instant(text) ?? .distantPast
    }
}
