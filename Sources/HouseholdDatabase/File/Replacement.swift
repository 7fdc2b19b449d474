import FileHandling
import GRDB
import Glibc
package import HouseholdModel

/// A copy of a file that is to take the place of the data file: checked, in its folder, and of the newest form.
package final class Replacement: Sendable {
    /// What is in it.
    package let summary: FileSummary
    /// The first row of its books that is not as it was written.
    package let firstBad: Verification.Fault?
    /// The file that it was copied from.
    package let source: String
    /// Where the data file is or is to be.
    private let path: String
    private let draft: Draft
    private let copy: HouseholdStore

    /// Copies the file at `source`, which may be anybody's, and looks at all of it.
    ///
    /// - Throws: ``StoreError`` where it is no data file, or not whole.
    package init(
        of source: String, for path: String, isStopped: @escaping @Sendable () -> Bool
    ) throws(StoreError) {
        self.source = source
        self.path = path
        try Files.makeFolder(Folders.parent(of: path))
        let draft = try Draft(of: path)
        self.draft = draft
        try Self.copyBytes(of: source, to: draft.path, besides: path)
        // An upgrade keeps what was there before it, which here is the file that was copied.
        defer {
            for version in Schema.first..<Schema.shipped.newest {
                unsafe unlink("\(draft.path).v\(version)")
            }
        }
        do {
            copy = try HouseholdStore.open(at: draft.path, isStopped: isStopped)
            (summary, firstBad) = try copy.read { facts in
                let summary = try facts.summary()
                for home in summary.homes {
                    if let fault = try facts.firstBad(in: home.id) {
                        return (summary, fault)
                    }
                }
                return (summary, nil)
            }
        } catch {
            throw Self.named(source, error, draft.path)
        }
    }

    /// The seals that the file has of its households.
    package func seals() throws -> [StoredSeal] {
        try copy.read { facts in
            var seals: [StoredSeal] = []
            for home in summary.homes { seals += try facts.seals(of: home.id) }
            return seals
        }
    }

    /// Lets each of its households begin anew from it: where somebody was signed in, or had a key, nobody is and it is
    /// worth nothing, since what was revoked after the copy was made would come back with it; what waits for an OK waits
    /// from now on, since nobody could look at it meanwhile; and what happened is written down.
    package func beginAnew(
        at instant: Instant,
        telling row: (_ home: (id: Household.ID, members: [Member])) -> AuditRow
    ) throws {
        try copy.write { transaction in
            try transaction.endSignIns(at: instant)
            for home in summary.homes {
                try transaction.restartApprovalWait(in: home.id, at: instant)
                let members = try transaction.facts.members(in: home.id)
                try transaction.record(row((home.id, members)), in: .household(home.id))
            }
        }
    }

    /// Puts it in the place of the data file that `present` has open, of which a copy is kept.
    ///
    /// No other program reads or writes that meanwhile, and none that has it open does so afterwards.
    ///
    /// - Parameters:
    ///   - present: The data file.
    ///   - kept: What the copy is to be called.
    /// - Throws: ``StoreError``; the data file then is as it was.
    package func take(placeOf present: HouseholdStore, keeping kept: String) throws(StoreError) {
        try StoreError.catching(path: path) {
            try copy.close()
            for _ in 0..<10 {
                let keeping = try Draft(of: kept)
                let version = try present.foreignChanges()
                do {
                    try HouseholdStore.vacuum(path, into: keeping.path)
                } catch let error as DatabaseError where error.resultCode == .SQLITE_CORRUPT {
                    // Of a damaged file the bytes are all that can be kept.
                    _ = try takePlace(keeping: kept)
                    return
                }
                let isDone = try present.whileAlone(unlessChangedSince: version) {
                    try keeping.take(kept, replacing: false)
                    try draft.take(path, replacing: true)
                }
                if isDone { return }
            }
            throw StoreError.busy
        }
    }

    /// Puts it where there is no data file, or one that can't be opened, which is kept under the name `kept`.
    ///
    /// - Returns: The name, where there was one.
    package func takePlace(keeping kept: String) throws(StoreError) -> String? {
        try StoreError.catching(path: path) { try copy.close() }
        // A change that was never finished belongs to the file that goes, and not to the one that comes.
        let journal = (path + "-journal", kept + "-journal")
        guard (try? FileStatus(of: path)) != nil else {
            unsafe rename(journal.0, journal.1)
            try draft.take(path, replacing: false)
            return nil
        }
        let keeping = try Draft(of: kept)
        try Self.copyBytes(of: path, to: keeping.path, besides: "")
        try keeping.take(kept, replacing: false)
        unsafe rename(journal.0, journal.1)
        try draft.take(path, replacing: true)
        return kept
    }
}

extension Transaction {
    /// Ends all sessions, and takes back all keys and consents, of everybody.
    fileprivate func endSignIns(at instant: Instant) throws(StoreError) {
        try connection.run(
            "UPDATE session SET ended_at = ? WHERE ended_at IS NULL", [instant.milliseconds])
        try connection.run(
            "UPDATE linking_key SET ended_at = ?, ending = 'cancelled' WHERE ended_at IS NULL",
            [instant.milliseconds])
        try connection.run(
            "UPDATE device SET removed_at = ? WHERE removed_at IS NULL", [instant.milliseconds])
        try connection.run("DELETE FROM pairing")
        try connection.run("DELETE FROM admission WHERE state = 'waiting'", [])
        try connection.run("DELETE FROM notice WHERE kind = 'join-asked' AND seen_at IS NULL", [])
        // What was to be told then was told since, or is news no more.
        try connection.run("DELETE FROM delivery WHERE state = 'waiting'")
        try connection.run("DELETE FROM capability")
        // Where they lay is on the computer that the copy is of.
        try connection.run("DELETE FROM calendar_file")
        try connection.run("UPDATE notice SET outgoing = 0 WHERE outgoing = 1")
        try connection.run(
            """
            UPDATE account SET consent_digest = NULL, consent_until = NULL
            WHERE consent_digest IS NOT NULL
            """)
    }
}

// MARK: - Copying

extension Replacement {
    private static func copyBytes(
        of source: String, to target: String, besides path: String
    ) throws(StoreError) {
        do throws(FileError) {
            let status = try FileStatus(of: source, followingLinks: true)
            let present = try? FileStatus(of: path, followingLinks: true)
            // To open and to close the data file itself would drop the locks that this program has on it.
            guard status.kind == .file, status.identity != present?.identity else {
                throw FileError(source, EINVAL)
            }
            let (from, to) = (
                try OpenFile(source, O_RDONLY | O_NONBLOCK), try OpenFile(target, O_WRONLY)
            )
            while case let bytes = try from.read(upTo: 1 << 20), !bytes.isEmpty {
                try to.write(bytes)
            }
        } catch {
            throw .cannotOpen(path: error.path, reason: error.reason)
        }
        if let journal = try? FileStatus(of: source + "-journal"), journal.size > 0, !path.isEmpty {
            throw .unfinished(path: source)
        }
    }

    /// What is wrong with the copy is wrong with the file that it was copied from.
    fileprivate static func named(_ source: String, _ error: any Error, _ draft: String)
        -> StoreError
    {
        switch StoreError.translating(error, path: draft) {
        case StoreError.foreign: .foreign(path: source)
        case StoreError.unreleased: .unreleased(path: source)
        case StoreError.cannotOpen(_, let reason): .cannotOpen(path: source, reason: reason)
        case let error as StoreError: error
        case let error: .io(String(describing: error))
        }
    }
}
