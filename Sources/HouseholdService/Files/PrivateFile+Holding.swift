package import FileHandling
import Glibc

extension PrivateFile {
    /// That a program uses a file, for others to see; it ends with the value, or when the program dies.
    package typealias Hold = OpenFile

    /// Holds the file, which is made where there is none; several programs may.
    ///
    /// - Returns: The hold, which ends with the value; `nil` where the file can't be used.
    package func hold() -> Hold? {
        try? locked(shared: true, O_CREAT)
    }

    /// Whether anybody holds the file; where nobody does, it goes.
    package func isHeld() -> Bool {
        do throws(FileError) {
            let free = try locked(shared: false, 0)
            try? remove()
            withExtendedLifetime(free) {}
            return false
        } catch {
            return error.code == EWOULDBLOCK
        }
    }

    private func locked(shared: Bool, _ flags: Int32) throws(FileError) -> OpenFile {
        let flags = O_RDWR | O_NOFOLLOW | O_NONBLOCK | flags
        let file = try OpenFile(name, in: openFolder(), flags)
        try file.lock(shared: shared, waiting: false)
        return file
    }
}
