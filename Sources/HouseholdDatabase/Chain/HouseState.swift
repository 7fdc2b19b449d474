import Crypto
import GRDB
import HouseholdModel

/// How what decides about everything else stands in a household: a digest of each part.
struct HouseState: Hashable {
    /// What is digested.
    enum Part: String, CaseIterable {
        /// What the household is called and how it is set.
        case settings
        /// Who is in it, as what, who sees what of whom, and what passes there are.
        case members
        /// What they sign in with.
        case credentials
        /// Where they are signed in.
        case sessions
        /// The rules of its own, those that hold until the end of a day, and those on trial.
        case rules
    }

    let digests: [Part: [UInt8]]

    subscript(part: Part) -> [UInt8] { digests[part, default: []] }
}

// MARK: - Reading

extension HouseState {
    /// Columns that count, or tell when something was last used: they decide nothing.
    ///
    /// Columns that come to be later are digested unless they are named here.
    static let passing: Set<String> = [
        "last_chore", "last_reward", "last_request", "last_absence", "key_misses", "clock_at",
        "clock_boot_id", "clock_boot_at", "clock_told", "missed", "missed_since", "used_at",
        "proved_at", "used", "misses", "misses_since",
    ]

    init(_ row: Fields) throws(StoreError) {
        var digests: [Part: [UInt8]] = [:]
        for part in Part.allCases { digests[part] = try row.bytes(part.rawValue) }
        self.digests = digests
    }
}

extension Facts {
    /// How the household stands now.
    func state(of household: Household.ID) throws(StoreError) -> HouseState {
        var digests: [HouseState.Part: [UInt8]] = [:]
        for part in HouseState.Part.allCases { digests[part] = try digest(part, of: household) }
        return HouseState(digests: digests)
    }

    /// The digest of the rows of a part: of each column that decides, with its name.
    func digest(
        _ part: HouseState.Part, of household: Household.ID
    ) throws(StoreError) -> [UInt8] {
        var rows: [[DatabaseValue]] = []
        for query in part.queries(without: connection.missing) {
            rows += try connection.rows(query, [household.blob]) { row throws(StoreError) in
                row.named.filter { !HouseState.passing.contains($0.name) }
                    .flatMap { [$0.name.databaseValue, $0.value] }
            }
        }
        return Chain.digest(of: rows)
    }
}

extension HouseState.Part {
    /// Its rows, always in the same order.
    ///
    /// Those of rules are read in one statement, since that is before each decision by rules of a household's own.
    /// Where nothing is promised and nothing on trial, it gives what it gave before there were these.
    fileprivate func queries(without missing: Set<LaterTable>) -> [String] {
        switch self {
        case .settings: ["SELECT * FROM household WHERE id = ?"]
        case .members:
            [
                "SELECT * FROM member WHERE household_id = ? ORDER BY id",
                "SELECT * FROM pass WHERE household_id = ? ORDER BY id",
                "SELECT * FROM pass_child WHERE household_id = ? ORDER BY pass_id, member_id",
            ]
        case .credentials:
            [
                """
                SELECT * FROM account
                WHERE id IN (SELECT account_id FROM member WHERE household_id = ?) ORDER BY id
                """
            ]
        case .sessions:
            [
                """
                SELECT * FROM session
                WHERE account_id IN (SELECT account_id FROM member WHERE household_id = ?)
                    AND ended_at IS NULL
                ORDER BY digest
                """,
                "SELECT * FROM device WHERE household_id = ? AND removed_at IS NULL ORDER BY id",
                """
                SELECT * FROM device_member WHERE household_id = ? ORDER BY device_id, member_id
                """,
            ]
        case .rules:
            [
                Self.ownRules + (missing.contains(.rulePromises) ? "" : Self.promisedRules)
                    + (missing.contains(.ruleTrials) ? "" : Self.rulesOnTrial)
            ]
        }
    }

    private static let ownRules = """
        SELECT household_id, text, digest, checked_within, set_by, set_at FROM house_rules
        WHERE household_id = ?1
        """

    private static let promisedRules = """
         UNION ALL SELECT household_id, text, digest, checked_within, set_by, set_at
        FROM house_rules_promise WHERE household_id = ?1
        UNION ALL SELECT household_id, NULL, NULL, NULL, NULL, ends_at
        FROM house_rules_promise WHERE household_id = ?1
        """

    /// A word stands before what only these have, so that none of them can be taken for rules that are promised.
    private static let rulesOnTrial = """
         UNION ALL SELECT household_id, text, digest, checked_within, set_by, set_at
        FROM house_rules_trial WHERE household_id = ?1
        UNION ALL SELECT household_id, 'trial', names, after_sequence, starts_at, ends_at
        FROM house_rules_trial WHERE household_id = ?1
        """
}
