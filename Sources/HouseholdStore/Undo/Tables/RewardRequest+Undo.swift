import Household

extension UndoTable {
    static let rewardRequest = UndoTable(
        query: "SELECT * FROM redemption WHERE household_id = ? AND id = ?",
        isPutBackWhole: false,
        gone: { _, _ in ["state": .text("withdrawn")] },
        put: UndoTable.movesPoints)
}

extension RowSnapshot {
    /// Whether the request was taken back.
    package var isWithdrawnRequest: Bool { text("state") == "withdrawn" }
}
