import HouseholdModel

extension UndoTable {
    static let wish = UndoTable(
        query: "SELECT * FROM wish WHERE household_id = ? AND id = ?",
        isPutBackWhole: true,
        gone: { instant, _ in ["ended_at": .number(Int(instant.milliseconds))] },
        put: { row, key, transaction throws(StoreError) in
            try transaction.putWish(row, key)
        })
}

extension Transaction {
    fileprivate func putWish(
        _ row: RowSnapshot, _ key: [Connection.Value]
    ) throws(StoreError) {
        try connection.run(
            "UPDATE wish SET ended_at = ? WHERE household_id = ? AND id = ?",
            row.bound(["ended_at"]) + key)
    }
}
