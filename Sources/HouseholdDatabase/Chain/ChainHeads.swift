package import HouseholdModel

/// Where the chains end that a household's books hang on.
package struct ChainHeads: Hashable, Sendable {
    /// Where all chains begin.
    static let start = ChainHeads(
        ledger: .start, audit: .start, program: .start, state: .start)

    /// The end of the points' book.
    package let ledger: ChainLink
    /// The end of what happened in the household.
    package let audit: ChainLink
    /// The end of what happened in nobody's household.
    package let program: ChainLink
    /// The end of how the household stood, after each change of its settings, members, sign-ins and rules; older
    /// seals know of none.
    package let state: ChainLink

    /// Creates the ends of the chains.
    package init(ledger: ChainLink, audit: ChainLink, program: ChainLink, state: ChainLink) {
        self.ledger = ledger
        self.audit = audit
        self.program = program
        self.state = state
    }
}

extension ChainHeads {
    /// How many rows the chains have.
    package var count: Int { ledger.sequence + audit.sequence + program.sequence }
}

extension Facts {
    /// The first row that tells that the chains did not go through `heads`, or `nil` when they did.
    package func firstUnlike(
        _ heads: ChainHeads, in household: Household.ID
    ) throws(StoreError) -> Verification.Fault? {
        let home = AuditScope.household(household)
        if let bad = try firstUnlike(heads.ledger, in: .ledger, of: home, named: "ledger") {
            return bad
        }
        if let bad = try firstUnlike(heads.audit, in: .audit, of: home, named: "audit") {
            return bad
        }
        if let bad = try firstUnlike(heads.state, in: .state, of: home, named: "state") {
            return bad
        }
        return try firstUnlike(heads.program, in: .audit, of: .program, named: "program")
    }

    private func firstUnlike(
        _ link: ChainLink, in book: ChainedBook, of scope: AuditScope, named name: String
    ) throws(StoreError) -> Verification.Fault? {
        guard link.sequence > 0 else { return nil }
        let end = try lastLink(of: book, in: scope).sequence
        guard end >= link.sequence else {
            return Verification.Fault(table: name, sequence: end + 1)
        }
        guard try hash(at: link.sequence, in: book, of: scope) != link.hash else { return nil }
        return Verification.Fault(table: name, sequence: link.sequence)
    }

    private func hash(
        at sequence: Int, in book: ChainedBook, of scope: AuditScope
    ) throws(StoreError) -> [UInt8]? {
        let sql =
            switch book {
            case .ledger: "SELECT hash FROM ledger WHERE household_id = ? AND sequence = ?"
            case .audit: "SELECT hash FROM audit WHERE household_id = ? AND sequence = ?"
            case .state: "SELECT hash FROM house_state WHERE household_id = ? AND sequence = ?"
            }
        return try connection.first(sql, [scope.key, sequence]) { row throws(StoreError) in
            try row.bytes("hash")
        }
    }
}
