package import HouseholdModel

extension UndoTable {
    static let pass = UndoTable(
        query: "SELECT * FROM pass WHERE household_id = ? AND id = ?",
        // What was said OK to meanwhile stays counted.
        isPutBackWhole: false,
        gone: { instant, _ in ["ended_at": .number(Int(instant.milliseconds))] },
        put: { row, key, transaction throws(StoreError) in
            try transaction.putPass(row, key)
        })
}

extension Facts {
    /// Where the rows are of the passes that these members have.
    package func keys(
        ofPassesOf members: [Member.ID], in household: Household.ID
    ) throws(StoreError) -> Set<RowSnapshot.Key> {
        Set(
            try passes(in: household).filter { members.contains($0.member) }
                .map { RowSnapshot.Key(.pass, $0.id) })
    }
}

extension Transaction {
    fileprivate func putPass(
        _ row: RowSnapshot, _ key: [Connection.Value]
    ) throws(StoreError) {
        try connection.run(
            "UPDATE pass SET ended_at = ? WHERE household_id = ? AND id = ?",
            row.bound(["ended_at"]) + key)
    }
}

extension RowSnapshot {
    /// Whether it is a pass that was not ended.
    package var isLivePass: Bool { key.table == .pass && columns["ended_at"] == .nothing }
}
