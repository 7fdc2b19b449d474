import Crypto
import Foundation
import GRDB

/// A book whose rows are chained.
enum ChainedBook: String {
    case ledger, audit
}

/// The hash that ties each row of a book to the row before it.
///
/// SHA-256 over the book's name, the row before's hash and the row's columns, each with its length in front, so
/// that no two rows read the same: nothing can be changed, taken out or put in without every later hash
/// being different. Empty columns at the end do not count, so that a book can get new ones behind the old.
struct Chain {
    private var message = Data(capacity: 1_024)

    /// The hash before the first row.
    static let start = [UInt8](repeating: 0, count: 32)

    /// The hash of a row of `book`, of which `columns` are those before `previous` and `hash`.
    static func hash(
        of columns: some BidirectionalCollection<DatabaseValue>, in book: ChainedBook,
        after previous: [UInt8]
    ) -> [UInt8] {
        var chain = Chain()
        chain.append(Data(book.rawValue.utf8))
        chain.append(Data(previous))
        let last = columns.lastIndex { !$0.isNull }
        for column in last.map({ columns[...$0] }) ?? columns[..<columns.startIndex] {
            chain.append(column)
        }
        return Array(SHA256.hash(data: chain.message))
    }

    private mutating func append(_ column: DatabaseValue) {
        switch column.storage {
        case .null: append(nil as Data?)
        case .int64(let integer): append(Data(String(integer).utf8))
        case .double(let number): append(Data(String(number).utf8))
        case .string(let text): append(Data(text.utf8))
        case .blob(let bytes): append(bytes)
        }
    }

    private mutating func append(_ bytes: Data?) {
        let length = bytes.map { UInt64($0.count) } ?? .max
        unsafe withUnsafeBytes(of: length.bigEndian) {
            unsafe message.append(contentsOf: $0)
        }
        if let bytes { message.append(bytes) }
    }
}
