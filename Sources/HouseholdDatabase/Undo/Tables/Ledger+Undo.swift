import HouseholdModel

extension UndoTable {
    static let ledger = UndoTable(
        query: """
            SELECT l.sequence AS number, b.sequence IS NOT NULL AS reversed FROM ledger l
            LEFT JOIN ledger b ON b.household_id = l.household_id AND b.reverses = l.sequence
            WHERE l.household_id = ? AND l.sequence = ?
            """,
        isPutBackWhole: false,
        gone: { _, _ in ["reversed": .number(1)] },
        put: UndoTable.movesPoints)
}

extension RowSnapshot {
    /// Whether the entry was taken back by another one.
    package var isReversedEntry: Bool { columns["reversed"] == .number(1) }
}
