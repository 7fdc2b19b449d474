import FileHandling
import Glibc
package import HouseholdModel

/// A small file of the program's own, beside the data file's, that nobody but its owner may read.
///
/// It lies in folders that are its owner's alone and appears whole or not at all.
package struct PrivateFile: Sendable {
    /// Why the file could not be used.
    package enum Problem: Error, Equatable, Sendable {
        /// Others than its owner could read the file at this path.
        case exposed(path: String)
        /// The file at this path belongs to somebody else, or is no file.
        case foreign(path: String)
        /// The system refused, for the reason of this `errno`.
        case system(Int32, path: String)
    }

    private static let maximumSize = 1 << 16

    private let state: String
    private let folder: String
    let name: String

    /// The file's path.
    package var path: String { "\(folder)/\(name)" }

    /// Names a file, or returns `nil` for a name that is more than a plain word.
    ///
    /// - Parameters:
    ///   - state: The folder `chorus` of the state directory.
    ///   - kind: The folder in it that is for files of this kind.
    ///   - name: What the file is called there.
    package init?(state: String, kind: String, name: String) {
        let isPlain = name.utf8.allSatisfy { byte in
            (48...57).contains(byte) || (65...90).contains(byte) || (97...122).contains(byte)
                || byte == UInt8(ascii: "-")
        }
        guard isPlain, (1...128).contains(name.utf8.count) else { return nil }
        self.state = state
        self.name = name
        folder = "\(state)/\(kind)"
    }

    /// Does what the system may refuse.
    private func attempt<Result>(
        _ body: () throws(FileError) -> Result
    ) throws(Problem) -> Result {
        do throws(FileError) {
            return try body()
        } catch {
            throw .system(error.code, path: path)
        }
    }
}

// MARK: - Reading

extension PrivateFile {
    /// Returns what the file holds, or `nil` if there is none.
    package func read() throws(Problem) -> [UInt8]? {
        guard let folder = try existingFolder() else { return nil }
        let file: OpenFile
        do throws(FileError) {
            file = try OpenFile(name, in: folder, O_RDONLY | O_NOFOLLOW | O_NONBLOCK)
        } catch {
            switch error.code {
            case ENOENT: return nil
            case ELOOP: throw .foreign(path: path)
            default: throw .system(error.code, path: path)
            }
        }
        let status = try attempt { () throws(FileError) in try file.status() }
        guard status.kind == .file, status.isOwn else { throw .foreign(path: path) }
        guard status.mode & 0o077 == 0 else { throw .exposed(path: path) }
        return try attempt { () throws(FileError) in try file.read(upTo: Self.maximumSize) }
    }

    /// Opens the folder, which is none where it is a link to one: whoever can set that could lay another file there.
    private func existingFolder() throws(Problem) -> OpenFile? {
        do throws(FileError) {
            return try OpenFile(folder, O_RDONLY | O_DIRECTORY | O_NOFOLLOW)
        } catch {
            switch error.code {
            case ENOENT: return nil
            case ENOTDIR, ELOOP: throw .foreign(path: folder)
            default: throw .system(error.code, path: path)
            }
        }
    }
}

// MARK: - Writing

extension PrivateFile {
    /// Writes the file anew, and the folders that are missing.
    package func write(_ bytes: [UInt8]) throws(Problem) {
        try attempt { () throws(FileError) in try openFolder().replace(name, with: bytes) }
    }

    /// Writes what `change` makes of what the file holds, while no other program does the same.
    package func update(
        _ change: ([UInt8]?) throws(Problem) -> [UInt8]
    ) throws(Problem) {
        let folder = try attempt { () throws(FileError) in
            let folder = try openFolder()
            try folder.lock(waiting: true)
            return folder
        }
        let bytes = try change(try read())
        try attempt { () throws(FileError) in try folder.replace(name, with: bytes) }
    }

    /// Removes the file, if there is one.
    package func remove() throws(Problem) {
        guard let folder = try existingFolder() else { return }
        try attempt { () throws(FileError) in try folder.remove(name) }
    }

    /// Opens the folder, after making it and those above it, and closes it to others.
    func openFolder() throws(FileError) -> OpenFile {
        try? Folders.make(folder)
        _ = try openPrivate(state)
        return try openPrivate(folder, O_NOFOLLOW)
    }

    private func openPrivate(_ folder: String, _ flags: Int32 = 0) throws(FileError) -> OpenFile {
        let opened = try OpenFile(folder, O_RDONLY | O_DIRECTORY | flags)
        try opened.setMode(0o700)
        return opened
    }
}

// MARK: - In messages

extension PrivateFile.Problem {
    /// One sentence for a person, with the command that helps.
    ///
    /// - Parameter what: What the file is called, such as `session file`.
    /// - Returns: The sentence.
    package func message(about what: Phrase) -> Phrase {
        switch self {
        case .exposed(let path):
            "Your \(what) can be read by others; fixed by: chmod 600 \(shellWord(path))"
        case .foreign(let path):
            "Your \(what) can be read by others; fixed by: rm \(shellWord(path))"
        case .system(let code, let path):
            "Your \(what) \(shellWord(path)) cannot be used: \(FileError.reason(code))."
        }
    }
}

/// Returns a path as a word that a shell takes as it is.
private func shellWord(_ path: String) -> String {
    let isPlain = path.utf8.allSatisfy { byte in
        (48...57).contains(byte) || (65...90).contains(byte) || (97...122).contains(byte)
            || "/._-".utf8.contains(byte)
    }
    if isPlain, path.first != "-" { return path }
    let parts = path.split(separator: "'", omittingEmptySubsequences: false)
    return "'" + parts.joined(separator: #"'\''"#) + "'"
}
