import HouseholdModel

/// How much of a list may be asked for at once.
package enum ListLimit {
    /// How many rows.
    package static let range = 1...1_000_000

    /// Throws where that is none.
    static func check(_ limit: Int) throws(ServiceError) {
        guard range.contains(limit) else {
            throw .value(
                field: "limit",
                expected: "a number from \(range.lowerBound) to \(range.upperBound)")
        }
    }
}
