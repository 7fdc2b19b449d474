import GRDB
import Glibc
public import Household

extension HouseholdStore {
    /// Opens the data file at `path`.
    ///
    /// A file that can't be written, or lies in a folder that can't, is opened for reading.
    ///
    /// - Throws: ``StoreError`` when there is none, or it can't be used.
    public static func open(at path: String) throws(StoreError) -> HouseholdStore {
        guard unsafe access(path, F_OK) == 0 else { throw .absent(path: path) }
        try checkFile(at: path)
        let isWritable = unsafe access(path, W_OK) == 0 && access(folder(of: path), W_OK) == 0
        return try connect(to: path, readOnly: !isWritable)
    }

    /// Opens the data file at `path`, after making it where there is none.
    ///
    /// It is made under another name and appears whole: whoever is interrupted leaves no half of one, and of
    /// two programs that make it at once one wins and both open it.
    ///
    /// - Throws: ``StoreError``.
    public static func openOrCreate(
        at path: String, storeID: String, now: Instant
    ) throws(StoreError) -> HouseholdStore {
        guard unsafe access(path, F_OK) != 0 else { return try open(at: path) }
        try makeFolder(folder(of: path))
        let draft = "\(path).\(storeID).new"
        let file = unsafe Glibc.open(draft, O_RDWR | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
        guard file >= 0 else { throw .cannotCreate(path: path, reason: systemReason()) }
        close(file)
        defer {
            unsafe unlink(draft)
            unsafe unlink(draft + "-journal")
        }
        try fill(draft, storeID: storeID, now: now)
        guard unsafe link(draft, path) == 0 || errno == EEXIST else {
            throw .cannotCreate(path: path, reason: systemReason())
        }
        unsafe unlink(draft)
        return try open(at: path)
    }

    private static func fill(
        _ draft: String, storeID: String, now: Instant
    ) throws(StoreError) {
        do {
            let queue = try DatabaseQueue(
                path: draft, configuration: Connecting.configuration(readOnly: false))
            try queue.write { database in
                try Schema.migrate(database, from: 0)
                try database.execute(
                    sql: "INSERT INTO program (one, store_id, created_at) VALUES (1, ?, ?)",
                    arguments: [storeID, now.milliseconds])
            }
            try queue.close()
        } catch let error as StoreError {
            throw error
        } catch let error as DatabaseError {
            throw StoreError(error, path: draft)
        } catch {
            throw .io(String(describing: error))
        }
    }

    private static func connect(
        to path: String, readOnly: Bool
    ) throws(StoreError) -> HouseholdStore {
        do {
            try look(at: path)
            let queue = try DatabaseQueue(
                path: path, configuration: Connecting.configuration(readOnly: readOnly))
            return HouseholdStore(queue: queue, path: path)
        } catch let error as StoreError {
            throw error
        } catch let error as DatabaseError {
            throw StoreError(error, path: path)
        } catch {
            throw .io(String(describing: error))
        }
    }

    /// Reads whose file it is and of which version, and changes nothing.
    private static func look(at path: String) throws {
        var configuration = Configuration()
        configuration.readonly = true
        configuration.busyMode = .timeout(10)
        let queue = try DatabaseQueue(path: path, configuration: configuration)
        let version = try queue.read { try Schema.version(of: $0, path: path) }
        try queue.close()
        guard version > 0 else { throw StoreError.damaged("the file is empty") }
    }
}

// MARK: - Folders and files

extension HouseholdStore {
    /// Refuses what SQLite's locks can't protect: links, folders, and a file under two names.
    private static func checkFile(at path: String) throws(StoreError) {
        var status = stat()
        // While another program makes the file it has two names, for the time between two system calls.
        for _ in 0..<100 {
            guard unsafe lstat(path, &status) == 0 else {
                throw .cannotOpen(path: path, reason: systemReason())
            }
            guard status.st_nlink > 1 else { break }
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

    /// Makes the folder and those above it; what is made is for its owner alone.
    private static func makeFolder(_ path: String) throws(StoreError) {
        guard unsafe access(path, F_OK) != 0 else { return }
        let parent = folder(of: path)
        if parent != path { try makeFolder(parent) }
        guard unsafe mkdir(path, 0o700) == 0 || errno == EEXIST else {
            throw .cannotCreate(path: path, reason: systemReason())
        }
    }

    private static func folder(of path: String) -> String {
        guard let slash = path.lastIndex(of: "/") else { return "." }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }

    private static func systemReason() -> String {
        unsafe String(cString: strerror(errno))
    }
}
