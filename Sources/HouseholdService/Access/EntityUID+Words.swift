import Cedar
import HouseholdModel

// What the rules call days and what is done, each name made once.

extension Weekday {
    private static let uids = Dictionary(
        uniqueKeysWithValues: allCases.map { ($0, EntityUID("Weekday", $0.word)) })

    /// What the rules call it.
    var uid: EntityUID { Self.uids[self] ?? EntityUID("Weekday", word) }
}

extension Action {
    private static let uids = Dictionary(
        uniqueKeysWithValues: allCases.map { ($0, EntityUID("Action", $0.rawValue)) })

    /// What the rules call it.
    var uid: EntityUID { Self.uids[self] ?? EntityUID("Action", rawValue) }
}
