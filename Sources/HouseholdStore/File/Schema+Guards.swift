import GRDB

extension Schema {
    /// The triggers and indexes that a file of the newest form has, by their names, as they were made.
    ///
    /// They are read out of the steps themselves, so that no list has to be kept beside these.
    var guards: [String: String] {
        var guards: [String: (table: Substring, sql: String)] = [:]
        for statement in migrations.flatMap(Self.statements) {
            let words = statement.split(maxSplits: 8, whereSeparator: \.isWhitespace)
            switch words.prefix(2) {
            case ["CREATE", "TRIGGER"], ["CREATE", "INDEX"]:
                guards[String(words[2])] = (Self.table(in: statement), String(statement))
            case ["CREATE", "UNIQUE"]:
                guards[String(words[3])] = (Self.table(in: statement), String(statement))
            case ["DROP", "TRIGGER"], ["DROP", "INDEX"]:
                guards[String(words[2])] = nil
            case ["DROP", "TABLE"]:
                guards = guards.filter { $0.value.table != words[2] }
            default: break
            }
        }
        return guards.mapValues(\.sql)
    }

    /// Refuses a file in which another program has put, changed or taken away a trigger or an index: they keep
    /// what everything else relies on.
    ///
    /// - Throws: ``StoreError/damaged(_:)``.
    func checkGuards(of database: Database) throws {
        var missing = guards
        let rows = try Row.fetchCursor(
            database,
            sql: """
                SELECT name, sql FROM sqlite_schema
                WHERE type IN ('trigger', 'index', 'view') AND sql IS NOT NULL
                """)
        while let row = try rows.next() {
            let (name, sql): (String?, String?) = (row["name"], row["sql"])
            guard let name, let sql, missing.removeValue(forKey: name) == sql else {
                throw StoreError.damaged("another program put something into its form")
            }
        }
        guard missing.isEmpty else {
            throw StoreError.damaged("another program took something out of its form")
        }
    }

    /// The table of the first ` ON table`.
    private static func table(in statement: Substring) -> Substring {
        let words = statement.split(maxSplits: 24, whereSeparator: \.isWhitespace)
        let name = words.firstIndex(of: "ON").map { words[$0 + 1] } ?? ""
        return name.prefix { $0 != "(" }
    }

    /// The statements of a step that make or drop something other than a table; those of a trigger are one with
    /// it.
    ///
    /// This runs at every start, so it looks at bytes.
    private static func statements(of step: String) -> [Substring] {
        var statements: [Substring] = []
        var start: String.Index?
        var end = ";".utf8
        for line in step.utf8.split(separator: UInt8(ascii: "\n")) {
            if start == nil, let opening = openings.first(where: { line.starts(with: $0.utf8) }) {
                start = line.startIndex
                end = opening == "CREATE TRIGGER" ? "END;".utf8 : ";".utf8
            }
            guard let first = start, line.reversed().starts(with: end.reversed()) else { continue }
            statements.append(step[first..<line.endIndex].dropLast())
            start = nil
        }
        return statements
    }

    private static let openings = [
        "CREATE TRIGGER", "CREATE INDEX", "CREATE UNIQUE INDEX", "DROP TRIGGER", "DROP INDEX",
        "DROP TABLE",
    ]
}
