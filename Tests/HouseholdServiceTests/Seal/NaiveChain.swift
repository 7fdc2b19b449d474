import Crypto
import Foundation
import GRDB

/// The chains as somebody computes them who has read how, with no other tool than a database.
enum NaiveChain: String {
    case ledger, audit

    /// How many columns stand behind the hash: a text, its salt, and what erased it.
    private static let behind = 3

    /// How many stand between the digest of that text and the hash.
    private var afterDigest: Int { self == .ledger ? 4 : 0 }

    /// Numbers the rows of a book from 1 and chains them, as if they had always been so.
    static func renew(_ book: NaiveChain, of scope: Data, in database: Database) throws {
        let rows = book.chained(try book.rows(of: scope, in: database))
        try book.write(rows, of: scope, in: database)
        try database.cachedStatement(
            sql: "UPDATE chain_end SET sequence = ?, hash = ? WHERE household_id = ? AND book = ?"
        ).execute(arguments: [
            rows.count, rows.last.map { $0[$0.count - 1 - behind] } ?? .null, scope, book.rawValue,
        ])
    }

    /// The rows of one household, or of nobody's, column by column.
    func rows(of scope: Data, in database: Database) throws -> [[DatabaseValue]] {
        try Row.fetchAll(
            database.cachedStatement(
                sql: "SELECT * FROM \(rawValue) WHERE household_id = ? ORDER BY sequence"),
            arguments: [scope]
        ).map { Array($0.databaseValues) }
    }

    /// Puts rows in place of all of a household's.
    func write(_ rows: [[DatabaseValue]], of scope: Data, in database: Database) throws {
        try database.cachedStatement(sql: "DELETE FROM \(rawValue) WHERE household_id = ?")
            .execute(arguments: [scope])
        for row in rows {
            let marks = Array(repeating: "?", count: row.count).joined(separator: ", ")
            try database.cachedStatement(sql: "INSERT INTO \(rawValue) VALUES (\(marks))")
                .execute(arguments: StatementArguments(row))
        }
    }

    /// The rows with numbers and hashes that fit.
    func chained(_ rows: [[DatabaseValue]]) -> [[DatabaseValue]] {
        var previous = Data(count: 32)
        return rows.enumerated().map { index, row in
            var row = row
            row[1] = (index + 1).databaseValue
            let end = row.count - 1 - Self.behind
            digestText(of: &row, before: end)
            previous = Self.hash(of: row[..<end], in: self, after: previous)
            row[end] = previous.databaseValue
            return row
        }
    }

    /// Makes the digest fit the text that stands there.
    private func digestText(of row: inout [DatabaseValue], before end: Int) {
        guard let text = String.fromDatabaseValue(row[end + 1]),
            let salt = Data.fromDatabaseValue(row[end + 2])
        else { return }
        row[end - 1 - afterDigest] = Data(SHA256.hash(data: salt + Data(text.utf8))).databaseValue
    }

    private static func hash(
        of columns: some Sequence<DatabaseValue>, in book: NaiveChain, after previous: Data
    ) -> Data {
        var message = Data()
        func append(_ part: Data?) {
            let count = part.map { UInt64($0.count) } ?? .max
            message += (0..<8).map { UInt8(truncatingIfNeeded: count >> (56 - 8 * $0)) }
            message += part ?? Data()
        }
        append(Data(book.rawValue.utf8))
        append(previous)
        let columns = Array(columns)
        for column in columns[..<((columns.lastIndex { !$0.isNull } ?? -1) + 1)] {
            switch column.storage {
            case .null: append(nil)
            case .int64(let number): append(Data("\(number)".utf8))
            case .double(let number): append(Data("\(number)".utf8))
            case .string(let text): append(Data(text.utf8))
            case .blob(let bytes): append(bytes)
            }
        }
        return Data(SHA256.hash(data: message))
    }

    /// Brings the sums at hand in line with the book.
    static let sums = """
        UPDATE standing SET
            earned = (SELECT coalesce(sum(CASE kind WHEN 'award' THEN points ELSE -points END), 0)
                FROM ledger l WHERE l.member_id = standing.member_id),
            balance = (SELECT coalesce(sum(CASE kind WHEN 'award' THEN points ELSE -points END), 0)
                FROM ledger l WHERE l.member_id = standing.member_id)
        """

    /// Writes the new ends into the seals.
    static let seals = """
        UPDATE seal SET
            ledger_count = (SELECT sequence FROM chain_end e
                WHERE e.household_id = seal.household_id AND book = 'ledger'),
            ledger_hash = (SELECT hash FROM chain_end e
                WHERE e.household_id = seal.household_id AND book = 'ledger'),
            audit_count = (SELECT sequence FROM chain_end e
                WHERE e.household_id = seal.household_id AND book = 'audit'),
            audit_hash = (SELECT hash FROM chain_end e
                WHERE e.household_id = seal.household_id AND book = 'audit'),
            program_count = (SELECT sequence FROM chain_end
                WHERE household_id = zeroblob(16) AND book = 'audit'),
            program_hash = (SELECT hash FROM chain_end
                WHERE household_id = zeroblob(16) AND book = 'audit')
        """
}
