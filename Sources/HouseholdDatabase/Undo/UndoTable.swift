import HouseholdModel

/// What undo knows of a table.
///
/// Each stands in a file of its own.
struct UndoTable: Sendable {
    /// Finds a row by its household and its identity, with what belongs to it in other tables.
    let query: String
    /// Whether a change of it is only taken back where nothing later touched the same row, whatever of it.
    let isPutBackWhole: Bool
    /// Columns that are put back together: where one of them was changed, all of them are noted.
    var unit: Set<String> = []
    /// What its columns say as if what it is about had been taken back or removed again at that moment, alone or with
    /// its chore.
    let gone: @Sendable (Instant, _ withItsChore: Bool) -> [String: RowSnapshot.Value]
    /// Lets the row under that key be as it was.
    let put:
        @Sendable (RowSnapshot, _ key: [Connection.Value], borrowing Transaction)
            throws(StoreError) -> Void

    /// Of what points moved for: it is not put back but moved back.
    @Sendable static func movesPoints(
        _ row: RowSnapshot, _ key: [Connection.Value], _ transaction: borrowing Transaction
    ) throws(StoreError) {
        throw .constraint("points are moved back, not put back")
    }
}

extension RowSnapshot.Table {
    /// What undo knows of it.
    var undo: UndoTable {
        switch self {
        case .household: .household
        case .member: .member
        case .chore: .chore
        case .occurrence: .occurrence
        case .absence: .absence
        case .reward: .reward
        case .rewardRequest: .rewardRequest
        case .ledger: .ledger
        case .pass: .pass
        case .wish: .wish
        case .routine: .routine
        }
    }
}
