import Foundation
import GRDB

/// How rows were left: of each the digest of all that it said, or that it was taken away.
struct Leavings {
    /// Which row: its kind, and eight bytes of a digest of its key.
    ///
    /// What the row says has its key in it, so that two rows with the same eight bytes are not taken for one
    /// another.
    struct Place: Hashable {
        let kind: Guarded
        let name: UInt64
    }

    typealias Digest = SIMD32<UInt8>

    /// The digest of what is not there.
    static let gone = Digest()

    private(set) var digests: [Place: Digest]

    init(_ digests: [Place: Digest] = [:]) {
        self.digests = digests
    }

    /// Notes how a row was left, in place of how it was left before.
    mutating func leave(_ place: Place, as digest: Digest) {
        digests[place] = digest
    }

    /// Takes how a row was left out of these.
    mutating func take(_ place: Place) -> Digest? {
        digests.removeValue(forKey: place)
    }
}

// MARK: - Between rows and digests

extension Leavings.Place {
    init(_ touched: Touched) {
        kind = touched.kind
        let digest = Chain.digest(of: touched.key, in: kind.table)
        name = digest.prefix(8).reduce(0) { $0 << 8 | UInt64($1) }
    }
}

extension Guarded {
    /// The place of a row, and the digest of what it says; an empty column counts as none, so that new columns
    /// can come.
    func leaving(_ row: Fields) -> (place: Leavings.Place, digest: Leavings.Digest) {
        var said: [DatabaseValue] = []
        var key = Array(repeating: DatabaseValue.null, count: self.key.count)
        for (name, value) in row.row {
            if let place = self.key.firstIndex(of: name) { key[place] = value }
            guard !value.isNull, guards(name) else { continue }
            said.append(name.databaseValue)
            said.append(value)
        }
        let digest = Chain.digest(of: said, in: "\(self)")
        return (Leavings.Place(Touched(kind: self, key: key)), Leavings.Digest(digest))
    }
}

// MARK: - As bytes

extension Leavings {
    private static let size = 1 + 8 + Digest.scalarCount

    /// Reads what ``bytes`` gave, or returns `nil` where it is anything else.
    init?(_ bytes: [UInt8]) {
        guard bytes.count.isMultiple(of: Self.size) else { return nil }
        self.init()
        digests.reserveCapacity(bytes.count / Self.size)
        for start in stride(from: 0, to: bytes.count, by: Self.size) {
            guard let kind = Guarded(rawValue: bytes[start]) else { return nil }
            let name = bytes[start + 1..<start + 9].reduce(0) { $0 << 8 | UInt64($1) }
            digests[Place(kind: kind, name: name)] = Digest(bytes[start + 9..<start + Self.size])
        }
    }

    /// All of them, in an order that depends on nothing else.
    var bytes: [UInt8] {
        let sorted = digests.sorted {
            ($0.key.kind.rawValue, $0.key.name) < ($1.key.kind.rawValue, $1.key.name)
        }
        return sorted.flatMap { place, digest in
            [place.kind.rawValue]
                + (0..<8).map { UInt8(truncatingIfNeeded: place.name >> (56 - 8 * $0)) }
                + digest.indices.map { digest[$0] }
        }
    }

    /// Adds what the records say later.
    mutating func merge(_ later: DatabaseValue) throws(StoreError) {
        guard let bytes = Data.fromDatabaseValue(later), let later = Leavings(Array(bytes)) else {
            throw .damaged("the records don't say how rows were left")
        }
        digests.merge(later.digests) { $1 }
    }
}
