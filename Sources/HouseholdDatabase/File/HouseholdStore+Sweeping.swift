import GRDB

// SQLite overwrites what is deleted, but where rows move from page to page it may leave a copy behind. So the file is
// written anew after something was erased; whoever is interrupted in this leaves a mark, and the next to open it goes on.

extension HouseholdStore {
    /// Writes the file anew where pages of it may hold a trace of what was erased.
    ///
    /// - Throws: What hinders it, as other programs that go on reading; the mark stays then.
    static func sweep(_ database: Database) throws {
        guard try Int.fetchOne(database, sql: "SELECT traces FROM program") == 1 else { return }
        // The new file is made beside in memory, where nothing of it is left.
        try Connecting.set("temp_store", to: "2", on: database)
        Connecting.attachFiles(1, to: database)
        defer { Connecting.attachFiles(0, to: database) }
        try database.execute(sql: "VACUUM")
        try database.execute(sql: "UPDATE program SET traces = 0")
    }
}
