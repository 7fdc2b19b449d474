package import HouseholdModel

extension UndoTable {
    static let routine = UndoTable(
        query: "SELECT * FROM routine WHERE household_id = ? AND id = ?",
        isPutBackWhole: true,
        gone: { instant, _ in ["deleted_at": .number(Int(instant.milliseconds))] },
        put: { row, key, transaction throws(StoreError) in
            try transaction.putRoutine(row, key)
        })
}

extension Facts {
    /// Where the rows of the household's routines are.
    package func keysOfRoutines(
        in household: Household.ID
    ) throws(StoreError) -> Set<RowSnapshot.Key> {
        Set(try routines(in: household).map { RowSnapshot.Key(.routine, $0.id) })
    }
}

extension Transaction {
    fileprivate func putRoutine(
        _ row: RowSnapshot, _ key: [Connection.Value]
    ) throws(StoreError) {
        try connection.run(
            """
            UPDATE routine SET name = ?, chores = ?, bonus = ?, deleted_at = ?
            WHERE household_id = ? AND id = ?
            """, row.bound(["name", "chores", "bonus", "deleted_at"]) + key)
    }
}

extension RowSnapshot {
    /// The name of a routine that is there.
    package var nameOfLiveRoutine: Tag? {
        guard key.table == .routine, columns["deleted_at"] == .nothing else { return nil }
        return text("name").flatMap { Tag($0) }
    }
}
