import FileHandling
import Glibc
import HouseholdModel
import HouseholdService
import HouseholdWords

/// A file with a member's calendar, for its owner alone.
struct CalendarFile {
    let path: String

    /// Throws where ``write(_:marked:)`` would, as far as that can be known before.
    func check(marked mark: CalendarMark) throws(Failure) {
        try reporting { () throws(FileError) in _ = try place(marked: mark) }
    }

    /// Writes the file; it takes the place of an older one of the same member, and of nothing else.
    func write(_ text: String, marked mark: CalendarMark) throws(Failure) {
        try reporting { () throws(FileError) in
            try place(marked: mark).replace(name, with: Array(text.utf8))
        }
    }

    /// The folder of the file, in which nothing else is at its place: it is looked at and replaced in one folder, whatever is
    /// laid in that folder's place meanwhile.
    private func place(marked mark: CalendarMark) throws(FileError) -> OpenFile {
        let folder = try folder()
        guard try begins(with: mark.ofMember, in: folder) ?? true else {
            throw FileError(path, EEXIST)
        }
        return folder
    }

    private func reporting(_ work: () throws(FileError) -> Void) throws(Failure) {
        do throws(FileError) {
            try work()
        } catch {
            guard [EEXIST, ELOOP].contains(error.code) else {
                throw Failure(.dataFile(.cannotCreate(path: path, reason: error.reason)))
            }
            throw Failure(
                Explanation(
                    "data.taken", .conflict,
                    "There is a file \(path) already that is no calendar of yours. Nothing was written over it."
                ))
        }
    }

    /// Whether it is that member's, and as of that state.
    func isUpToDate(for mark: CalendarMark) -> Bool {
        (try? begins(with: mark.ofState, in: folder())) == true
    }

    private var name: String { path.split(separator: "/").last.map(String.init) ?? path }

    private func folder() throws(FileError) -> OpenFile {
        try OpenFile(Folders.parent(of: path), O_RDONLY | O_DIRECTORY)
    }

    /// Whether the file begins with that; `nil` where there is none.
    private func begins(
        with front: String, in folder: OpenFile
    ) throws(FileError) -> Bool? {
        do throws(FileError) {
            let file = try OpenFile(name, in: folder, O_RDONLY | O_NOFOLLOW | O_NONBLOCK)
            guard try file.status().kind == .file else { return false }
            return try file.read(upTo: front.utf8.count) == Array(front.utf8)
        } catch {
            guard error.code == ENOENT else { throw error }
            return nil
        }
    }
}
