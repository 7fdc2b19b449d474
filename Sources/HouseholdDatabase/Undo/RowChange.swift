import Crypto
import Foundation
import GRDB

/// What a change did to one row: what of it is otherwise since, and a digest of the rest.
///
/// What did not change is not kept a second time: that nothing later touched it is seen from its digest.
package struct RowChange: Hashable, Sendable {
    /// Where the row is.
    package let key: RowSnapshot.Key
    /// What was changed, as it was before.
    package let before: RowSnapshot.Part
    /// The same after.
    package let after: RowSnapshot.Part
    /// The digest of what was not changed; `nil` where that does not matter, or where all of the row is in
    /// `before` and `after`.
    private let rest: String?

    /// What differs between a row and the same later; `nil` where nothing does.
    package init?(from before: RowSnapshot, to after: RowSnapshot) {
        guard before != after else { return nil }
        let differing = Self.differing(before.columns, after.columns)
        let unit = after.key.table.undo.unit
        let names = unit.isDisjoint(with: differing) ? differing : differing.union(unit)
        let said: Set<String>? =
            if let before = before.completion, let after = after.completion {
                Self.differing(before, after)
            } else {
                nil
            }
        key = after.key
        self.before = Self.part(of: before, names, said)
        self.after = Self.part(of: after, names, said)
        rest =
            after.key.table.undo.isPutBackWhole ? Self.digest(of: after, besides: self.after) : nil
    }

    /// Whether a row is as the change left it or, with `again`, as it was before.
    ///
    /// Of a plan or a date, nothing else of it may be otherwise either.
    package func isSo(_ row: RowSnapshot, again: Bool) -> Bool {
        let part = again ? before : after
        guard (row.completion == nil) == (part.completion == nil),
            part.columns.allSatisfy({ row.columns[$0.key] == $0.value }),
            (part.completion ?? [:]).allSatisfy({
                row.completion?[$0.key] ?? .nothing == $0.value
            })
        else { return false }
        return rest.map { $0 == Self.digest(of: row, besides: part) } ?? true
    }
}

// MARK: - Parts

extension RowChange {
    private typealias Columns = [String: RowSnapshot.Value]

    private static func differing(_ one: Columns, _ other: Columns) -> Set<String> {
        Set(one.keys).union(other.keys).filter {
            one[$0] ?? .nothing != other[$0] ?? .nothing
        }
    }

    /// What a row says in the columns called `names` and, where it is done on both sides, of its being done in
    /// those called `said`.
    private static func part(
        of row: RowSnapshot, _ names: Set<String>, _ said: Set<String>?
    ) -> RowSnapshot.Part {
        func pick(_ names: Set<String>, of columns: Columns) -> Columns {
            Dictionary(uniqueKeysWithValues: names.map { ($0, columns[$0] ?? .nothing) })
        }
        return RowSnapshot.Part(
            pick(names, of: row.columns),
            completion: row.completion.map { columns in
                said.map { pick($0, of: columns) } ?? columns
            })
    }

    /// The first 12 bytes of the SHA-256 of what `part` does not say of the row, in base64.
    ///
    /// Columns that hold nothing do not count, so that a table can get new ones while old changes are kept.
    private static func digest(of row: RowSnapshot, besides part: RowSnapshot.Part) -> String {
        let rest =
            row.columns.filter { part.columns[$0.key] == nil }.map { ("", $0.key, $0.value) }
            + (row.completion ?? [:]).filter { part.completion?[$0.key] == nil }
            .map { ("completion", $0.key, $0.value) }
        let rows = rest.filter { $0.2 != .nothing }.sorted { ($0.0, $0.1) < ($1.0, $1.1) }
            .map { [$0.0.databaseValue, $0.1.databaseValue, $0.2.databaseValue] }
        return Array(Chain.digest(of: rows).prefix(12)).base64
    }
}

