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
    /// They are read out of the steps themselves, so that no list has to be kept beside these. That happens at every
    /// start, so that it looks at bytes: in characters it was half of what a short command does.
    struct Form {
        private typealias Bytes = ArraySlice<UInt8>

        private(set) var texts: [String: String] = [:]
        /// Tables whose text depends on the SQLite that altered them, so that it can't be compared.
        private(set) var altered: Set<String> = []
        private var tables: [String: String] = [:]

        init(after migrations: [String]) {
            for statement in migrations.flatMap(Self.statements) {
                let words = Self.words(of: statement, most: 8)
                switch words.prefix(2) {
                case ["CREATE", "TABLE"]: add(words[2], words[2], statement)
                case ["CREATE", "TRIGGER"], ["CREATE", "INDEX"]:
                    add(words[2], Self.table(in: statement), statement)
                case ["CREATE", "UNIQUE"]: add(words[3], Self.table(in: statement), statement)
                case ["ALTER", "TABLE"]: alter(words)
                case ["DROP", "TRIGGER"], ["DROP", "INDEX"]: texts[words[2]] = nil
                case ["DROP", "TABLE"]: texts = texts.filter { tables[$0.key] != words[2] }
                default: break
                }
            }
        }

        private mutating func add(_ name: String, _ table: String, _ statement: Bytes) {
            texts[name] = String(decoding: statement, as: UTF8.self)
            tables[name] = table
        }

        private mutating func alter(_ words: [String]) {
            altered.insert(words[2])
            guard words[3] == "RENAME", words[4] == "TO" else { return }
            let (old, new) = (words[2], words[5])
            altered.insert(new)
            texts[new] = texts.removeValue(forKey: old)
            tables[new] = new
        }

        /// The table of the first ` ON table`.
        private static func table(in statement: Bytes) -> String {
            let words = words(of: statement, most: 24)
            let name = words.firstIndex(of: "ON").map { words[$0 + 1] } ?? ""
            return String(Substring(name.utf8.prefix { $0 != UInt8(ascii: "(") }))
        }

        /// The first words of a statement.
        private static func words(of statement: Bytes, most count: Int) -> [String] {
            statement
                .split(maxSplits: count) { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\n") }
                .prefix(count)
                .map { String(decoding: $0, as: UTF8.self) }
        }

        /// The statements of a step that make, alter or drop something; those of a trigger are one with it.
        private static func statements(of step: String) -> [Bytes] {
            var statements: [Bytes] = []
            let bytes = Array(step.utf8)
            var line = bytes.startIndex
            while line < bytes.endIndex {
                var end = endOfLine(in: bytes, from: line)
                if let opening = openings.first(where: { begins(bytes[line..<end], with: $0) }) {
                    let start = line
                    func isOver() -> Bool {
                        opening == "CREATE TRIGGER"
                            ? begins(bytes[line..<end], with: "END;")
                            : bytes[line..<end].last == UInt8(ascii: ";")
                    }
                    while end < bytes.endIndex, !isOver() {
                        line = end + 1
                        end = endOfLine(in: bytes, from: line)
                    }
                    if isOver() { statements.append(bytes[start..<end - 1]) }
                }
                line = end + 1
            }
            return statements
        }

        private static func endOfLine(in bytes: [UInt8], from start: Int) -> Int {
            var end = start
            while end < bytes.endIndex, bytes[end] != UInt8(ascii: "\n") { end += 1 }
            return end
        }

        /// Whether a line begins so; mostly its first byte says that it does not.
        private static func begins(_ line: Bytes, with word: String) -> Bool {
            line.first == word.utf8.first && line.starts(with: word.utf8)
        }

        private static let openings = [
            "CREATE TABLE", "CREATE TRIGGER", "CREATE INDEX", "CREATE UNIQUE INDEX", "ALTER TABLE",
            "DROP TRIGGER", "DROP INDEX", "DROP TABLE",
        ]
    }
}
