import HouseholdModel

extension UndoTable {
    static let rewardRequest = UndoTable(
        query: "SELECT * FROM reward_request WHERE household_id = ? AND id = ?",
        isPutBackWhole: false,
        gone: { _, _ in ["state": .text(RewardRequestState.withdrawn.rawValue)] },
        put: UndoTable.movesPoints)
}

extension RowSnapshot {
    /// Whether the request was taken back.
    package var isWithdrawnRequest: Bool { word("state") == RewardRequestState.withdrawn }
}
