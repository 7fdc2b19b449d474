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

    /// The folder that `path` is in.
    package static func parent(of path: String) -> String {
        guard let slash = path.lastIndex(of: "/") else { return "." }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }
}
