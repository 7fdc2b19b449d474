import Foundation
import GRDB
public import Household

/// A row as it is kept, column by column, so that it can be put back after a change.
public struct StoredRow: Hashable, Codable, Sendable {
    /// The tables whose rows can be put back or, of points and requests, are answered by another row.
    public enum Table: String, Hashable, Codable, Sendable {
        case household, member, chore, occurrence, absence, reward, redemption, ledger
    }

    /// Where it is.
    public struct Key: Hashable, Codable, Sendable {
        /// The table.
        public let table: Table
        /// The identity of what it is about.
        public let id: String

        /// Creates the place of a row.
        public init(_ table: Table, _ id: String) {
            self.table = table
            self.id = id
        }
    }

    /// What a column holds.
    public enum Value: Hashable, Sendable {
        case nothing
        case number(Int)
        case text(String)
    }

    /// Where it is.
    public let key: Key
    /// What its columns hold, but for those that say where it is, and counters.
    public private(set) var columns: [String: Value]
    /// Of a date that was done, the same about its being done.
    public private(set) var completion: [String: Value]?
}

// MARK: - Comparing

extension StoredRow {
    /// What of it is not as in `other`: of a plan or a date all of it, of what else is not put back whole the
    /// columns that differ.
    public func differing(from other: StoredRow) -> StoredRow {
        switch key.table {
        case .chore, .occurrence, .absence, .reward: return self
        case .household, .member, .redemption, .ledger:
            var part = self
            part.columns = columns.filter { other.columns[$0.key] != $0.value }
            return part
        }
    }

    /// Whether all that `part` says of the row is so.
    public func agrees(with part: StoredRow) -> Bool {
        completion == part.completion && part.columns.allSatisfy { columns[$0.key] == $0.value }
    }

    /// The row with what `part` says of it.
    func with(_ part: StoredRow) -> StoredRow {
        var row = self
        row.columns.merge(part.columns) { $1 }
        row.completion = part.completion
        return row
    }
}

// MARK: - What it says

extension StoredRow {
    /// What a text column holds.
    public func text(_ column: String) -> String? {
        guard case .text(let text) = columns[column] else { return nil }
        return text
    }

    /// The number that people know it by, where it has one.
    public var number: Int? {
        guard case .number(let number) = columns["number"] else { return nil }
        return number
    }

    /// The parts of a text column, of which each came from a row of its own.
    func list(_ column: String) -> [String] {
        text(column)?.split(separator: ",").map(String.init) ?? []
    }

    /// Who did what it is about, while that is not taken back.
    public var doer: Member.ID? {
        guard case .text(let text) = completion?["doer_id"] else { return nil }
        return Member.ID(text)
    }

    /// Whether it is a date that is to be done.
    public var isOpen: Bool { key.table == .occurrence && text("state") == "open" }

    /// The same row before what it is about came to be: as if that had been taken back or removed again.
    public func missing(at instant: Instant, withItsChore: Bool) -> StoredRow {
        var row = self
        switch key.table {
        case .occurrence:
            row.columns["state"] = .text(withItsChore ? "deleted" : "withdrawn")
            row.columns["closed_at"] = .nothing
            row.completion = nil
        case .chore: row.columns["deleted_at"] = .number(Int(instant.milliseconds))
        case .absence: row.columns["removed_at"] = .number(Int(instant.milliseconds))
        case .reward: row.columns["retired_at"] = .number(Int(instant.milliseconds))
        case .redemption: row.columns["state"] = .text("withdrawn")
        case .ledger: row.columns["reversed"] = .number(1)
        case .household, .member: break
        }
        return row
    }
}

// MARK: - Between rows and values

extension StoredRow {
    /// Reads what `json` gave.
    init(json: String) throws {
        self = try JSONDecoder().decode(StoredRow.self, from: Data(json.utf8))
    }

    /// The row as text.
    var json: String {
        get throws(StoreError) {
            do {
                let encoder = JSONEncoder()
                encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
                return String(decoding: try encoder.encode(self), as: UTF8.self)
            } catch {
                throw .damaged("a row can't be kept")
            }
        }
    }

    private static let places = [
        "household_id", "id", "occurrence_id", "undone_at", "undone_by", "first_entry",
        "counts",
    ]

    /// What the columns of an answer hold.
    static func columns(_ fields: Fields) throws(StoreError) -> [String: Value] {
        var columns: [String: Value] = [:]
        for (name, value) in fields.row where !places.contains(name) && !name.hasPrefix("last_") {
            columns[name] =
                switch value.storage {
                case .null: .nothing
                case .int64(let number) where Fields.bounds.contains(number): .number(Int(number))
                case .string(let text): .text(text)
                default: throw .damaged("the column \(name) is not as it was written")
                }
        }
        return columns
    }

    /// What a statement binds for its columns called `names`.
    func bound(_ names: [String]) -> [Connection.Value] {
        Self.bound(names, in: columns)
    }

    static func bound(_ names: [String], in columns: [String: Value]) -> [Connection.Value] {
        names.map { name in
            switch columns[name] {
            case .number(let number): number
            case .text(let text): text
            case .nothing, nil: nil
            }
        }
    }
}

extension StoredRow.Value: Codable {
    /// Reads a number, a text or nothing.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            self = .nothing
        } else if let number = try? container.decode(Int.self) {
            self = .number(number)
        } else {
            self = .text(try container.decode(String.self))
        }
    }

    /// Writes a number, a text or nothing.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .nothing: try container.encodeNil()
        case .number(let number): try container.encode(number)
        case .text(let text): try container.encode(text)
        }
    }
}