extension RowSnapshot.Value {
    fileprivate var databaseValue: DatabaseValue {
        switch self {
        case .nothing: .null
        case .number(let number): number.databaseValue
        case .text(let text): text.databaseValue
        case .bytes(let bytes): blob(bytes).databaseValue
        }
    }
}

// MARK: - As JSON

/// `["occurrence", ID, DIGEST, {"state": ["open", "done"]}, [null, {"doer_id": [ID], "paid": 5}]]`: the last where
/// it is done on one side or both; identities in base64.
extension RowChange: Codable {
    /// Reads what ``encode(to:)`` wrote.
    package init(from decoder: any Decoder) throws {
        var values = try decoder.unkeyedContainer()
        let table = try values.decode(RowSnapshot.Table.self)
        guard let key = RowSnapshot.Key(table, named: try values.decode(String.self)) else {
            throw DecodingError.dataCorruptedError(
                in: values, debugDescription: "not the name of a row")
        }
        self.key = key
        rest = try values.decodeIfPresent(String.self)
        let columns = try values.decode([String: Pair<RowSnapshot.Value>].self)
        let done = try values.decodeIfPresent(Pair<[String: RowSnapshot.Value]?>.self)
        before = RowSnapshot.Part(columns.mapValues(\.before), completion: done?.before)
        after = RowSnapshot.Part(columns.mapValues(\.after), completion: done?.after)
    }

    /// Writes it in as few bytes as can be read by people.
    package func encode(to encoder: any Encoder) throws {
        var values = encoder.unkeyedContainer()
        try values.encode(key.table)
        try values.encode(key.name)
        try values.encode(rest)
        let pairs = before.columns.map { name, value in
            (name, Pair(before: value, after: after.columns[name] ?? .nothing))
        }
        try values.encode(Dictionary(uniqueKeysWithValues: pairs))
        if before.completion != nil || after.completion != nil {
            try values.encode(Pair(before: before.completion, after: after.completion))
        }
    }

    /// What something was and is.
    private struct Pair<Value: Codable>: Codable {
        let before: Value
        let after: Value

        init(before: Value, after: Value) {
            self.before = before
            self.after = after
        }

        init(from decoder: any Decoder) throws {
            var values = try decoder.unkeyedContainer()
            before = try values.decode(Value.self)
            after = try values.decode(Value.self)
        }

        func encode(to encoder: any Encoder) throws {
            var values = encoder.unkeyedContainer()
            try values.encode(before)
            try values.encode(after)
        }
    }

    /// Changes as text.
    package static func json(_ changes: [RowChange]) throws(StoreError) -> String {
        do {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
            return String(decoding: try encoder.encode(changes), as: UTF8.self)
        } catch {
            throw .damaged("a row can't be kept")
        }
    }

    /// How the text of what was done to a row begins, and that of nothing else.
    package static func beginning(at row: RowSnapshot.Key) -> String {
        "[\"\(row.table.rawValue)\",\"\(row.name)\","
    }

    /// The changes that `json` gave; `nil` where it is not as it was written.
    package static func changes(json: String) -> [RowChange]? {
        try? JSONDecoder().decode([RowChange].self, from: Data(json.utf8))
    }
}

extension RowSnapshot.Value: Codable {
    /// Reads a number, a text, identities or nothing.
    package init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            self = .nothing
        } else if let number = try? container.decode(Int.self) {
            self = .number(number)
        } else if let text = try? container.decode(String.self) {
            self = .text(text)
        } else {
            let texts = try container.decode([String].self)
            guard texts.count == 1, let bytes = [UInt8](base64: texts[0]) else {
                throw DecodingError.dataCorruptedError(
                    in: container, debugDescription: "not what a column holds")
            }
            self = .bytes(bytes)
        }
    }

    /// Writes a number, a text, identities or nothing.
    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .nothing: try container.encodeNil()
        case .number(let number): try container.encode(number)
        case .text(let text): try container.encode(text)
        case .bytes(let bytes): try container.encode([bytes.base64])
        }
    }
}
