#if Server
    import FileHandling
    import Glibc

    /// A socket of this computer.
    enum UnixSocket {
        /// Whether somebody listens at `path`; `nil` where there is no socket, or none that can be reached.
        static func isListening(at path: String) -> Bool? {
            guard isSocket(path) else { return nil }
            var address = sockaddr_un()
            address.sun_family = sa_family_t(AF_UNIX)
            let bytes = Array(path.utf8)
            let room = MemoryLayout.size(ofValue: address.sun_path)
            guard bytes.count < room else { return nil }
            unsafe withUnsafeMutableBytes(of: &address.sun_path) { place in
                unsafe place.copyBytes(from: bytes)
            }
            let descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
            guard descriptor >= 0 else { return nil }
            defer { close(descriptor) }
            let result = unsafe withUnsafePointer(to: &address) { pointer in
                unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
                    unsafe connect(
                        descriptor, pointer, socklen_t(MemoryLayout<sockaddr_un>.size))
                }
            }
            if result == 0 { return true }
            return errno == ECONNREFUSED ? false : nil
        }

        /// Whether it is a socket, which can't be opened as a file, and says so (open(2)).
        private static func isSocket(_ path: String) -> Bool {
            do {
                _ = try OpenFile(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK)
                return false
            } catch {
                return error.code == ENXIO
            }
        }
    }
#endif
