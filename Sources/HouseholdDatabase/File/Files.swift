import FileHandling
import Glibc

/// What is done to files and folders before or after SQLite has them open, never meanwhile: closing a file
/// drops the locks that the whole process has on it.
enum Files {
    /// Makes an empty file for its owner alone, which is to be called `name` once it is whole: people know it by that.
    static func makeEmpty(_ path: String, for name: String) throws(StoreError) {
        do throws(FileError) {
            _ = try OpenFile(path, O_RDWR | O_CREAT | O_EXCL | O_NOFOLLOW)
        } catch {
            throw .cannotCreate(path: name, reason: error.reason)
        }
    }

    /// Makes the folder and those above it; what is made is for its owner alone.
    static func makeFolder(_ path: String) throws(StoreError) {
        do throws(FileError) {
            try Folders.make(path)
        } catch {
            throw .cannotCreate(path: error.path, reason: error.reason)
        }
    }

    /// Waits until a file or a folder is on the disk.
    static func sync(_ path: String) throws(StoreError) {
        do throws(FileError) {
            try OpenFile(path, O_RDONLY).sync()
        } catch {
            throw .io(error.reason)
        }
    }

    /// Refuses what SQLite's locks can't protect: links, folders, and a file under two names.
    static func checkPlain(_ path: String) throws(StoreError) {
        var status = try status(of: path)
        // While another program makes the file it has two names, for the time between two system calls.
        for _ in 0..<100 where status.kind == .file && status.nameCount > 1 {
            usleep(1_000)
            status = try Self.status(of: path)
        }
        guard status.kind == .file else {
            throw .cannotOpen(path: path, reason: "it is not a plain file")
        }
        guard status.nameCount <= 1 else {
            throw .cannotOpen(path: path, reason: "it has a second name (a hard link)")
        }
        guard unsafe access(path, R_OK) == 0 else {
            throw .cannotOpen(path: path, reason: systemReason())
        }
    }

    /// What the system knows of the file.
    static func status(of path: String) throws(StoreError) -> FileStatus {
        do throws(FileError) {
            return try FileStatus(of: path)
        } catch {
            throw .cannotOpen(path: path, reason: error.reason)
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
        _ path: String, taking rights: UInt32, isRootsAllowed: Bool = false
    ) throws(StoreError) -> Bool {
        let opened: OpenFile
        let status: FileStatus
        do throws(FileError) {
            opened = try OpenFile(path, OpenFile.nameOnly)
            status = try opened.status()
        } catch {
            throw .cannotOpen(path: path, reason: error.reason)
        }
        guard status.isOwn || isRootsAllowed && status.isRoots else {
            // What is somebody else's, and only theirs to change, is read and no more.
            guard status.mode & 0o022 != 0 else { return false }
            throw .cannotOpen(path: path, reason: "it belongs to somebody else")
        }
        // In a folder like /tmp nobody can change what is another's.
        let isShared = isRootsAllowed && status.mode & S_ISVTX != 0
        guard status.mode & rights != 0, !isShared else { return false }
        do throws(FileError) {
            try opened.setMode(status.mode & ~rights)
            return true
        } catch {
            if error.code == EROFS { return false }
            throw .cannotOpen(path: path, reason: "others can change it")
        }
    }

    /// What the system said last.
    static func systemReason() -> String { FileError.reason(errno) }
}
