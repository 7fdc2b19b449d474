// The names of our own tables and columns are put into these statements; values are bound in them, too.

extension Guarded {
    /// Finds one of them by its key.
    var one: String {
        "SELECT * FROM \(table) WHERE \(key.map { "\($0) = ?" }.joined(separator: " AND "))"
    }

    /// Finds all of a household, or of the file.
    var all: String {
        isOfFile ? "SELECT * FROM \(table)" : "SELECT * FROM \(table) WHERE \(key[0]) = ?"
    }

    /// Has a connection note each of them that changes on it; `columns` are those of a table of which not all
    /// count.
    func watches(over columns: [String]) -> [String] {
        let counting = columns.filter(guards).joined(separator: ", ")
        let update = guardsAll ? "UPDATE" : "UPDATE OF \(counting)"
        return [("INSERT", "NEW"), (update, "NEW"), ("DELETE", "OLD")].map {
            change, row in
            """
            CREATE TEMP TRIGGER \(self)_\(change.prefix(6)) AFTER \(change) ON main.\(table)
            BEGIN
                INSERT INTO touched VALUES (\(noted("\(row).")));
            END
            """
        }
    }

    private func noted(_ row: String) -> String {
        let keys = key.map { row + $0 } + Array(repeating: "NULL", count: 4 - key.count)
        return "\(rawValue), " + keys.joined(separator: ", ")
    }
}
