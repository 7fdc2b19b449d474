import FileHandling
import Glibc
package import HouseholdModel

/// The folder in which copies of a data file are kept that are made by themselves, each called after its day:
/// `chorus-2026-11-27.db`.
///
/// What else lies there is left alone.
package struct BackupFolder: Sendable {
    /// Where it is.
    package let path: String

    private static let start = "chorus-"
    private static let end = ".db"

    /// What has to be left on the disk beside a copy: whoever writes to the data file needs room, too.
    private static let reserve = 100_000_000

    /// The one at `path`, which may be missing.
    package init(_ path: String) {
        self.path = path
    }

    /// When the copy of a day was made; `nil` where there is none.
    package func copied(on day: Day) -> Instant? {
        guard let status = try? FileStatus(of: file(of: day)) else { return nil }
        return Instant(milliseconds: Int64(status.writtenAt) * 1_000)
    }

    /// Makes a copy of the data file, and removes those that are of no use any more.
    ///
    /// - Throws: What hinders it; where the disk has no room for it, nothing is written.
    package func keep(_ store: HouseholdStore, as day: Day) throws(StoreError) {
        try Files.makeFolder(path)
        try removeDrafts()
        let size = try Files.status(of: store.path).size
        if let left = Folders.bytesLeft(at: path), left < size + Self.reserve { throw .full }
        _ = try store.copy(to: file(of: day), replacing: false)
        let days = Set(try names().compactMap(Self.day))
        for day in KeptDays(of: days).over { try remove(file(of: day)) }
    }

    private func file(of day: Day) -> String { "\(path)/\(Self.start)\(day)\(Self.end)" }

    private static func day(_ name: String) -> Day? {
        guard name.hasPrefix(start), name.hasSuffix(end) else { return nil }
        return Day(String(name.dropFirst(start.count).dropLast(end.count)))
    }

    /// Removes what a program left that was killed while it copied.
    private func removeDrafts() throws(StoreError) {
        for name in try names() where name.hasPrefix(".\(Self.start)") {
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
