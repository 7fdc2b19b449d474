import GRDB
import HouseholdModel

/// One row of an answer, read field by field; a field that is not what it should be is damage, not a crash.
struct Fields {
    let row: CurrentRow
    let columns: Columns

    /// All columns, in the order of the query.
    var values: [DatabaseValue] { columns.names.indices.map { row[$0] } }

    /// All columns with their names, in the order of the query.
    var named: [(name: String, value: DatabaseValue)] {
        Array(zip(columns.names, values)).map { ($0, $1) }
    }

    func text(_ column: String) throws(StoreError) -> String {
        guard let text = try optionalText(column) else { throw damage(column) }
        return text
    }

    func optionalText(_ column: String) throws(StoreError) -> String? {
        switch try storage(column) {
        case .null: nil
        case .string(let text): text
        default: throw damage(column)
        }
    }

    func integer(_ column: String) throws(StoreError) -> Int {
        guard let integer = try optionalInteger(column) else { throw damage(column) }
        return integer
    }

    func optionalInteger(_ column: String) throws(StoreError) -> Int? {
        switch try storage(column) {
        case .null: nil
        case .int64(let integer) where Self.bounds.contains(integer): Int(integer)
        default: throw damage(column)
        }
    }

    /// Larger numbers are nobody's: with these, sums and dates can be counted without running over.
    static let bounds = -(Int64(1) << 50)...(Int64(1) << 50)

    func bytes(_ column: String) throws(StoreError) -> [UInt8] {
        guard let bytes = try optionalBytes(column) else { throw damage(column) }
        return bytes
    }

    func optionalBytes(_ column: String) throws(StoreError) -> [UInt8]? {
        let place = try place(of: column)
        if let bytes = row.bytes(at: place) { return bytes }
        guard row[place].isNull else { throw damage(column) }
        return nil
    }

    private func storage(_ column: String) throws(StoreError) -> DatabaseValue.Storage {
        row[try place(of: column)].storage
    }

    private func place(of column: String) throws(StoreError) -> Int {
        guard let place = columns.place(of: column) else { throw damage(column) }
        return place
    }

    private func damage(_ column: String) -> StoreError {
        .damaged("the column \(column) is not as it was written")
    }
}

/// The columns of a query, which are mostly asked for one after the other.
final class Columns {
    let names: [String]
    private var next = 0
    private var recurrences: [String: Recurrence] = [:]

    init(_ names: [String]) {
        self.names = names
    }

    /// Where the column called `name` stands.
    func place(of name: String) -> Int? {
        let place = names[next...].firstIndex(of: name) ?? names[..<next].firstIndex(of: name)
        if let place { next = place + 1 }
        return place
    }

    /// The recurrence that `text` spells, read once: many rows have the same, and it takes as long as the rest of a row.
    func recurrence(_ text: String) -> Recurrence? {
        if let recurrence = recurrences[text] { return recurrence }
        let recurrence = try? Recurrence(text)
        recurrences[text] = recurrence
        return recurrence
    }
}

// MARK: - As domain values

extension Fields {
    func id<Entity>(_ column: String) throws(StoreError) -> Identifier<Entity> {
        try parsed(column, bytes(column), with: Identifier.init(bytes:))
    }

    func optionalID<Entity>(_ column: String) throws(StoreError) -> Identifier<Entity>? {
        guard let bytes = try optionalBytes(column) else { return nil }
        return try parsed(column, bytes, with: Identifier.init(bytes:))
    }

    func instant(_ column: String) throws(StoreError) -> Instant {
        Instant(milliseconds: Int64(try integer(column)))
    }

    func optionalInstant(_ column: String) throws(StoreError) -> Instant? {
        try optionalInteger(column).map { Instant(milliseconds: Int64($0)) }
    }

    func day(_ column: String) throws(StoreError) -> Day {
        try parsed(column, text(column)) { Day($0) }
    }

    func optionalDay(_ column: String) throws(StoreError) -> Day? {
        guard let text = try optionalText(column) else { return nil }
        return try parsed(column, text) { Day($0) }
    }

    /// A currency, by its code as that is written.
    func currency(_ column: String) throws(StoreError) -> Currency {
        try parsed(column, text(column)) { code in
            Currency(code).flatMap { $0.code == code ? $0 : nil }
        }
    }

    /// An amount in the smaller unit of the currency that is in another column.
    func money(_ column: String, in currency: String) throws(StoreError) -> Money {
        let currency = try self.currency(currency)
        return try parsed(column, integer(column)) { Money(minor: $0, currency) }
    }

    func word<Word: RawRepresentable<String>>(_ column: String) throws(StoreError) -> Word {
        try parsed(column, text(column), with: Word.init(rawValue:))
    }

    func optionalWord<Word: RawRepresentable<String>>(
        _ column: String
    ) throws(StoreError) -> Word? {
        try optionalText(column) == nil ? nil : word(column)
    }

    func personText<Text: PersonText>(_ column: String) throws(StoreError) -> Text {
        try parsed(column, text(column)) { try? Text($0) }
    }

    func optionalPersonText<Text: PersonText>(_ column: String) throws(StoreError) -> Text? {
        guard let text = try optionalText(column) else { return nil }
        return try parsed(column, text) { try? Text($0) }
    }

    /// What `make` makes of `raw`; nothing is damage.
    func parsed<Raw, Result>(
        _ column: String, _ raw: Raw, with make: (Raw) -> Result?
    ) throws(StoreError) -> Result {
        guard let result = make(raw) else { throw damage(column) }
        return result
    }
}
