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
    }
#endif
