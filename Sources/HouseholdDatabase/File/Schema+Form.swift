import GRDB

extension Schema {
    /// Refuses a file in which another program has changed or taken away a table, a trigger or an index, or put in
    /// a trigger, an index or a view: they keep what everything else relies on.
    ///
    /// A table more is nobody's harm: programs that copy files as they are written keep notes in one.
    ///
    /// - Throws: ``StoreError/damaged(_:)``.
    func checkForm(of database: Database) throws {
        var missing = form.texts
        let rows = try Row.fetchCursor(
            database,
            sql: "SELECT name, type = 'table', sql FROM sqlite_schema WHERE sql IS NOT NULL")
        while let row = try rows.next() {
            let (name, isTable, sql): (String?, Bool?, String?) = (row[0], row[1], row[2])
            guard let name, let isTable, let sql else { continue }
            let made = missing.removeValue(forKey: name)
            if isTable && (made == nil || form.altered.contains(name)) { continue }
            guard made == sql else {
                throw StoreError.damaged("another program put something into its form")
            }
        }
        guard missing.isEmpty else {
            throw StoreError.damaged("another program took something out of its form")
        }
    }

    /// The tables, triggers and indexes that a file of the newest form has, by their names, as they were made.
    ///
    /// They are read out of the steps themselves, so that no list has to be kept beside these.
    struct Form {
        fileprivate(set) var texts: [String: String] = [:]
        /// Tables whose text depends on the SQLite that altered them, so that it can't be compared.
        fileprivate(set) var altered: Set<String> = []
        private var tables: [String: Substring] = [:]

        init(after migrations: [String]) {
            for statement in migrations.flatMap(Self.statements) {
                let words = Self.words(of: statement, most: 8)
                switch words.prefix(2) {
                case ["CREATE", "TABLE"]: add(words[2], words[2], statement)
                case ["CREATE", "TRIGGER"], ["CREATE", "INDEX"]:
                    add(words[2], Self.table(in: statement), statement)
                case ["CREATE", "UNIQUE"]: add(words[3], Self.table(in: statement), statement)
                case ["ALTER", "TABLE"]: alter(words)
                case ["DROP", "TRIGGER"], ["DROP", "INDEX"]: texts[String(words[2])] = nil
                case ["DROP", "TABLE"]: texts = texts.filter { tables[$0.key] != words[2] }
                default: break
                }
            }
        }

        private mutating func add(_ name: Substring, _ table: Substring, _ statement: Substring) {
            texts[String(name)] = String(statement)
            tables[String(name)] = table
        }

        private mutating func alter(_ words: [Substring]) {
            altered.insert(String(words[2]))
            guard words[3] == "RENAME", words[4] == "TO" else { return }
            let (old, new) = (String(words[2]), String(words[5]))
            altered.insert(new)
            texts[new] = texts.removeValue(forKey: old)
            tables[new] = words[5]
        }

        /// The table of the first ` ON table`.
        private static func table(in statement: Substring) -> Substring {
            let words = words(of: statement, most: 24)
            let name = words.firstIndex(of: "ON").map { words[$0 + 1] } ?? ""
            return Substring(name.utf8.prefix { $0 != UInt8(ascii: "(") })
        }

        /// The first words of a statement, and behind them the rest of it.
        ///
        /// This runs at every start, as what follows does, so that both look at bytes: in characters they took half
        /// of the instructions of a short command.
        private static func words(of statement: Substring, most count: Int) -> [Substring] {
            statement.utf8
                .split(maxSplits: count) { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\n") }
                .map { Substring($0) }
        }

        /// The statements of a step that make, alter or drop something; those of a trigger are one with it.
        private static func statements(of step: String) -> [Substring] {
            var statements: [Substring] = []
            var start: String.Index?
            var isTrigger = false
            for line in step.utf8.split(separator: UInt8(ascii: "\n")) {
                if start == nil, let opening = openings.first(where: { line.starts(with: $0.utf8) })
                {
                    start = line.startIndex
                    isTrigger = opening == "CREATE TRIGGER"
                }
                guard let first = start, line.last == UInt8(ascii: ";"),
                    !isTrigger || line.elementsEqual("END;".utf8)
                else { continue }
                statements.append(Substring(step.utf8[first..<line.endIndex].dropLast()))
                start = nil
            }
            return statements
        }

        private static let openings = [
            "CREATE TABLE", "CREATE TRIGGER", "CREATE INDEX", "CREATE UNIQUE INDEX", "ALTER TABLE",
            "DROP TRIGGER", "DROP INDEX", "DROP TABLE",
        ]
    }
}
