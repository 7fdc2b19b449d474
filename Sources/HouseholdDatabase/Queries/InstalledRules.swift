package import HouseholdModel

/// The rules that a household decides by in place of those that come with the program.
package struct InstalledRules: Hashable, Sendable {
    /// The rules as they were written.
    package let text: String
    /// The SHA-256 of what decides: these rules and the walls around them.
    package let digest: [UInt8]
    /// The SHA-256 of the schema and the walls within which they were checked.
    package let checkedWithin: [UInt8]
    /// Who set them.
    package let setBy: Member.ID
    /// When.
    package let setAt: Instant
    /// Whether a change of ours left them so; those that another program put there are not.
    package internal(set) var isRecorded = true

    /// Creates rules to install.
    package init(
        text: String, digest: [UInt8], checkedWithin: [UInt8], setBy: Member.ID, setAt: Instant
    ) {
        self.text = text
        self.digest = digest
        self.checkedWithin = checkedWithin
        self.setBy = setBy
        self.setAt = setAt
    }

    /// The rules of a row, in columns whose names begin so; `nil` where there are none in it.
    init?(_ row: Fields, _ kind: String) throws(StoreError) {
        guard let text = try row.optionalText("\(kind)_text") else { return nil }
        self.init(
            text: text, digest: try row.bytes("\(kind)_digest"),
            checkedWithin: try row.bytes("\(kind)_within"), setBy: try row.id("\(kind)_by"),
            setAt: try row.instant("\(kind)_at"))
    }
}

extension Transaction {
    /// Puts rules in place of those that the household has.
    package func install(
        _ rules: InstalledRules, in household: Household.ID
    ) throws(StoreError) {
        try connection.run(
            """
            INSERT INTO house_rules (household_id, text, digest, checked_within, set_by, set_at)
            VALUES (?, ?, ?, ?, ?, ?)
            ON CONFLICT (household_id) DO UPDATE SET text = excluded.text,
                digest = excluded.digest, checked_within = excluded.checked_within,
                set_by = excluded.set_by, set_at = excluded.set_at
            """,
            [
                household.blob, rules.text, blob(rules.digest), blob(rules.checkedWithin),
                rules.setBy.blob, rules.setAt.milliseconds,
            ])
    }

    /// Takes the household's own rules away, so that those of the program decide again.
    package func removeRules(of household: Household.ID) throws(StoreError) {
        try connection.run(
            "DELETE FROM house_rules WHERE household_id = ?", [household.blob])
    }
}
