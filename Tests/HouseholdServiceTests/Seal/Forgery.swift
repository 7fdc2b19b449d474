import GRDB

/// One random change to rows that were sealed, with more or less care to cover it up.
struct Forgery: CustomStringConvertible {
    /// How far somebody goes to hide it.
    enum Care: Int, CaseIterable {
        /// Not at all.
        case none
        /// The chain is computed anew.
        case chain
        /// So are the sums.
        case sums
        /// The seals say what the chains say, but for the code.
        case seals
    }

    let description: String

    /// Makes it, or returns `nil` when nothing came of it.
    ///
    /// - Parameters:
    ///   - sealed: How many rows of each book are sealed, by the book and whose it is.
    ///   - database: What the forger works with.
    ///   - random: Chance.
    init?(
        of sealed: [(book: NaiveChain, scope: String, count: Int)], in database: Database,
        using random: inout SeededGenerator
    ) throws {
        guard let (book, scope, count) = sealed.randomElement(using: &random),
            let care = Care.allCases.randomElement(using: &random)
        else { return nil }
        let before = try Self.rows(of: book, in: database)
        let change = try Self.change(book, scope, count, in: database, using: &random)
        description = "\(change) (\(care))"
        do {
            try database.inTransaction {
                try database.execute(sql: change)
                if care != .none { try NaiveChain.renew(book, of: scope, in: database) }
                if care.rawValue >= Care.sums.rawValue {
                    try database.execute(sql: NaiveChain.sums)
                }
                if care == .seals { try database.execute(sql: NaiveChain.seals) }
                return .commit
            }
        } catch let error as DatabaseError where error.resultCode == .SQLITE_CONSTRAINT {
            return nil
        }
        guard try Self.rows(of: book, in: database) != before else { return nil }
    }

    private static func rows(of book: NaiveChain, in database: Database) throws -> [Row] {
        try Row.fetchAll(
            database, sql: "SELECT * FROM \(book.rawValue) ORDER BY household_id, sequence")
    }

    private static func change(
        _ book: NaiveChain, _ scope: String, _ count: Int, in database: Database,
        using random: inout SeededGenerator
    ) throws -> String {
        let place = Int.random(in: 1...count, using: &random)
        let other = Int.random(in: 1...count, using: &random)
        let (table, mine) = (book.rawValue, "household_id = '\(scope)'")
        switch Int.random(in: 0..<6, using: &random) {
        case 0:
            return "DELETE FROM \(table) WHERE \(mine) AND sequence = \(place)"
        case 1:
            return """
                UPDATE \(table) SET sequence = -sequence WHERE \(mine) AND sequence >= \(place);
                UPDATE \(table) SET sequence = 1 - sequence WHERE \(mine) AND sequence < 0;
                CREATE TEMP TABLE copy AS
                    SELECT * FROM \(table) WHERE \(mine) AND sequence = \(place) + 1;
                UPDATE copy SET sequence = \(place), \
                \(book == .ledger ? "completion_id = 'another', reverses = NULL" : "at = at + 9");
                INSERT INTO \(table) SELECT * FROM copy;
                DROP TABLE copy;
                """
        case 2:
            return """
                UPDATE \(table) SET sequence = -1 WHERE \(mine) AND sequence = \(place);
                UPDATE \(table) SET sequence = \(place) WHERE \(mine) AND sequence = \(other);
                UPDATE \(table) SET sequence = \(other) WHERE \(mine) AND sequence = -1;
                """
        default:
            let columns = try database.columns(in: table)
            guard let column = columns.dropFirst(2).randomElement(using: &random) else { return "" }
            return """
                UPDATE \(table) SET \(column.name) = \(edit(of: column, using: &random))
                WHERE \(mine) AND sequence = \(place)
                """
        }
    }

    private static func edit(of column: ColumnInfo, using random: inout SeededGenerator) -> String {
        let name = column.name
        let edits =
            switch column.type {
            case "INTEGER":
                ["coalesce(\(name), 0) + \(Int.random(in: 1...1_000, using: &random))", "NULL"]
            case "BLOB": ["randomblob(32)", "zeroblob(32)", "CAST(substr(\(name), 2) AS BLOB)"]
            default:
                [
                    "coalesce(\(name), '') || ' '", "'x' || substr(\(name), 2)", "NULL", "''",
                    "replace(\(name), 'a', 'b')", "(SELECT id FROM member ORDER BY random())",
                ]
            }
        return edits.randomElement(using: &random) ?? "NULL"
    }
}
