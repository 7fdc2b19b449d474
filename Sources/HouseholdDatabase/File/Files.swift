import Glibc

/// What is done to files and folders before or after SQLite has them open, never meanwhile: closing a file
/// drops the locks that the whole process has on it.
enum Files {
    /// Makes an empty file for its owner alone.
    static func makeEmpty(_ path: String) throws(StoreError) {
        let flags = O_RDWR | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
        let file = unsafe open(path, flags, 0o600)
        guard file >= 0 else { throw .cannotCreate(path: path, reason: systemReason()) }
        close(file)
    }

    /// Makes the folder and those above it; what is made is for its owner alone.
    static func makeFolder(_ path: String) throws(StoreError) {
        guard unsafe access(path, F_OK) != 0 else { return }
        let parent = folder(of: path)
        if parent != path { try makeFolder(parent) }
        guard unsafe mkdir(path, 0o700) == 0 || errno == EEXIST else {
            throw .cannotCreate(path: path, reason: systemReason())
        }
    }

    /// Waits until a file or a folder is on the disk.
    static func sync(_ path: String) throws(StoreError) {
        let file = unsafe open(path, O_RDONLY | O_CLOEXEC)
        defer { close(file) }
        guard file >= 0, fsync(file) == 0 else { throw .io(systemReason()) }
    }

    /// Refuses what SQLite's locks can't protect: links, folders, and a file under two names.
    static func checkPlain(_ path: String) throws(StoreError) {
        var status = stat()
        // While another program makes the file it has two names, for the time between two system calls.
        for _ in 0..<100 {
            guard unsafe lstat(path, &status) == 0 else {
                throw .cannotOpen(path: path, reason: systemReason())
            }
            guard status.st_nlink > 1, status.st_mode & S_IFMT == S_IFREG else { break }
            usleep(1_000)
        }
        guard status.st_mode & S_IFMT == S_IFREG else {
            throw .cannotOpen(path: path, reason: "it is not a plain file")
        }
        guard status.st_nlink <= 1 else {
            throw .cannotOpen(path: path, reason: "it has a second name (a hard link)")
        }
        guard unsafe access(path, R_OK) == 0 else {
            throw .cannotOpen(path: path, reason: systemReason())
        }
    }

    /// Takes a file or a folder away from others, and refuses one that is somebody else's.
    ///
    /// What is looked at is what is changed, also where another program swaps names meanwhile. It is opened in a way
    /// that drops no locks when it is closed.
    ///
    /// - Parameters:
    ///   - path: The file or folder.
    ///   - rights: What others must not have.
    ///   - isRootsAllowed: Whether it may be the system's own, as a folder for all is.
    /// - Returns: Whether others had such rights.
    /// - Throws: ``StoreError/cannotOpen(path:reason:)``.
    static func closeToOthers(
        _ path: String, taking rights: mode_t, isRootsAllowed: Bool = false
    ) throws(StoreError) -> Bool {
        let nameOnly: Int32 = 0o10_000_000
        let opened = unsafe open(path, nameOnly | O_CLOEXEC)
        defer { close(opened) }
        var status = stat()
        guard opened >= 0, unsafe fstat(opened, &status) == 0 else {
            throw .cannotOpen(path: path, reason: systemReason())
        }
        guard status.st_uid == geteuid() || isRootsAllowed && status.st_uid == 0 else {
            // What is somebody else's, and only theirs to change, is read and no more.
            guard status.st_mode & 0o022 != 0 else { return false }
            throw .cannotOpen(path: path, reason: "it belongs to somebody else")
        }
        // In a folder like /tmp nobody can change what is another's.
        let isShared = isRootsAllowed && status.st_mode & S_ISVTX != 0
        guard status.st_mode & rights != 0, !isShared else { return false }
        let mode = status.st_mode & 0o7777 & ~rights
        guard unsafe chmod("/proc/self/fd/\(opened)", mode) == 0 else {
            if errno == EROFS { return false }
            throw .cannotOpen(path: path, reason: "others can change it")
        }
        return true
    }

    static func folder(of path: String) -> String {
        guard let slash = path.lastIndex(of: "/") else { return "." }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }

    static func systemReason() -> String {
        unsafe String(cString: strerror(errno))
    }
}
