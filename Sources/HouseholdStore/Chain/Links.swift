import Household

/// A book whose rows are chained.
enum ChainedBook: String {
    case ledger, audit
}

/// The last row of a chain.
struct ChainLink {
    let sequence: Int
    let hash: [UInt8]
}

extension Facts {
    /// The last row of the chain, or what stands before the first.
    func lastLink(of book: ChainedBook, in scope: AuditScope) throws(StoreError) -> ChainLink {
        let sql =
            switch book {
            case .ledger:
                """
                SELECT sequence, hash FROM ledger WHERE household_id = ?
                ORDER BY sequence DESC LIMIT 1
                """
            case .audit:
                """
                SELECT sequence, hash FROM audit WHERE household_id = ?
                ORDER BY sequence DESC LIMIT 1
                """
            }
        let link = try connection.first(sql, [scope.key]) { row throws(StoreError) in
            ChainLink(sequence: try row.integer("sequence"), hash: try row.bytes("hash"))
        }
        return link ?? ChainLink(sequence: 0, hash: Chain.start)
    }
}
