import FileHandling
import Glibc
package import HouseholdModel

/// The folder in which copies of a data file are kept that are made by themselves, each called after the data file and its
/// day: `chorus-1f3a9c2e-2026-11-27.db`.
///
/// What else lies there, copies of other data files among it, is left alone.
package struct BackupFolder: Sendable {
    private let path: String
    private let store: HouseholdStore

    private static let end = ".db"

    /// The one at `path`, which may be missing, for copies of a data file.
    package init(_ path: String, of store: HouseholdStore) {
        self.path = path
        self.store = store
    }

    /// When the last copy was made; `nil` where there is none.
    package func last() throws(StoreError) -> Instant? {
        try days().max().flatMap { copied(on: $0) }
    }

    /// When the copy of a day was made; `nil` where there is none.
    package func copied(on day: Day) -> Instant? {
        guard let status = try? FileStatus(of: file(of: day)), status.kind == .file else {
            return nil
        }
        return Instant(milliseconds: Int64(status.writtenAt) * 1_000)
    }

    private func days() throws(StoreError) -> Set<Day> {
        Set(try names().compactMap { day($0) }.filter { copied(on: $0) != nil })
    }

    /// Makes a copy of the data file, and removes those that are of no use any more; one that can't be removed now is so with
    /// the next.
    ///
    /// - Throws: What hinders it; where the disk has no room for it, nothing is written.
    package func keep(as day: Day) throws(StoreError) {
        try Files.makeFolder(path)
        try removeDrafts()
        let size = try Files.status(of: store.path).size
        if let left = Folders.bytesLeft(at: path), left < size + Folders.reserve { throw .full }
        _ = try store.copy(to: file(of: day), replacing: false)
        for old in KeptDays(of: try days(), justMade: day).over { try? remove(file(of: old)) }
    }

    /// Removes the copies that are older than any that is kept, where none are made any more.
    package func clear(on today: Day) throws(StoreError) {
        for day in try days() where today.dayNumber - day.dayNumber > KeptDays.span {
            try remove(file(of: day))
        }
    }

    /// How the name of each copy begins: by the end of the data file's identity, which is made of chance.
    private var start: String { "chorus-\(store.id.suffix(8))-" }

    private func file(of day: Day) -> String { "\(path)/\(start)\(day)\(Self.end)" }

    private func day(_ name: String) -> Day? {
        guard name.hasPrefix(start), name.hasSuffix(Self.end) else { return nil }
        return Day(String(name.dropFirst(start.count).dropLast(Self.end.count)))
    }

    /// Removes what a program left that was killed while it copied.
    private func removeDrafts() throws(StoreError) {
        for name in try names() where name.hasPrefix(".\(start)") {
            try remove("\(path)/\(name)")
        }
    }

    private func names() throws(StoreError) -> [String] {
        do throws(FileError) {
            return try Folders.names(in: path)
        } catch {
            if error.code == ENOENT { return [] }
            throw .cannotOpen(path: path, reason: error.reason)
        }
    }

    private func remove(_ file: String) throws(StoreError) {
        guard unsafe unlink(file) == 0 || errno == ENOENT else {
            throw .cannotCreate(path: file, reason: Files.systemReason())
        }
    }
}
