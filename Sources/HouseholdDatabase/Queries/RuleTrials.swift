package import HouseholdModel

/// House rules that hold for some days, to see how they are.
package struct RuleTrial: Hashable, Sendable {
    /// The rules, also those that held before.
    package internal(set) var rules: InstalledRules
    /// What of them is new, by its names.
    package let names: [String]
    /// The first moment at which they hold.
    package let start: Instant
    /// The first at which what held before holds again.
    package let end: Instant
    /// The last row of the records before they were set.
    let sequence: Int

    /// Creates a trial of rules that are about to be set.
    package init(
        _ rules: InstalledRules, new names: [String], from start: Instant, until end: Instant
    ) {
        self.init(rules, names, start, end, after: 0)
    }

    init(
        _ rules: InstalledRules, _ names: [String], _ start: Instant, _ end: Instant,
        after sequence: Int
    ) {
        self.rules = rules
        self.names = names
        self.start = start
        self.end = end
        self.sequence = sequence
    }
}

extension RuleTrial {
    /// The same with another end.
    package func ending(at end: Instant) -> RuleTrial {
        RuleTrial(rules, names, start, end, after: sequence)
    }
}

/// How often the same policies decided about the same that the same one asked for.
package struct RuleVerdicts: Hashable, Sendable {
    /// The newest row of the records of these.
    package let newest: AuditRow
    /// How many they are.
    package let count: Int

    /// Creates it.
    package init(newest: AuditRow, count: Int) {
        (self.newest, self.count) = (newest, count)
    }
}

extension Facts {
    /// The trial of rules that was the last one, if it was not over by `instant`.
    package func lastTrial(
        of household: Household.ID, notOverBy instant: Instant
    ) throws(StoreError) -> RuleTrial? {
        try connection.first(
            """
            SELECT text AS trial_text, digest AS trial_digest, checked_within AS trial_within,
                set_by AS trial_by, set_at AS trial_at, names, after_sequence, starts_at,
                ends_at AS trial_ends_at
            FROM house_rules_trial WHERE household_id = ? AND ends_at > ?
            """, [household.blob, instant.milliseconds], read: Self.trial
        ) ?? nil
    }

    /// How often which policies decided by the rules on trial while they held; nothing about chores that are private.
    ///
    /// It reads the records from the beginning of the trial on, and of these what was decided by just these rules: what
    /// came before the trial, or after it, had others. `digest` is that of the same rules within the walls of now, which
    /// another version of the program may have.
    package func verdicts(
        in trial: RuleTrial, of household: Household.ID, or digest: [UInt8]
    ) throws(StoreError) -> [RuleVerdicts] {
        try connection.rows(
            """
            SELECT *, count(*) AS count, max(sequence) AS newest FROM audit
            WHERE household_id = ?1 AND sequence > ?2 AND at < ?3 AND rules IN (?4, ?5)
                AND member_id IS NOT NULL AND policies <> ''
                AND (on_kind IS NOT 'chore' OR on_number IS NULL OR NOT EXISTS (
                    SELECT 1 FROM chore c WHERE c.household_id = audit.household_id
                        AND c.number = audit.on_number AND c.private = 1))
            GROUP BY operation, policies, member_id, about_id, allowed
            """,
            [
                household.blob, trial.sequence, trial.end.milliseconds, blob(trial.rules.digest),
                blob(digest),
            ]
        ) { row throws(StoreError) in
            RuleVerdicts(newest: try AuditRow(row), count: try row.integer("count"))
        }
    }

    static func trial(_ row: Fields) throws(StoreError) -> RuleTrial? {
        guard let rules = try InstalledRules(row, "trial") else { return nil }
        return RuleTrial(
            rules, try row.text("names").split(separator: " ").map(String.init),
            try row.instant("starts_at"), try row.instant("trial_ends_at"),
            after: try row.integer("after_sequence"))
    }
}

extension Transaction {
    /// Lets rules hold for some days, in place of those that do, and tells whoever set them when that is over.
    package func begin(
        _ trial: RuleTrial, in household: Household.ID, telling id: Identifier<Notice>
    ) throws(StoreError) {
        let rules = trial.rules
        try connection.run(
            """
            INSERT INTO house_rules_trial (household_id, text, digest, checked_within, set_by,
                set_at, names, starts_at, ends_at, after_sequence)
            SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, coalesce((SELECT sequence FROM chain_end
                WHERE household_id = ?1 AND book = 'audit'), 0)
            ON CONFLICT (household_id) DO UPDATE SET text = excluded.text,
                digest = excluded.digest, checked_within = excluded.checked_within,
                set_by = excluded.set_by, set_at = excluded.set_at, names = excluded.names,
                starts_at = excluded.starts_at, ends_at = excluded.ends_at,
                after_sequence = excluded.after_sequence
            """,
            [
                household.blob, rules.text, blob(rules.digest), blob(rules.checkedWithin),
                rules.setBy.blob, rules.setAt.milliseconds, trial.names.joined(separator: " "),
                trial.start.milliseconds, trial.end.milliseconds,
            ])
        try add(NoticeRow(kind: .trialOver), id, to: rules.setBy, in: household, at: trial.end)
    }

    /// Lets a trial of rules end at that moment, and not when it was to, as whoever reads later of it is told.
    package func end(
        _ trial: RuleTrial, in household: Household.ID, at end: Instant
    ) throws(StoreError) {
        try connection.run(
            "UPDATE house_rules_trial SET ends_at = ? WHERE household_id = ?",
            [end.milliseconds, household.blob])
        try connection.run(
            """
            UPDATE notice SET at = ?
            WHERE household_id = ? AND kind = 'trial-over' AND at = ? AND seen_at IS NULL
            """, [end.milliseconds, household.blob, trial.end.milliseconds])
        try connection.run(
            """
            UPDATE notice SET ends_at = ?
            WHERE household_id = ? AND kind = 'rules-changed' AND ends_at = ?
            """, [end.milliseconds, household.blob, trial.end.milliseconds])
    }

    /// Takes back a trial of rules that has not begun.
    package func takeBack(_ trial: RuleTrial, in household: Household.ID) throws(StoreError) {
        try connection.run(
            "DELETE FROM house_rules_trial WHERE household_id = ?", [household.blob])
        try connection.run(
            """
            DELETE FROM notice
            WHERE household_id = ? AND kind = 'trial-over' AND at = ? AND seen_at IS NULL
            """, [household.blob, trial.end.milliseconds])
    }
}
