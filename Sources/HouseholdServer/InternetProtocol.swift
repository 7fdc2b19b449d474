#if Server
    import Glibc

    /// What this computer knows of the Internet Protocol.
    enum InternetProtocol {
        /// Whether it has version 6, which some switch off.
        static var hasVersion6: Bool {
            let descriptor = socket(AF_INET6, Int32(SOCK_STREAM.rawValue), 0)
            guard descriptor >= 0 else { return false }
            close(descriptor)
            return true
        }

        /// Why nobody can listen at a port, of all addresses of this computer or of its own alone, as an `errno`; `nil` where
        /// that can be done.
        static func refusal(ofPort port: Int, atAll isAtAll: Bool) -> Int32? {
            guard isAtAll, hasVersion6 else {
                var address = sockaddr_in()
                address.sin_family = sa_family_t(AF_INET)
                address.sin_port = in_port_t(truncatingIfNeeded: port).bigEndian
                address.sin_addr.s_addr = UInt32(isAtAll ? 0 : 0x7F00_0001).bigEndian
                return refusal(of: &address, AF_INET)
            }
            var address = sockaddr_in6()
            address.sin6_family = sa_family_t(AF_INET6)
            address.sin6_port = in_port_t(truncatingIfNeeded: port).bigEndian
            return refusal(of: &address, AF_INET6)
        }

        private static func refusal<Address>(
            of address: inout Address, _ family: Int32
        ) -> Int32? {
            let descriptor = socket(family, Int32(SOCK_STREAM.rawValue), 0)
            guard descriptor >= 0 else { return errno }
            defer { close(descriptor) }
            // As the server does it: what was closed a moment ago is in nobody's way.
            var isSo: Int32 = 1
            let length = socklen_t(MemoryLayout<Int32>.size)
            _ = unsafe setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &isSo, length)
            let result = unsafe withUnsafePointer(to: &address) { pointer in
                unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                    unsafe bind(descriptor, $0, socklen_t(MemoryLayout<Address>.size))
                }
            }
            return result == 0 ? nil : errno
        }
    }
#endif
