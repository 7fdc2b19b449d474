#if Server
    import Glibc

    /// What the system has to run services, which wants to know when one is ready (sd_notify(3)).
    ///
    /// It names a socket in the environment, and a datagram there says it. So nothing of systemd is needed to build or to run.
    package struct Supervisor: Sendable {
        /// What it is told.
        package enum News: String, Sendable {
            case ready = "READY=1"
            case stopping = "STOPPING=1"
        }

        private let address: [UInt8]

        /// The one that the environment names; `nil` where nobody wants to know.
        package init?(environment: [String: String]) {
            let path = Array((environment["NOTIFY_SOCKET"] ?? "").utf8)
            let room = MemoryLayout.size(ofValue: sockaddr_un().sun_path)
            guard path.count > 1, path.count < room else { return nil }
            switch path.first {
            case UInt8(ascii: "/"): address = path
            // A name that is in no folder begins with a zero, which an environment can't hold.
            case UInt8(ascii: "@"): address = [0] + path.dropFirst()
            default: return nil
            }
        }

        /// Tells it; where that does not work, it asks no more and waits until it is tired of it.
        package func tell(_ news: News) {
            let descriptor = socket(
                AF_UNIX, Int32(SOCK_DGRAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
            guard descriptor >= 0 else { return }
            defer { close(descriptor) }
            var patience = timeval(tv_sec: 5, tv_usec: 0)
            _ = unsafe setsockopt(
                descriptor, SOL_SOCKET, SO_SNDTIMEO, &patience,
                socklen_t(MemoryLayout<timeval>.size))
            var place = sockaddr_un()
            place.sun_family = sa_family_t(AF_UNIX)
            unsafe withUnsafeMutableBytes(of: &place.sun_path) { room in
                unsafe room.copyBytes(from: address)
            }
            // All of the length counts as the name where it is in no folder.
            let length = MemoryLayout<sa_family_t>.size + address.count
            let bytes = Array(news.rawValue.utf8)
            _ = unsafe withUnsafePointer(to: &place) { pointer in
                unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
                    unsafe sendto(
                        descriptor, bytes, bytes.count, Int32(MSG_NOSIGNAL), pointer,
                        socklen_t(length))
                }
            }
        }
    }
#endif
