package import HouseholdModel

extension Facts {
    /// The names of the rules that ever left somebody half of the points, also for what was taken back.
    package func halvingRules(in household: Household.ID) throws(StoreError) -> Set<String> {
        let names = try connection.rows(
            """
            SELECT DISTINCT halved_by FROM completion
            WHERE household_id = ? AND halved_by IS NOT NULL
            """, [household.blob]
        ) { row throws(StoreError) in try row.text("halved_by") }
        return Set(names.flatMap { $0.split(separator: " ").map(String.init) })
    }
}
