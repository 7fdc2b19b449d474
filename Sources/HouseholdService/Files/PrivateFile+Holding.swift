import Glibc

extension PrivateFile {
    /// That a program uses a file, for others to see; the kernel lets go of it when the program dies.
    package final class Hold: Sendable {
        private let descriptor: Int32

        fileprivate init(_ descriptor: Int32) {
            self.descriptor = descriptor
        }

        deinit {
            close(descriptor)
        }
    }

    /// Holds the file, which is made where there is none; several programs may.
    ///
    /// - Returns: The hold, which ends with the value; `nil` where the file can't be used.
    package func hold() -> Hold? {
        locked(LOCK_SH, creating: true).map(Hold.init)
    }

    /// Whether anybody holds the file; where nobody does, it goes.
    package func isHeld() -> Bool {
        guard let free = locked(LOCK_EX, creating: false) else { return errno == EWOULDBLOCK }
        try? remove()
        close(free)
        return false
    }

    private func locked(_ kind: Int32, creating: Bool) -> Int32? {
        guard let folder = try? openFolder() else { return nil }
        let flags = O_RDWR | O_NOFOLLOW | O_CLOEXEC | O_NONBLOCK | (creating ? O_CREAT : 0)
        let file = unsafe openat(folder, name, flags, 0o600)
        close(folder)
        guard file >= 0 else { return nil }
        guard flock(file, kind | LOCK_NB) == 0 else {
            let reason = errno
            close(file)
            errno = reason
            return nil
        }
        return file
    }
}
