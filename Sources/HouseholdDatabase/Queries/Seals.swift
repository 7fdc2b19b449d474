package import HouseholdModel

/// Where the chains ended when a parent sealed them, with the code that the parent's key makes of it.
package struct StoredSeal: Hashable, Sendable {
    /// The household whose books are sealed.
    package let household: Household.ID
    /// The parent who sealed them.
    package let member: Member.ID
    /// How many times the parent has sealed them; it is also noted outside the data file.
    package let counter: Int
    /// When.
    package let at: Instant
    /// From what, besides the password, the key is made.
    package let recipe: String
    /// Where the chains ended.
    package let heads: ChainHeads
    /// The code over all of this.
    package var code: [UInt8]

    /// Creates a seal.
    package init(
        household: Household.ID, member: Member.ID, counter: Int, at: Instant, recipe: String,
        heads: ChainHeads, code: [UInt8] = []
    ) {
        self.household = household
        self.member = member
        self.counter = counter
        self.at = at
        self.recipe = recipe
        self.heads = heads
        self.code = code
    }
}

extension Facts {
    /// The seals of a household, one for each parent who has signed in.
    package func seals(of household: Household.ID) throws(StoreError) -> [StoredSeal] {
        try connection.rows(
            """
            SELECT member_id, counter, at, recipe, ledger_count, ledger_hash, audit_count,
                audit_hash, program_count, program_hash, state_count, state_hash, code
            FROM seal WHERE household_id = ? ORDER BY member_id
            """, [household.blob]
        ) { row throws(StoreError) in
            StoredSeal(
                household: household, member: try row.id("member_id"),
                counter: try row.integer("counter"), at: try row.instant("at"),
                recipe: try row.text("recipe"),
                heads: ChainHeads(
                    ledger: try row.link("ledger"), audit: try row.link("audit"),
                    program: try row.link("program"), state: try row.link("state")),
                code: try row.bytes("code"))
        }
    }
}

extension Transaction {
    /// Puts a seal in place of the parent's last one, unless the parent sealed again meanwhile.
    ///
    /// - Returns: Whether it was kept.
    package func keep(_ seal: StoredSeal) throws(StoreError) -> Bool {
        let heads = seal.heads
        return try connection.count(
            """
            INSERT INTO seal (household_id, member_id, counter, at, recipe, ledger_count,
                ledger_hash, audit_count, audit_hash, program_count, program_hash, state_count,
                state_hash, code)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
            ON CONFLICT (household_id, member_id) DO UPDATE SET counter = excluded.counter,
                at = excluded.at, recipe = excluded.recipe, ledger_count = excluded.ledger_count,
                ledger_hash = excluded.ledger_hash, audit_count = excluded.audit_count,
                audit_hash = excluded.audit_hash, program_count = excluded.program_count,
                program_hash = excluded.program_hash, state_count = excluded.state_count,
                state_hash = excluded.state_hash, code = excluded.code
            WHERE seal.counter < excluded.counter
            """,
            [
                seal.household.blob, seal.member.blob, seal.counter, seal.at.milliseconds,
                seal.recipe, heads.ledger.sequence, blob(heads.ledger.hash),
                heads.audit.sequence, blob(heads.audit.hash), heads.program.sequence,
                blob(heads.program.hash), heads.state.sequence, blob(heads.state.hash),
                blob(seal.code),
            ]) > 0
    }

    /// Puts a seal that says the same as the parent's last one in its place, under another key, unless the
    /// parent sealed again meanwhile.
    ///
    /// - Returns: Whether it was kept.
    package func renew(_ seal: StoredSeal) throws(StoreError) -> Bool {
        try connection.count(
            """
            UPDATE seal SET recipe = ?, code = ?
            WHERE household_id = ? AND member_id = ? AND counter = ? AND at = ?
            """,
            [
                seal.recipe, blob(seal.code), seal.household.blob, seal.member.blob,
                seal.counter, seal.at.milliseconds,
            ]) == 1
    }
}

extension Fields {
    fileprivate func link(_ name: String) throws(StoreError) -> ChainLink {
        let count = try integer("\(name)_count")
        guard count > 0 else { return .start }
        return ChainLink(sequence: count, hash: try bytes("\(name)_hash"))
    }
}
