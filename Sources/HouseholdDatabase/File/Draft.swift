import FileHandling
import Glibc

/// A file that is made under a name of its own, in the folder where it is to be, and goes unless it gets its name.
package final class Draft: Sendable {
    /// The name under which it is made.
    package let path: String

    /// Makes an empty one for its owner alone.
    init(of path: String) throws(StoreError) {
        self.path = Folders.draftPath(of: path)
        try Files.makeEmpty(self.path, for: path)
    }

    deinit {
        for end in ["", "-journal"] { unsafe unlink(path + end) }
    }

    /// Gives it its name once it is on the disk.
    ///
    /// - Parameters:
    ///   - name: The name.
    ///   - replacing: Whether it takes the place of the file that has the name.
    /// - Throws: ``StoreError/taken(path:)`` where something has the name, and it may not.
    func take(_ name: String, replacing: Bool) throws(StoreError) {
        try Files.sync(path)
        if replacing {
            guard unsafe rename(path, name) == 0 else {
                throw .cannotCreate(path: name, reason: Files.systemReason())
            }
        } else {
            do throws(FileError) {
                try Folders.moveToFree(path, name)
            } catch {
                throw error.code == EEXIST
                    ? .taken(path: name) : .cannotCreate(path: name, reason: error.reason)
            }
        }
        try Files.sync(Folders.parent(of: name))
    }
}
