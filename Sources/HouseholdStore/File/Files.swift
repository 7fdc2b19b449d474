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

    static func folder(of path: String) -> String {
        guard let slash = path.lastIndex(of: "/") else { return "." }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }

    static func systemReason() -> String {
        unsafe String(cString: strerror(errno))
    }
}
