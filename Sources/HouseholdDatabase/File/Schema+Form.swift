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
    /// start, so that it goes once over the bytes: in characters it was half of what a short command does.
    struct Form {
        private typealias Bytes = ArraySlice<UInt8>

        let texts: [String: String]
        /// Tables whose text depends on the SQLite that altered them, so that it can't be compared.
        let altered: Set<String>

        init(after migrations: [String]) {
            var made: [String: Bytes] = [:]
            var altered: Set<String> = []
            for statement in migrations.flatMap(Self.statements) {
                let words = Self.words(of: statement)
                let name = words[2]
                switch (words[0], words[1]) {
                case ("CREATE", "UNIQUE"): made[words[3]] = statement
                case ("CREATE", _): made[name] = statement
                case ("ALTER", _):
                    altered.insert(name)
                    guard words[3] == "RENAME", words[4] == "TO" else { continue }
                    altered.insert(words[5])
                    made[words[5]] = made.removeValue(forKey: name)
                case ("DROP", "TABLE"):
                    made = made.filter { $0.key != name && !Self.isOn(name, $0.value) }
                case ("DROP", _): made[name] = nil
                default: break
                }
            }
            texts = made.mapValues { String(decoding: $0, as: UTF8.self) }
            self.altered = altered
        }

        /// Whether a trigger or an index is on `table`, which it names before anything in parentheses.
        private static func isOn(_ table: String, _ statement: Bytes) -> Bool {
            var rest = statement.prefix { $0 != UInt8(ascii: "(") }
            while let blank = rest.firstIndex(where: isBlank) {
                rest = rest[(blank + 1)...]
                guard rest.begins(with: "ON ") else { continue }
                return rest.dropFirst(3).prefix { !isBlank($0) }.elementsEqual(table.utf8)
            }
            return false
        }

        /// The first words of a statement, as many as tell what it does to what.
        private static func words(of statement: Bytes) -> [String] {
            statement.split(maxSplits: 6, whereSeparator: isBlank).prefix(6)
                .map { String(decoding: $0, as: UTF8.self) }
        }

        private static func isBlank(_ byte: UInt8) -> Bool {
            byte == UInt8(ascii: " ") || byte == lineFeed
        }

        /// The statements of a step that make, alter or drop something; those of a trigger are one with it.
        private static func statements(of step: String) -> [Bytes] {
            let bytes = Array(step.utf8)
            var statements: [Bytes] = []
            var opened: (start: Int, isTrigger: Bool)?
            var start = bytes.startIndex
            while start < bytes.endIndex {
                let end = bytes[start...].firstIndex(of: lineFeed) ?? bytes.endIndex
                let line = bytes[start..<end]
                if opened == nil, verbs.contains(where: { line.begins(with: $0) }) {
                    opened = (start, line.begins(with: "CREATE TRIGGER"))
                }
                if let statement = opened,
                    statement.isTrigger ? line.begins(with: "END;") : line.last == semicolon
                {
                    statements.append(bytes[statement.start..<end - 1])
                    opened = nil
                }
                start = end + 1
            }
            return statements
        }

        private static let lineFeed = UInt8(ascii: "\n")
        private static let semicolon = UInt8(ascii: ";")
        private static let verbs = ["CREATE ", "ALTER ", "DROP "]
    }
}

extension ArraySlice<UInt8> {
    /// Whether it begins so; mostly its first byte says that it does not.
    fileprivate func begins(with word: String) -> Bool {
        first == word.utf8.first && starts(with: word.utf8)
    }
}
