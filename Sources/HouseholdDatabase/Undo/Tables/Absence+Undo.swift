import HouseholdModel

extension UndoTable {
    static let absence = UndoTable(
        query: "SELECT * FROM absence WHERE household_id = ? AND id = ?",
        isPutBackWhole: true,
        gone: { instant, _ in ["removed_at": .number(Int(instant.milliseconds))] },
        put: { row, key, transaction throws(StoreError) in
            try transaction.putAbsence(row, key)
        })
}

extension Transaction {
    fileprivate func putAbsence(
        _ row: RowSnapshot, _ key: [Connection.Value]
    ) throws(StoreError) {
        try connection.run(
            "UPDATE absence SET removed_at = ? WHERE household_id = ? AND id = ?",
            row.bound(["removed_at"]) + key)
    }
}
