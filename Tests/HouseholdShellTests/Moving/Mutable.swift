import JSON
import SeededRandom

/// A document whose parts can be changed one by one.
struct Mutable {
    typealias Row = [JSONValue.Member]

    var top: [JSONValue.Member]
    var tables: [(name: String, rows: [Row])]

    init(_ text: String) throws {
        let document = try JSONValue(parsing: text)
        top = document.members ?? []
        tables = (document["tables"]?.members ?? []).map { table in
            (table.key, (table.value.elements ?? []).map { $0.members ?? [] })
        }
    }

    var text: String {
        let tables = JSONValue.object(
            tables.map { table in
                .init(table.name, .array(table.rows.map(JSONValue.object)))
            })
        return JSONValue.object(
            top.map { $0.key == "tables" ? .init("tables", tables) : $0 }
        ).text()
    }

    /// Sets a column of a row.
    mutating func set(_ table: String, _ row: Int, _ column: String, _ value: JSONValue) {
        guard let index = tables.firstIndex(where: { $0.name == table }),
            tables[index].rows.indices.contains(row)
        else { return }
        tables[index].rows[row] = tables[index].rows[row].map {
            $0.key == column ? .init(column, value) : $0
        }
    }

    /// What a column of a row has.
    func value(_ table: String, _ row: Int, _ column: String) -> JSONValue {
        let rows = tables.first { $0.name == table }?.rows ?? []
        return rows.dropFirst(row).first?.first { $0.key == column }?.value ?? .null
    }

    /// Sets a part of the document.
    mutating func set(_ part: String, _ value: JSONValue) {
        top = top.map { $0.key == part ? .init(part, value) : $0 }
    }

    /// Changes the rows of a table.
    mutating func change(_ table: String, _ body: (inout [Row]) -> Void) {
        guard let index = tables.firstIndex(where: { $0.name == table }) else { return }
        body(&tables[index].rows)
    }
}

// MARK: - By chance

extension Mutable {
    /// Changes something, somewhere.
    mutating func mutate(using generator: inout SeededGenerator) {
        let full = tables.indices.filter { !tables[$0].rows.isEmpty }
        guard let table = full.randomElement(using: &generator) else { return }
        let row = Int.random(in: tables[table].rows.indices, using: &generator)
        switch Int.random(in: 0..<12, using: &generator) {
        case 0: tables[table].rows.remove(at: row)
        case 1: tables[table].rows.append(tables[table].rows[row])
        case 2:
            let other = Int.random(in: tables[table].rows.indices, using: &generator)
            tables[table].rows.swapAt(row, other)
        case 3:
            tables[table].rows.removeLast(
                Int.random(in: 0...tables[table].rows.count, using: &generator))
        case 4: tables.remove(at: table)
        case 5:
            guard !tables[table].rows[row].isEmpty else { return }
            let column = Int.random(in: tables[table].rows[row].indices, using: &generator)
            tables[table].rows[row].remove(at: column)
        default: mutateValue(table, row, using: &generator)
        }
    }

    private mutating func mutateValue(
        _ table: Int, _ row: Int, using generator: inout SeededGenerator
    ) {
        guard let column = tables[table].rows[row].indices.randomElement(using: &generator) else {
            return
        }
        let member = tables[table].rows[row][column]
        let other = tables[table].rows.randomElement(using: &generator)?
            .first { $0.key == member.key }?.value
        let foreign = tables.randomElement(using: &generator)?.rows.randomElement(
            using: &generator)?
            .first { $0.key.hasSuffix("id") }?.value
        let value: JSONValue =
            switch Int.random(in: 0..<5, using: &generator) {
            case 0: Self.hostile.randomElement(using: &generator) ?? .null
            case 1: other ?? .null
            case 2: foreign ?? .null
            default: Self.altered(member.value, using: &generator)
            }
        tables[table].rows[row][column] = .init(member.key, value)
    }

    private static func altered(
        _ value: JSONValue, using generator: inout SeededGenerator
    ) -> JSONValue {
        if let number = value.integer {
            return .number(
                ["\(number &+ 1)", "\(number &- 1)", "\(-number)", "\(number)0"].randomElement(
                    using: &generator) ?? "0")
        }
        guard let text = value.string, !text.isEmpty else { return .string("x") }
        var letters = Array(text)
        let place = Int.random(in: letters.indices, using: &generator)
        switch Int.random(in: 0..<3, using: &generator) {
        case 0:
            letters[place] = Array("0123456789abcdef-:TZ").randomElement(using: &generator) ?? "0"
        case 1: letters.remove(at: place)
        default: letters.insert(letters[place], at: place)
        }
        return .string(String(letters))
    }

    private static let hostile: [JSONValue] = [
        .null, .bool(true), .number("0"), .number("-1"), .number("1"), .number("2"),
        .number("9223372036854775807"), .number("-9223372036854775808"), .number("1.5"),
        .number("1e9"), .number("1099511627776"), .number("99999999999999999999"), .string(""),
        .string("\u{0}"), .string("\u{1B}[31m\u{202E}"), .string("'; DROP TABLE member; --"),
        .string("9999-12-31T23:59:59.999Z"), .string("0000-01-01T00:00:00.000Z"),
        .string("-271821-04-20T00:00:00.000Z"), .string("9999-12-31"), .string("2026-02-30"),
        .string("24:00"), .string("owner"), .string("child"), .string("left"), .string("joined"),
        .string("invited"), .string("open"), .string("done"), .string("waiting"),
        .string("00000000-0000-0000-0000-000000000000"),
        .string(String(repeating: "a", count: 50_000)),
        .string("FREQ=SECONDLY"), .array([]), .array([.null]), .array([.string("x")]),
        .object([]),
    ]
}
