package import HouseholdModel

/// The rules that a household has set, and which others hold for some time: until the end of the day on which it did, or
/// on trial.
package struct RulesInTime: Hashable, Sendable {
    /// Those that were set last; `nil` for those that come with the program.
    package let set: InstalledRules?
    /// Those that still hold, where these take something from children.
    package let promise: Promise<InstalledRules?>?
    /// Those on trial, unless that is over.
    package let trial: RuleTrial?
    /// Whether these hold already.
    package let isOnTrial: Bool

    /// Creates the rules of a household as they are at a moment.
    package init(
        set: InstalledRules?, promise: Promise<InstalledRules?>? = nil, trial: RuleTrial? = nil,
        at instant: Instant = .distantPast
    ) {
        self.set = set
        self.promise = promise
        self.trial = trial
        isOnTrial = trial.map { $0.start <= instant } ?? false
    }

    /// The rules that hold; `nil` for those that come with the program.
    ///
    /// What is on trial is tried against what held before; a trial begins at no time when anything is promised.
    package var held: InstalledRules? {
        if isOnTrial, let trial { return trial.rules }
        return if let promise { promise.value } else { set }
    }

    /// The rules that come next by themselves, and from when on.
    package var coming: Promise<InstalledRules?>? {
        if let promise { return Promise(set, until: promise.end) }
        guard let trial else { return nil }
        return isOnTrial
            ? Promise(set, until: trial.end) : Promise(trial.rules, until: trial.start)
    }

    /// What is kept of those that hold where others are set: until the end of the day on which the first of what comes was.
    package func keepingHeld(at instant: Instant, in zone: Zone) -> Promise<InstalledRules?> {
        .keeping(held, of: promise, at: instant, in: zone)
    }
}

extension Facts {
    /// The household's own rules, if it has any, and those that still hold at that moment in their place.
    package func rulesInTime(
        of household: Household.ID, at instant: Instant
    ) throws(StoreError) -> RulesInTime {
        let found = try connection.first(
            """
            SELECT r.text AS set_text, r.digest AS set_digest, r.checked_within AS set_within,
                r.set_by, r.set_at, p.text AS held_text, p.digest AS held_digest,
                p.checked_within AS held_within, p.set_by AS held_by, p.set_at AS held_at, p.ends_at,
                t.text AS trial_text, t.digest AS trial_digest, t.checked_within AS trial_within,
                t.set_by AS trial_by, t.set_at AS trial_at, t.names,
                t.after_sequence, t.starts_at, t.ends_at AS trial_ends_at
            FROM household h
            LEFT JOIN house_rules r ON r.household_id = h.id
            LEFT JOIN house_rules_promise p ON p.household_id = h.id AND p.ends_at > ?2
            LEFT JOIN house_rules_trial t ON t.household_id = h.id AND t.ends_at > ?2
            WHERE h.id = ?1
            """, [household.blob, instant.milliseconds]
        ) { row throws(StoreError) in
            try (
                set: InstalledRules(row, "set"), held: InstalledRules(row, "held"),
                end: row.optionalInstant("ends_at"), trial: Self.trial(row)
            )
        }
        guard let found else { return RulesInTime(set: nil) }
        var (set, held, trial) = (found.set, found.held, found.trial)
        if set != nil || held != nil || trial != nil {
            let isRecorded =
                try lastState(of: household)?.state[.rules] == digest(.rules, of: household)
            set?.isRecorded = isRecorded
            held?.isRecorded = isRecorded
            trial?.rules.isRecorded = isRecorded
        }
        return RulesInTime(
            set: set, promise: found.end.map { Promise(held, until: $0) }, trial: trial,
            at: instant)
    }
}

extension Transaction {
    /// Lets rules hold until the end of a day, in place of those that are set.
    package func keep(
        _ promise: Promise<InstalledRules?>, in household: Household.ID
    ) throws(StoreError) {
        let rules = promise.value
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
