package import HouseholdModel

extension Facts {
    /// How much has happened in a household: how many rows its records have, and the book of how it stood, which has one
    /// where somebody came in or went who was nobody before, of which the records of nobody's household tell.
    package func progress(of household: Household.ID) throws(StoreError) -> HouseholdProgress {
        let number = try connection.first(
            """
            SELECT coalesce((
                SELECT sequence FROM chain_end WHERE household_id = ?1 AND book = 'audit'
            ), 0) + coalesce((
                SELECT max(sequence) FROM house_state WHERE household_id = ?1
            ), 0) AS number
            """, [household.blob]
        ) { row throws(StoreError) in try row.integer("number") }
        return HouseholdProgress(of: household, number: number ?? 0)
    }
}

// MARK: - What a transaction changes

/// The households of which a transaction has changed what others see.
final class ChangedHouseholds {
    private(set) var all: Set<Household.ID> = []

    func note(_ household: Household.ID) {
        all.insert(household)
    }
}

extension Transaction {
    /// Notes that something happened in a household, so that those who listen are told once it is committed.
    func noteChange(in household: Household.ID) {
        connection.changed?.note(household)
    }
}
