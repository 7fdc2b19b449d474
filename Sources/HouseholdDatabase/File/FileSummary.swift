import GRDB
package import HouseholdModel

/// What is in a data file.
package struct FileSummary: Hashable, Sendable {
    /// One of its households.
    package struct Home: Hashable, Sendable {
        package let id: Household.ID
        package let name: String
        package let members: Int
        package let chores: Int
        package let rewards: Int
        /// How many entries the book of points has.
        package let entries: Int
        /// How many rows tell what happened.
        package let rows: Int
        /// When something happened last.
        package let lastAt: Instant
    }

    /// The version of its form.
    package let version: Int
    package let madeAt: Instant
    package let homes: [Home]

    /// When something happened last in any of them.
    package var lastAt: Instant { homes.map(\.lastAt).max() ?? madeAt }
}

extension Facts {
    /// What is in the data file, after looking at each page of it.
    ///
    /// - Throws: ``StoreError/damaged(_:)`` where it is not whole.
    package func summary() throws(StoreError) -> FileSummary {
        try checkWholeness()
        let file = try connection.first(
            "SELECT created_at, (SELECT user_version FROM pragma_user_version) AS version FROM program"
        ) { row throws(StoreError) in
            (madeAt: try row.instant("created_at"), version: try row.integer("version"))
        }
        guard let file else { throw .damaged("it does not say which file it is") }
        let homes = try connection.rows(
            """
            SELECT id, name, created_at,
                (SELECT count(*) FROM member WHERE household_id = h.id) AS members,
                (SELECT count(*) FROM chore
                    WHERE household_id = h.id AND deleted_at IS NULL) AS chores,
                (SELECT count(*) FROM reward
                    WHERE household_id = h.id AND retired_at IS NULL) AS rewards,
                (SELECT count(*) FROM ledger WHERE household_id = h.id) AS entries,
                (SELECT count(*) FROM audit WHERE household_id = h.id) AS happened,
                coalesce((SELECT max(at) FROM audit WHERE household_id = h.id), created_at)
                    AS last_at
            FROM household h ORDER BY created_at, id
            """
        ) { row throws(StoreError) in
            FileSummary.Home(
                id: try row.id("id"), name: try row.text("name"),
                members: try row.integer("members"), chores: try row.integer("chores"),
                rewards: try row.integer("rewards"), entries: try row.integer("entries"),
                rows: try row.integer("happened"),
                lastAt: try row.instant("last_at"))
        }
        return FileSummary(version: file.version, madeAt: file.madeAt, homes: homes)
    }

    /// The first row in the books of a household that is not as it was written or sealed, if there is one.
    package func firstBad(in household: Household.ID) throws(StoreError) -> Verification.Fault? {
        if let bad = try verify(household).firstBad { return bad }
        for seal in try seals(of: household) {
            if let bad = try firstUnlike(seal.heads, in: household) { return bad }
        }
        return nil
    }

    /// Looks at each page, and whether each row that is pointed at is there.
    private func checkWholeness() throws(StoreError) {
        let answers = try connection.rows("PRAGMA integrity_check") { row throws(StoreError) in
            try row.text("integrity_check")
        }
        guard answers == ["ok"] else { throw .damaged(answers.first ?? "it can't be checked") }
        let orphans = try connection.rows("PRAGMA foreign_key_check") { row throws(StoreError) in
            try row.text("table")
        }
        if let table = orphans.first { throw .damaged("a row of \(table) belongs to nothing") }
    }
}
