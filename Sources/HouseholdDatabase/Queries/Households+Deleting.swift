package import HouseholdModel

extension Transaction {
    /// Deletes a household with all that it has; the accounts of those who were in it stay.
    package func delete(_ household: Household.ID) throws(StoreError) {
        for account in try facts.members(in: household).compactMap(\.account) {
            try forgetOutcomes(of: account, in: household)
        }
        try connection.run("UPDATE household SET ending = 1 WHERE id = ?", [household.blob])
        try connection.run(
            "UPDATE session SET household_id = NULL, member_id = NULL WHERE household_id = ?",
            [household.blob])
        try connection.run("DELETE FROM session WHERE device_home = ?", [household.blob])
        try connection.run("DELETE FROM pairing WHERE device_home = ?", [household.blob])
        for statement in Self.deletions { try connection.run(statement, [household.blob]) }
        try connection.run("DELETE FROM household WHERE id = ?", [household.blob])
        noteChange(in: household)
    }

    /// Each after those that refer to it.
    private static let deletions = [
        "DELETE FROM capability WHERE household_id = ?",
        "DELETE FROM calendar_file WHERE household_id = ?",
        "DELETE FROM delivery_notice WHERE household_id = ?",
        "DELETE FROM delivery WHERE household_id = ?",
        "DELETE FROM channel WHERE household_id = ?",
        "DELETE FROM notice WHERE household_id = ?",
        "DELETE FROM undo WHERE household_id = ?",
        "DELETE FROM look WHERE household_id = ?",
        "DELETE FROM seal WHERE household_id = ?",
        "DELETE FROM badge WHERE household_id = ?",
        "DELETE FROM merit WHERE household_id = ?",
        "DELETE FROM appeal WHERE household_id = ?",
        "DELETE FROM routine_bonus WHERE household_id = ?",
        "DELETE FROM routine WHERE household_id = ?",
        "DELETE FROM ledger WHERE household_id = ?",
        "DELETE FROM jar WHERE household_id = ?",
        "DELETE FROM allowance WHERE household_id = ?",
        "DELETE FROM bank_account WHERE household_id = ?",
        "DELETE FROM goal WHERE household_id = ?",
        "DELETE FROM handover WHERE household_id = ?",
        "DELETE FROM milestone WHERE household_id = ?",
        "DELETE FROM reward_request WHERE household_id = ?",
        "DELETE FROM wish WHERE household_id = ?",
        "DELETE FROM reward_promise WHERE household_id = ?",
        "DELETE FROM reward_price WHERE household_id = ?",
        "DELETE FROM reward_member WHERE household_id = ?",
        "DELETE FROM reward_progress WHERE household_id = ?",
        "DELETE FROM reward WHERE household_id = ?",
        "DELETE FROM chore_note WHERE household_id = ?",
        "DELETE FROM completion WHERE household_id = ?",
        "DELETE FROM occurrence WHERE household_id = ?",
        "DELETE FROM chore WHERE household_id = ?",
        "DELETE FROM absence WHERE household_id = ?",
        "DELETE FROM pass_child WHERE household_id = ?",
        "DELETE FROM pass WHERE household_id = ?",
        "DELETE FROM house_rules_trial WHERE household_id = ?",
        "DELETE FROM house_rules_promise WHERE household_id = ?",
        "DELETE FROM house_rules WHERE household_id = ?",
        "DELETE FROM device_member WHERE household_id = ?",
        "DELETE FROM device WHERE household_id = ?",
        "DELETE FROM pairing_miss WHERE household_id = ?",
        "DELETE FROM linking_key WHERE household_id = ?",
        "DELETE FROM admission WHERE household_id = ?",
        "DELETE FROM sign_in_attempt WHERE household_id = ?",
        "DELETE FROM standing WHERE household_id = ?",
        "DELETE FROM member WHERE household_id = ?",
        "DELETE FROM house_state WHERE household_id = ?",
        "DELETE FROM audit WHERE household_id = ?",
        "DELETE FROM chain_end WHERE household_id = ?",
    ]
}
