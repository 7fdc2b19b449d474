import Crypto
import Foundation
import GRDB

/// A book whose rows are chained.
enum ChainedBook: String {
    case ledger, audit, state

    /// How many columns stand behind the hash and are not in it: a text of people, its salt, and what erased it.
    var columnsBehind: Int {
        switch self {
        case .ledger, .audit: 3
        case .state: 0
        }
    }

    /// How many columns stand between the digest of that text and the hash: those that came to be later.
    var columnsAfterDigest: Int {
        switch self {
        case .ledger: 4
        case .audit, .state: 0
        }
    }
}

/// The hash that ties each row of a book to the row before it.
///
/// SHA-256 over the book's name, the row before's hash and the row's columns, each with its length in front (numbers
/// as decimal text, identities as their sixteen bytes), so that no two rows read the same: nothing can be changed, taken out or put in without every later hash
/// being different. Empty columns at the end do not count, so that a book can get new ones behind the old. Of what people
/// wrote a ``SaltedText`` stands behind the hash, of which only the digest is in it.
enum Chain {
    /// The hash before the first row.
    static let start = [UInt8](repeating: 0, count: 32)

    /// The digest of a text with its salt in front.
    static func digest(of text: String, salt: [UInt8]) -> [UInt8] {
        Array(SHA256.hash(data: salt + Array(text.utf8)))
    }

    /// The hash of a row of `book`, of which `columns` are those before `hash`.
    static func hash(
        of columns: some BidirectionalCollection<DatabaseValue>, in book: ChainedBook,
        after previous: [UInt8]
    ) -> [UInt8] {
        var message: [UInt8] = []
        message.reserveCapacity(1_024)
        append(book.rawValue.utf8, to: &message)
        append(previous, to: &message)
        let last = columns.lastIndex { !$0.isNull }
        for column in last.map({ columns[...$0] }) ?? columns[..<columns.startIndex] {
            append(column, to: &message)
        }
        return Array(SHA256.hash(data: message))
    }

    /// The digest of rows, each value with its length in front and each row with the number of its values.
    static func digest(of rows: [[DatabaseValue]]) -> [UInt8] {
        var message: [UInt8] = []
        message.reserveCapacity(4_096)
        for row in rows {
            append(length: UInt64(row.count), to: &message)
            for value in row { append(value, to: &message) }
        }
        return Array(SHA256.hash(data: message))
    }

    private static func append(_ value: DatabaseValue, to message: inout [UInt8]) {
        switch value.storage {
        case .null: append(length: .max, to: &message)
        case .int64(let integer): append(String(integer).utf8, to: &message)
        case .double(let number): append(String(number).utf8, to: &message)
        case .string(let text): append(text.utf8, to: &message)
        case .blob(let bytes): append(bytes, to: &message)
        }
    }

    private static func append(_ bytes: some Collection<UInt8>, to message: inout [UInt8]) {
        append(length: UInt64(bytes.count), to: &message)
        message.append(contentsOf: bytes)
    }

    private static func append(length: UInt64, to message: inout [UInt8]) {
        for shift in stride(from: 56, through: 0, by: -8) {
            message.append(UInt8(truncatingIfNeeded: length >> UInt64(shift)))
        }
    }
}
