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

    private func failure() -> Problem { .system(errno, path: path) }
}

// MARK: - Reading

extension PrivateFile {
    /// Returns what the file holds, or `nil` if there is none.
    package func read() throws(Problem) -> [UInt8]? {
        guard let folder = try existingFolder() else { return nil }
        defer { close(folder) }
        let file = unsafe openat(
            folder, name, O_RDONLY | O_NOFOLLOW | O_CLOEXEC | O_NONBLOCK)
        guard file >= 0 else {
            switch errno {
            case ENOENT: return nil
            case ELOOP: throw .foreign(path: path)
            default: throw failure()
            }
        }
        defer { close(file) }
        let size = try checkedSize(of: file)
        var bytes = [UInt8](repeating: 0, count: min(size + 1, Self.maximumSize))
        var count = 0
        while count < bytes.count {
            let added = unsafe bytes.withUnsafeMutableBytes {
                unsafe Glibc.read(file, $0.baseAddress.map { unsafe $0 + count }, $0.count - count)
            }
            if added < 0, errno == EINTR { continue }
            guard added >= 0 else { throw failure() }
            if added == 0 { break }
            count += added
        }
        return Array(bytes.prefix(count))
    }

    /// Opens the folder, which is none where it is a link to one: whoever can set that could lay another file there.
    private func existingFolder() throws(Problem) -> Int32? {
        let opened = unsafe open(folder, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
        guard opened < 0 else { return opened }
        switch errno {
        case ENOENT: return nil
        case ENOTDIR, ELOOP: throw .foreign(path: folder)
        default: throw failure()
        }
    }

    private func checkedSize(of file: Int32) throws(Problem) -> Int {
        var status = stat()
        guard unsafe fstat(file, &status) == 0 else { throw failure() }
        guard status.st_mode & S_IFMT == S_IFREG, status.st_uid == geteuid() else {
            throw .foreign(path: path)
        }
        guard status.st_mode & 0o077 == 0 else { throw .exposed(path: path) }
        return Int(status.st_size)
    }
}

// MARK: - Writing

extension PrivateFile {
    /// Writes the file anew, and the folders that are missing.
    package func write(_ bytes: [UInt8]) throws(Problem) {
        let folder = try openFolder()
        defer { close(folder) }
        try write(bytes, in: folder)
    }

    /// Writes what `change` makes of what the file holds, while no other program does the same.
    package func update(
        _ change: ([UInt8]?) throws(Problem) -> [UInt8]
    ) throws(Problem) {
        let folder = try openFolder()
        defer { close(folder) }
        while flock(folder, LOCK_EX) != 0 {
            guard errno == EINTR else { throw failure() }
        }
        try write(try change(try read()), in: folder)
    }

    /// Removes the file, if there is one.
    package func remove() throws(Problem) {
        guard let folder = try existingFolder() else { return }
        defer { close(folder) }
        guard unsafe unlinkat(folder, name, 0) == 0 || errno == ENOENT else { throw failure() }
    }

    private func write(_ bytes: [UInt8], in folder: Int32) throws(Problem) {
        let draft = ".\(name).\(getpid()).\(UInt64.random(in: .min ... .max))"
        do throws(Problem) {
            try writeDraft(bytes, draft, in: folder)
            guard unsafe renameat(folder, draft, folder, name) == 0 else { throw failure() }
        } catch {
            unsafe unlinkat(folder, draft, 0)
            throw error
        }
        fsync(folder)
    }

    private func writeDraft(
        _ bytes: [UInt8],
        _ draft: String,
        in folder: Int32
    ) throws(Problem) {
        let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
        let file = unsafe openat(folder, draft, flags, 0o600)
        guard file >= 0 else { throw failure() }
        defer { close(file) }
        guard fchmod(file, 0o600) == 0 else { throw failure() }
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = unsafe rest.withUnsafeBytes {
                unsafe Glibc.write(file, $0.baseAddress, $0.count)
            }
            guard count >= 0 || errno == EINTR else { throw failure() }
            rest = rest.dropFirst(max(count, 0))
        }
        guard fsync(file) == 0 else { throw failure() }
    }

    /// Opens the folder, after making it and those above it, and closes it to others.
    func openFolder() throws(Problem) -> Int32 {
        for (index, character) in zip(folder.indices, folder).dropFirst() where character == "/" {
            unsafe mkdir(String(folder[..<index]), 0o700)
        }
        unsafe mkdir(folder, 0o700)
        close(try openPrivate(state))
        return try openPrivate(folder, O_NOFOLLOW)
    }

    private func openPrivate(_ folder: String, _ flags: Int32 = 0) throws(Problem) -> Int32 {
        let opened = unsafe open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC | flags)
        guard opened >= 0 else { throw failure() }
        guard fchmod(opened, 0o700) == 0 else {
            let problem = failure()
            close(opened)
            throw problem
        }
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
            "Your \(what) \(shellWord(path)) cannot be used: \(reason(code))."
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

/// Returns what the system calls an error, without its full stop.
private func reason(_ code: Int32) -> String {
    guard let text = unsafe strerror(code) else { return "error \(code)" }
    return unsafe String(cString: text)
}
