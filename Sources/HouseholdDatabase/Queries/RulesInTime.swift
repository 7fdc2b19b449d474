package import HouseholdModel

/// The rules that a household has set, and which others hold until the end of a day.
package struct RulesInTime: Hashable, Sendable {
    /// Those that were set last; `nil` for those that come with the program.
    package let set: InstalledRules?
    /// Those that hold until the end of the day on which these were set, where they take something from children.
    package let promise: RulesPromise?

    /// Creates the rules of a household.
    package init(set: InstalledRules?, promise: RulesPromise? = nil) {
        self.set = set
        self.promise = promise
    }

    /// The promise that holds at a moment, if any.
    package func promise(at instant: Instant) -> RulesPromise? {
        promise.flatMap { $0.holds(at: instant) ? $0 : nil }
    }

    /// The rules that hold at a moment; `nil` for those that come with the program.
    package func rules(at instant: Instant) -> InstalledRules? {
        guard let promise = promise(at: instant) else { return set }
        return promise.rules
    }
}

/// The rules that hold until the end of the day on which others were set.
package struct RulesPromise: Hashable, Sendable {
    /// The rules; `nil` for those that come with the program.
    package let rules: InstalledRules?
    /// The first moment at which they do not hold any more.
    package let end: Instant

    /// Creates a promise.
    package init(_ rules: InstalledRules?, until end: Instant) {
        self.rules = rules
        self.end = end
    }

    /// Returns whether they hold at that moment.
    package func holds(at instant: Instant) -> Bool { instant < end }
}

extension Facts {
    /// The household's own rules, if it has any, and those that hold until the end of a day.
    package func rulesInTime(of household: Household.ID) throws(StoreError) -> RulesInTime {
        let found = try connection.first(
            """
            SELECT r.text, r.digest, r.checked_within, r.set_by, r.set_at, p.text AS held_text,
                p.digest AS held_digest, p.checked_within AS held_within, p.set_by AS held_by,
                p.set_at AS held_at, p.ends_at
            FROM household h
            LEFT JOIN house_rules r ON r.household_id = h.id
            LEFT JOIN house_rules_promise p ON p.household_id = h.id
            WHERE h.id = ?
            """, [household.blob]
        ) { row throws(StoreError) in
            try (
                set: Self.installed(row),
                held: Self.held(row), end: row.optionalInstant("ends_at")
            )
        }
        guard let found else { return RulesInTime(set: nil) }
        var (set, held) = (found.set, found.held)
        if set != nil || held != nil {
            let isRecorded =
                try lastState(of: household)?.state[.rules] == digest(.rules, of: household)
            set?.isRecorded = isRecorded
            held?.isRecorded = isRecorded
        }
        return RulesInTime(set: set, promise: found.end.map { RulesPromise(held, until: $0) })
    }

    private static func installed(_ row: Fields) throws(StoreError) -> InstalledRules? {
        guard let text = try row.optionalText("text") else { return nil }
        return InstalledRules(
            text: text, digest: try row.bytes("digest"),
            checkedWithin: try row.bytes("checked_within"), setBy: try row.id("set_by"),
            setAt: try row.instant("set_at"))
    }

    private static func held(_ row: Fields) throws(StoreError) -> InstalledRules? {
        guard let text = try row.optionalText("held_text") else { return nil }
        return InstalledRules(
            text: text, digest: try row.bytes("held_digest"),
            checkedWithin: try row.bytes("held_within"), setBy: try row.id("held_by"),
            setAt: try row.instant("held_at"))
    }
}

extension Transaction {
    /// Lets rules hold until the end of a day, in place of those that are set.
    package func keep(_ promise: RulesPromise, in household: Household.ID) throws(StoreError) {
        let rules = promise.rules
        try connection.run(
            """
            INSERT INTO house_rules_promise (
                household_id, text, digest, checked_within, set_by, set_at, ends_at
            ) VALUES (?, ?, ?, ?, ?, ?, ?)
            ON CONFLICT (household_id) DO UPDATE SET text = excluded.text,
                digest = excluded.digest, checked_within = excluded.checked_within,
                set_by = excluded.set_by, set_at = excluded.set_at, ends_at = excluded.ends_at
            """,
            [
                household.blob, rules?.text, rules.map { blob($0.digest) },
                rules.map { blob($0.checkedWithin) }, rules?.setBy.blob,
                rules?.setAt.milliseconds, promise.end.milliseconds,
            ])
    }

    /// Lets the rules that are set hold at once.
    package func endRulesPromise(in household: Household.ID) throws(StoreError) {
        try connection.run(
            "DELETE FROM house_rules_promise WHERE household_id = ?", [household.blob])
    }
}
