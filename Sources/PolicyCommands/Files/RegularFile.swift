import Foundation
import Glibc

/// Reads and writes files whole, and nothing but files: no pipe or device keeps it waiting.
enum RegularFile {
    /// More than anybody writes by hand, and little enough to keep.
    static let maximumSize = 64 << 20

    /// Everything in a file.
    static func bytes(at path: String) throws(Failure) -> [UInt8] {
        let descriptor = unsafe open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
        guard descriptor >= 0 else { throw unreadable(path, errno) }
        defer { close(descriptor) }
        var status = stat()
        guard unsafe fstat(descriptor, &status) == 0 else { throw unreadable(path, errno) }
        switch status.st_mode & S_IFMT {
        case S_IFREG: break
        case S_IFDIR:
            throw .data("file.folder", "\(path) is a folder.", try: ["the names of files in it"])
        default:
            throw .data(
                "file.special", "\(path) is not a file.", try: ["- instead of the name, for stdin"])
        }
        guard status.st_size <= maximumSize else { throw tooLarge(path) }
        guard let bytes = contents(of: descriptor, sizeHint: Int(status.st_size)) else {
            throw unreadable(path, errno)
        }
        return bytes
    }

    /// Everything that can be read from an open file, or `nil` when that fails.
    static func contents(of descriptor: Int32, sizeHint: Int = 0) -> [UInt8]? {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(sizeHint)
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while bytes.count <= maximumSize {
            let count = unsafe buffer.withUnsafeMutableBytes {
                unsafe read(descriptor, $0.baseAddress, $0.count)
            }
            if count == 0 { return bytes }
            guard count > 0 || errno == EINTR else { return nil }
            bytes += buffer.prefix(max(count, 0))
        }
        return bytes
    }

    /// Whether there is a folder at `path`.
    static func isFolder(_ path: String) -> Bool {
        var status = stat()
        return unsafe stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    }

    private static func unreadable(_ path: String, _ code: Int32) -> Failure {
        let reason =
            switch code {
            case ENOENT, ENOTDIR: "There is no file \(path)."
            case EACCES, EPERM: "\(path) can't be read: you have no permission."
            default: "\(path) can't be read: \(unsafe String(cString: strerror(code)))."
            }
        return Failure(code: "input.missing", exit: .noInput, message: reason)
    }

    private static func tooLarge(_ path: String) -> Failure {
        .data("file.too-large", "\(path) is larger than \(maximumSize >> 20) MB.")
    }
}

// MARK: - Writing

extension RegularFile {
    /// Puts `text` in the place of what is in a file, at once: nobody ever reads half of it.
    static func replace(_ path: String, with text: String) throws(Failure) {
        let place = URL(filePath: path).resolvingSymlinksInPath().path
        let draft = "\(place).\(getpid())"
        do {
            let mode = try FileManager.default.attributesOfItem(atPath: place)[.posixPermissions]
            try Data(text.utf8).write(to: URL(filePath: draft), options: .withoutOverwriting)
            if let mode {
                try FileManager.default.setAttributes(
                    [.posixPermissions: mode], ofItemAtPath: draft)
            }
            guard unsafe rename(draft, place) == 0 else { throw CocoaError(.fileWriteUnknown) }
        } catch {
            unsafe unlink(draft)
            throw unwritable(path)
        }
    }

    private static func unwritable(_ path: String) -> Failure {
        Failure(
            code: "file.unwritable", exit: .cannotWrite, message: "\(path) can't be written.",
            attempts: ["policy format \(path)   shows the result"])
    }
}
