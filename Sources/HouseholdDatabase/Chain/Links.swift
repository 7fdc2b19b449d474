import GRDB
import HouseholdModel

/// The last row of a chain.
package struct ChainLink: Hashable, Sendable {
    /// What stands before the first row.
    static let start = ChainLink(sequence: 0, hash: Chain.start)

    /// Its place; 0 for what stands before the first.
    package let sequence: Int
    /// Its hash, which depends on all rows before it.
    package let hash: [UInt8]

    /// Creates a link.
    package init(sequence: Int, hash: [UInt8]) {
        self.sequence = sequence
        self.hash = hash
    }
}

extension Facts {
    /// The last row of the chain, or what stands before the first.
    func lastLink(of book: ChainedBook, in scope: AuditScope) throws(StoreError) -> ChainLink {
        let link = try connection.first(
            book.lastLink, book == .state ? [scope.key] : [scope.key, book.rawValue]
        ) { row throws(StoreError) in
            ChainLink(sequence: try row.integer("sequence"), hash: try row.bytes("hash"))
        }
        return link ?? .start
    }
}

extension ChainedBook {
    /// Finds the last row; where short rows would hardly be longer with another beside each, it is their own.
    fileprivate var lastLink: String {
        switch self {
        case .ledger, .audit:
            "SELECT sequence, hash FROM chain_end WHERE household_id = ? AND book = ?"
        case .state:
            """
            SELECT sequence, hash FROM house_state WHERE household_id = ?
            ORDER BY sequence DESC LIMIT 1
            """
        }
    }
}

extension Transaction {
    /// Adds a row at the end of a chain: `columns` are those between `sequence` and `hash`, in the order
    /// of the table, but for the digest of a text, `later` those behind that digest; and `insertion` inserts all.
    ///
    /// - Returns: Its place.
    @discardableResult
    func append(
        _ columns: [Connection.Value], besides text: SaltedText?,
        then later: [Connection.Value] = [], to book: ChainedBook, in scope: AuditScope,
        with insertion: String
    ) throws(StoreError) -> Int {
        let last = try facts.lastLink(of: book, in: scope)
        var row: [Connection.Value] = [scope.key, last.sequence + 1] + columns
        var behind: [Connection.Value] = []
        if book.columnsBehind > 0 {
            row.append(text.map { blob($0.digest) })
            row += later
            behind = [text?.text, text.map { blob($0.salt) }]
        }
        let values = row.map { $0?.databaseValue ?? .null }
        let hash = Chain.hash(of: values, in: book, after: last.hash)
        try connection.run(insertion, values + [blob(hash)] + behind)
        if case .household(let household) = scope { noteChange(in: household) }
        return last.sequence + 1
    }
}
