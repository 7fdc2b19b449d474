import GRDB
package import HouseholdModel

/// A row as it is kept, column by column, so that it can be put back after a change.
package struct RowSnapshot: Hashable, Sendable {
    /// The tables whose rows can be put back or, of points and requests, are answered by another row.
    package enum Table: String, Hashable, CaseIterable, Codable, Sendable {
        case household, member, chore, occurrence, absence, reward, ledger, pass, wish, routine
        case rewardRequest = "reward_request"
    }

    /// What a column holds.
    package enum Value: Hashable, Sendable {
        case nothing
        case number(Int)
        case text(String)
        /// One identity, or several one after the other.
        case bytes([UInt8])
    }

    /// Where it is.
    package let key: Key
    /// What its columns hold, but for those that say where it is, and counters.
    package private(set) var columns: [String: Value]
    /// Of a date that was done, the same about its being done, but for columns that hold nothing.
    package private(set) var completion: [String: Value]?

    package init(key: Key, columns: [String: Value], completion: [String: Value]? = nil) {
        self.key = key
        self.columns = columns
        self.completion = completion
    }
}

// MARK: - Parts

extension RowSnapshot {
    /// What is said of some of its columns.
    package struct Part: Hashable, Sendable {
        /// What these columns hold.
        package let columns: [String: Value]
        /// Of a date that is done, the same about its being done: all of it, or what differs where it is done
        /// on both sides of a change.
        package let completion: [String: Value]?

        init(_ columns: [String: Value], completion: [String: Value]?) {
            self.columns = columns
            self.completion = completion
        }

        /// Who did what it is about, where that is said.
        package var doer: Member.ID? { RowSnapshot.doer(in: completion) }
    }

    /// The row with what `part` says of it.
    package func with(_ part: Part) -> RowSnapshot {
        var row = self
        row.columns.merge(part.columns) { $1 }
        row.completion = part.completion.map { said in
            (completion ?? [:]).merging(said) { $1 }.filter { $0.value != .nothing }
        }
        return row
    }
}

// MARK: - What it says

extension RowSnapshot {
    /// What a text column holds.
    package func text(_ column: String) -> String? {
        guard case .text(let text) = columns[column] else { return nil }
        return text
    }

    /// The word that a column holds, where it is one of those.
    func word<Word: RawRepresentable<String>>(_ column: String) -> Word? {
        text(column).flatMap(Word.init(rawValue:))
    }

    /// The identity that a column holds.
    package func id<Entity>(_ column: String) -> Identifier<Entity>? {
        Self.id(column, in: columns)
    }

    private static func id<Entity>(_ name: String, in columns: [String: Value]?) -> Identifier<
        Entity
    >? {
        guard case .bytes(let bytes) = columns?[name] else { return nil }
        return Identifier(bytes: bytes)
    }

    /// The number that people know it by, where it has one.
    package var number: Int? {
        guard case .number(let number) = columns["number"] else { return nil }
        return number
    }

    /// The parts of a text column, of which each came from a row of its own.
    func list(_ column: String) -> [String] {
        text(column)?.split(separator: ",").map(String.init) ?? []
    }

    /// Who did what it is about, while that is not taken back.
    package var doer: Member.ID? { Self.doer(in: completion) }

    private static func doer(in completion: [String: Value]?) -> Member.ID? {
        id("doer_id", in: completion)
    }

    /// Whether it is a date that is to be done.
    package var isOpen: Bool { key.table == .occurrence && word("state") == OccurrenceState.open }

    /// The same row before what it is about came to be: as if that had been taken back or removed again.
    package func missing(at instant: Instant, withItsChore: Bool) -> RowSnapshot {
        var row = self
        row.columns.merge(key.table.undo.gone(instant, withItsChore)) { $1 }
        row.completion = nil
        return row
    }
}

// MARK: - Between rows and values

extension RowSnapshot {
    private static let places = [
        "household_id", "id", "occurrence_id", "undone_at", "undone_by", "first_entry",
        "counts", "approve_set_at", "promised_approve_set_at",
    ]

    /// What the columns of an answer hold.
    static func columns(_ fields: Fields) throws(StoreError) -> [String: Value] {
        var columns: [String: Value] = [:]
        for (name, value) in fields.named where !places.contains(name) && !name.hasPrefix("last_") {
            columns[name] =
                switch value.storage {
                case .null: .nothing
                case .int64(let number) where Fields.bounds.contains(number): .number(Int(number))
                case .string(let text): .text(text)
                case .blob(let bytes): .bytes(Array(bytes))
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
            // What is empty is bound as nothing, since the database makes no difference there.
            case .bytes(let bytes): bytes.isEmpty ? nil : blob(bytes)
            case .nothing, nil: nil
            }
        }
    }
}
