import Glibc

/// What the system knows of a file or folder.
package struct FileStatus: Hashable, Sendable {
    /// What it is.
    package enum Kind: Hashable, Sendable {
        case file, folder, other
    }

    package let kind: Kind
    package let size: Int
    /// When it was written to last, in seconds since 1970.
    package let writtenAt: Int
    /// Who may do what with it.
    package let mode: UInt32
    /// How many names it has.
    package let nameCount: Int
    /// Which file it is, whatever it is called.
    package let identity: Identity
    private let owner: uid_t

    /// What tells a file from any other that is there at the same time.
    package struct Identity: Hashable, Sendable {
        let device: dev_t
        let number: ino_t
    }

    /// Whether it belongs to whoever runs the program.
    package var isOwn: Bool { owner == geteuid() }

    /// Whether it belongs to the system.
    package var isRoots: Bool { owner == 0 }

    /// Whether whoever runs the program can do with it as they like: its owner, or the system's own account.
    package var isInOwnHands: Bool { isOwn || geteuid() == 0 }

    /// Looks at what is called `path`, or at what that leads to where it is a link and `followingLinks`.
    package init(of path: String, followingLinks: Bool = false) throws(FileError) {
        var status = stat()
        let answer = followingLinks ? unsafe stat(path, &status) : unsafe lstat(path, &status)
        guard answer == 0 else { throw FileError(path) }
        self.init(status)
    }

    init(_ status: stat) {
        kind =
            switch status.st_mode & S_IFMT {
            case S_IFREG: .file
            case S_IFDIR: .folder
            default: .other
            }
        size = Int(status.st_size)
        writtenAt = status.st_mtim.tv_sec
        mode = status.st_mode & 0o7777
        nameCount = Int(status.st_nlink)
        identity = Identity(device: status.st_dev, number: status.st_ino)
        owner = status.st_uid
    }
}
