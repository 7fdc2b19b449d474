import Crypto
import Foundation

/// The hash that ties each row of a book to the row before it.
///
/// SHA-256 over the book's name, the row before's hash and the row's fields, each with its length in front, so
/// that no two rows read the same: nothing can be changed, taken out or put in without every later hash
/// being different.
struct Chain {
    private var hasher = SHA256()

    /// The hash before the first row.
    static let start = [UInt8](repeating: 0, count: 32)

    init(_ book: String, previous: [UInt8]) {
        append(Array(book.utf8))
        append(previous)
    }

    mutating func append(_ text: String?) {
        append(text.map { Array($0.utf8) })
    }

    mutating func append(_ integer: Int?) {
        append(integer.map { String($0) })
    }

    mutating func append(_ bytes: [UInt8]?) {
        let length = bytes.map { UInt64($0.count) } ?? .max
        hasher.update(data: (0..<8).map { UInt8(truncatingIfNeeded: length >> (56 - 8 * $0)) })
        if let bytes { hasher.update(data: bytes) }
    }

    /// The row's hash.
    func finish() -> [UInt8] {
        Array(hasher.finalize())
    }
}
