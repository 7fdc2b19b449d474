import FileHandling
import Foundation
import Glibc

/// Reads and writes files whole, and nothing but files: no pipe or device keeps it waiting.
enum RegularFile {
    /// More than anybody writes by hand, and little enough to keep.
    static let maximumSize = 64 << 20

    /// Everything in a file.
    static func bytes(at path: String) throws(Failure) -> [UInt8] {
        let file: OpenFile
        let status: FileStatus
        do throws(FileError) {
            file = try OpenFile(path, O_RDONLY | O_NONBLOCK)
            status = try file.status()
        } catch {
            throw unreadable(path, error)
        }
        switch status.kind {
        case .file: break
        case .folder:
            throw .data("file.folder", "\(path) is a folder.", try: ["the names of files in it"])
        case .other:
            throw .data(
                "file.special", "\(path) is not a file.", try: ["- instead of the name, for stdin"])
        }
        guard status.size <= maximumSize else {
            throw .data("file.too-large", "\(path) is larger than \(maximumSize >> 20) MB.")
        }
        do throws(FileError) {
            return try file.read(upTo: maximumSize)
        } catch {
            throw unreadable(path, error)
        }
    }

    /// Whether there is a folder at `path`.
    static func isFolder(_ path: String) -> Bool {
        (try? FileStatus(of: path, followingLinks: true))?.kind == .folder
    }

    private static func unreadable(_ path: String, _ error: FileError) -> Failure {
        let reason =
            switch error.code {
            case ENOENT, ENOTDIR: "There is no file \(path)."
            case EACCES, EPERM: "\(path) can't be read: you have no permission."
            default: "\(path) can't be read: \(error.reason)."
            }
        return Failure(code: "input.missing", exit: .noInput, message: reason)
    }
}

// MARK: - Writing

extension RegularFile {
    /// Puts `text` in the place of what is in a file, at once: nobody ever reads half of it.
    static func replace(_ path: String, with text: String) throws(Failure) {
        let place = URL(filePath: path).resolvingSymlinksInPath()
        do throws(FileError) {
            let mode = try FileStatus(of: place.path).mode
            let folder = try OpenFile(Folders.parent(of: place.path), O_RDONLY | O_DIRECTORY)
            try folder.replace(place.lastPathComponent, with: Array(text.utf8), mode: mode)
        } catch {
            throw Failure(
                code: "file.unwritable", exit: .cannotWrite, message: "\(path) can't be written.",
                attempts: ["policy format \(path)   shows the result"])
        }
    }
}
