import Glibc

/// Folders by their paths.
package enum Folders {
    /// Makes the folder and those above it, where they are missing; what is made is for its owner alone.
    package static func make(_ path: String) throws(FileError) {
        if makeOne(path) { return }
        let parent = parent(of: path)
        guard [ENOENT, ENOTDIR].contains(errno), parent != path else { throw FileError(path) }
        try make(parent)
        guard makeOne(path) else { throw FileError(path) }
    }

    private static func makeOne(_ path: String) -> Bool {
        unsafe mkdir(path, 0o700) == 0 || errno == EEXIST
    }

    /// Gives the file at `path` the name `name` instead, which nothing may have.
    package static func moveToFree(_ path: String, _ name: String) throws(FileError) {
        if unsafe link(path, name) == 0 {
            unsafe unlink(path)
            return
        }
        // Sticks with a file system of Windows know no second names: there it is looked, and then renamed.
        guard [EPERM, ENOSYS, EOPNOTSUPP].contains(errno) else { throw FileError(name) }
        guard (try? FileStatus(of: name)) == nil else { throw FileError(name, EEXIST) }
        guard unsafe rename(path, name) == 0 else { throw FileError(name) }
    }

    /// Writes a file that is not there yet, for its owner alone; it appears whole.
    package static func addFile(_ path: String, _ bytes: [UInt8]) throws(FileError) {
        let draft = draftPath(of: path)
        do throws(FileError) {
            let file = try OpenFile(draft, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW)
            try file.write(bytes)
            try file.sync()
            try moveToFree(draft, path)
        } catch {
            unsafe unlink(draft)
            throw error
        }
        try OpenFile(parent(of: path), O_RDONLY).sync()
    }

    /// What the files and folders in the folder are called, in no order.
    package static func names(in path: String) throws(FileError) -> [String] {
        guard let folder = unsafe opendir(path) else { throw FileError(path) }
        defer { unsafe closedir(folder) }
        var names: [String] = []
        while let entry = unsafe readdir(folder) {
            let name = unsafe withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
                unsafe String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
            }
            if name != ".", name != ".." { names.append(name) }
        }
        return names
    }

    /// How many bytes have to be left on a disk that is written to: a change needs room for its journal.
    package static let reserve = 100_000_000

    /// How many bytes others than root may still write to the disk of the folder; `nil` where it does not say.
    package static func bytesLeft(at path: String) -> Int? {
        var status = statvfs()
        guard unsafe statvfs(path, &status) == 0 else { return nil }
        let (bytes, isTooMany) = status.f_bavail.multipliedReportingOverflow(
            by: UInt(status.f_frsize))
        return isTooMany ? .max : Int(clamping: bytes)
    }

    /// A name in the same folder that nothing has, for what is to be called `path` once it is whole.
    package static func draftPath(of path: String) -> String {
        let name = path.split(separator: "/").last.map(String.init) ?? path
        let sign = String(UInt64.random(in: .min ... .max), radix: 36)
        return "\(parent(of: path))/.\(name).\(getpid())-\(sign)"
    }

    /// The folder that `path` is in.
    package static func parent(of path: String) -> String {
        guard let slash = path.lastIndex(of: "/") else { return "." }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }
}
