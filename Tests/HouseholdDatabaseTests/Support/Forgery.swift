import GRDB
import HouseholdModel
import SeededRandom

/// One random change to one random row of a book, made behind the store's back.
struct Forgery: CustomStringConvertible {
    let table: String
    let description: String

    /// Makes it, or returns `nil` when the table's keys do not allow it or nothing came of it.
    init?(in database: Database, using random: inout SeededGenerator) throws {
        let (table, scope) =
            [
                ("ledger", Sample.uuid(1)), ("audit", Sample.uuid(1)), ("audit", "zeroblob(16)"),
            ].randomElement(using: &random) ?? ("ledger", "")
        self.table = table
        let sequences = try Int.fetchAll(
            database, sql: "SELECT sequence FROM \(table) WHERE household_id = \(scope)"
        ).shuffled(using: &random)
        let (one, other) = (sequences[0], sequences[1])
        let statement =
            switch Int.random(in: 0..<8, using: &random) {
            case 0: "DELETE FROM \(table) WHERE household_id = \(scope) AND sequence = \(one)"
            case 1: Self.insertion(before: one, into: table, of: scope)
            case 2: Self.swap(one, other, in: table, of: scope)
            default:
                try Self.edit(of: one, in: table, of: scope, database, using: &random)
            }
        description = statement
        let before = try Self.rows(of: table, in: database)
        do {
            try database.inTransaction {
                try database.execute(sql: statement)
                return .commit
            }
        } catch let error as DatabaseError where error.resultCode == .SQLITE_CONSTRAINT {
            return nil
        }
        guard try Self.rows(of: table, in: database) != before else { return nil }
    }

    private static func rows(of table: String, in database: Database) throws -> [Row] {
        try Row.fetchAll(database, sql: "SELECT * FROM \(table) ORDER BY household_id, sequence")
    }

    private static func insertion(before place: Int, into table: String, of scope: String) -> String
    {
        """
        UPDATE \(table) SET sequence = -sequence WHERE household_id = \(scope) AND sequence >= \(place);
        UPDATE \(table) SET sequence = 1 - sequence WHERE household_id = \(scope) AND sequence < 0;
        CREATE TEMP TABLE copy AS
            SELECT * FROM \(table) WHERE household_id = \(scope) AND sequence = \(place) + 1;
        UPDATE copy SET sequence = \(place), \(table == "ledger" ? "completion_id = randomblob(16)" : "at = 9");
        INSERT INTO \(table) SELECT * FROM copy;
        DROP TABLE copy;
        """
    }

    private static func swap(
        _ one: Int, _ other: Int, in table: String, of scope: String
    ) -> String {
        """
        UPDATE \(table) SET sequence = -1 WHERE household_id = \(scope) AND sequence = \(one);
        UPDATE \(table) SET sequence = \(one) WHERE household_id = \(scope) AND sequence = \(other);
        UPDATE \(table) SET sequence = \(other) WHERE household_id = \(scope) AND sequence = -1;
        """
    }

    private static func edit(
        of sequence: Int, in table: String, of scope: String, _ database: Database,
        using random: inout SeededGenerator
    ) throws -> String {
        let columns = try database.columns(in: table)
        let column = columns[Int.random(in: 0..<columns.count, using: &random)]
        let name = column.name
        let change =
            switch column.type {
            case "INTEGER":
                [
                    "coalesce(\(name), 0) + \(Int.random(in: 1...1_000, using: &random))",
                    "-\(name)",
                    "NULL",
                ]
            case "BLOB":
                [
                    "randomblob(32)", "randomblob(16)", "zeroblob(32)", "zeroblob(16)", "x''",
                    "substr(\(name), 2) || x'00'", "NULL",
                ].map { "CAST(\($0) AS BLOB)" }
            default:
                [
                    "coalesce(\(name), '') || ' '", "upper(\(name))", "'x' || substr(\(name), 2)",
                    "NULL", "''", "replace(\(name), 'a', 'b')", "substr(\(name), 2)",
                ]
            }
        return """
            UPDATE \(table) SET \(name) = \(change.randomElement(using: &random) ?? "NULL")
            WHERE household_id = \(scope) AND sequence = \(sequence)
            """
    }
}
