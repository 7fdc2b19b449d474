import FileHandling
import GRDB
import Glibc

// A copy is written under a name of its own, read back, and only then called what it is to be called: whoever is
// interrupted leaves what was there.

extension HouseholdStore {
    /// Writes a copy of the data file to `target`, as it is in one moment, whoever writes meanwhile.
    ///
    /// - Parameters:
    ///   - target: Its name.
    ///   - replacing: Whether it takes the place of an older copy.
    /// - Returns: What is in the copy, as it was read back.
    /// - Throws: ``StoreError/taken(path:)`` where there is another file of that name.
    package func copy(to target: String, replacing: Bool) throws(StoreError) -> FileSummary {
        try Self.checkTarget(target, replacing: replacing, besides: path)
        let draft = try Draft(of: target)
        try StoreError.catching(path: path) {
            try Self.vacuum(path, into: draft.path)
        }
        let summary = try Self.summary(of: draft.path)
        try draft.take(target, replacing: replacing)
        return summary
    }

    /// Copies a file through a connection of its own into an empty one.
    static func vacuum(_ path: String, into draft: String) throws {
        let source = try DatabaseQueue(
            path: path, configuration: Connecting.configuration(readOnly: true))
        try source.unsafeRead { database in
            Connecting.attachFiles(1, to: database)
            try database.execute(sql: "VACUUM INTO ?", arguments: [draft])
        }
        try source.close()
    }

    /// Only an older copy may be written over, and never the data file.
    private static func checkTarget(
        _ target: String, replacing: Bool, besides path: String
    ) throws(StoreError) {
        guard let status = try? FileStatus(of: target) else { return }
        guard replacing, status.kind == .file, isDataFile(target),
            status.identity != (try? FileStatus(of: path, followingLinks: true))?.identity
        else { throw .taken(path: target) }
    }

    /// Whether the first bytes of a file say that it is a data file.
    private static func isDataFile(_ path: String) -> Bool {
        let file = try? OpenFile(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK)
        let header = (try? file?.read(upTo: 72)) ?? []
        return header.starts(with: "SQLite format 3\0".utf8)
            && header.suffix(4).reduce(0) { $0 << 8 | Int($1) } == Schema.applicationID
    }

    private static func summary(of path: String) throws(StoreError) -> FileSummary {
        try StoreError.catching(path: path) {
            let copy = try open(at: path)
            defer { try? copy.close() }
            return try copy.read { try $0.summary() }
        }
    }
}
