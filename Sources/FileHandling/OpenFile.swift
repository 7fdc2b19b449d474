import Glibc

/// A file or folder that is open until the value goes; no program that is started gets it.
package final class OpenFile: Sendable {
    /// The flag that opens only a name (`O_PATH`): what it is can be seen and changed, but not read, and no lock
    /// that the process has on it goes when it is closed.
    package static let nameOnly: Int32 = 0o10_000_000

    /// What it was opened as.
    package let path: String
    private let descriptor: Int32

    /// Opens a file by its path.
    ///
    /// - Parameters:
    ///   - path: The path.
    ///   - flags: How, such as `O_RDONLY | O_NOFOLLOW`; what is made is for its owner alone.
    /// - Throws: ``FileError``, with `ELOOP` for a link that must not be followed.
    package convenience init(_ path: String, _ flags: Int32) throws(FileError) {
        try self.init(path: path, unsafe open(path, flags | O_CLOEXEC, 0o600))
    }

    /// Opens a file by its name in a folder that is open, so that nobody can lay another folder in between.
    package convenience init(
        _ name: String, in folder: OpenFile, _ flags: Int32
    ) throws(FileError) {
        let descriptor = unsafe openat(folder.descriptor, name, flags | O_CLOEXEC, 0o600)
        try self.init(path: "\(folder.path)/\(name)", descriptor)
    }

    private init(path: String, _ descriptor: Int32) throws(FileError) {
        guard descriptor >= 0 else { throw FileError(path) }
        self.path = path
        self.descriptor = descriptor
    }

    deinit {
        close(descriptor)
    }
}

// MARK: - What it is

extension OpenFile {
    /// What the system knows of it, whatever its name leads to by now.
    package func status() throws(FileError) -> FileStatus {
        var status = stat()
        guard unsafe fstat(descriptor, &status) == 0 else { throw FileError(path) }
        return FileStatus(status)
    }

    /// Sets who may do what with it, also where it was opened by ``nameOnly``.
    package func setMode(_ mode: UInt32) throws(FileError) {
        if fchmod(descriptor, mode) == 0 { return }
        guard errno == EBADF, unsafe chmod("/proc/self/fd/\(descriptor)", mode) == 0 else {
            throw FileError(path)
        }
    }

    /// Locks it until it is closed; the kernel lets go of it when the program dies.
    ///
    /// - Parameters:
    ///   - shared: Whether others may do the same.
    ///   - waiting: Whether to wait for others; else `EWOULDBLOCK` is thrown while they hold it.
    /// - Throws: ``FileError``.
    package func lock(shared: Bool = false, waiting: Bool) throws(FileError) {
        let kind = (shared ? LOCK_SH : LOCK_EX) | (waiting ? 0 : LOCK_NB)
        while flock(descriptor, kind) != 0 {
            guard waiting, errno == EINTR else { throw FileError(path) }
        }
    }
}

// MARK: - What it holds

extension OpenFile {
    /// Reads on to the end, or `most` bytes.
    package func read(upTo most: Int) throws(FileError) -> [UInt8] {
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: min(most, 1 << 16))
        while bytes.count < most {
            let count = unsafe buffer.withUnsafeMutableBytes {
                unsafe Glibc.read(descriptor, $0.baseAddress, min($0.count, most - bytes.count))
            }
            if count == 0 { break }
            guard count > 0 || errno == EINTR else { throw FileError(path) }
            bytes += buffer.prefix(max(count, 0))
        }
        return bytes
    }

    /// Writes all of `bytes`.
    package func write(_ bytes: [UInt8]) throws(FileError) {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = unsafe rest.withUnsafeBytes {
                unsafe Glibc.write(descriptor, $0.baseAddress, $0.count)
            }
            guard count >= 0 || errno == EINTR else { throw FileError(path) }
            rest = rest.dropFirst(max(count, 0))
        }
    }

    /// Waits until what was written is on the disk; of a folder, the names in it.
    package func sync() throws(FileError) {
        guard fsync(descriptor) == 0 else { throw FileError(path) }
    }
}

// MARK: - What is in a folder

extension OpenFile {
    /// Puts a file with `bytes` in the place of the one called `name`, if there is one: whoever opens it finds all of
    /// the old one or all of the new one.
    package func replace(
        _ name: String, with bytes: [UInt8], mode: UInt32 = 0o600
    ) throws(FileError) {
        let draft = ".\(name).\(getpid()).\(UInt64.random(in: .min ... .max))"
        do throws(FileError) {
            let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW
            let file = try OpenFile(draft, in: self, flags)
            try file.setMode(mode)
            try file.write(bytes)
            try file.sync()
            guard unsafe renameat(descriptor, draft, descriptor, name) == 0 else {
                throw FileError("\(path)/\(name)")
            }
        } catch {
            unsafe unlinkat(descriptor, draft, 0)
            throw error
        }
        try? sync()
    }

    /// Removes the file called `name`, if there is one.
    package func remove(_ name: String) throws(FileError) {
        guard unsafe unlinkat(descriptor, name, 0) == 0 || errno == ENOENT else {
            throw FileError("\(path)/\(name)")
        }
    }
}
