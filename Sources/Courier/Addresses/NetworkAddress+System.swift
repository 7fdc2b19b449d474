internal import Glibc
internal import NIOCore

extension NetworkAddress {
    /// The addresses that the system knows for `host`, in the order in which it would use them; it may block.
    package static func all(of host: String) -> [NetworkAddress] {
        var hints = unsafe addrinfo()
        unsafe hints.ai_socktype = CInt(SOCK_STREAM.rawValue)
        unsafe hints.ai_family = AF_UNSPEC
        var first: UnsafeMutablePointer<addrinfo>?
        guard unsafe getaddrinfo(host, nil, &hints, &first) == 0 else { return [] }
        defer { unsafe freeaddrinfo(first) }
        var addresses: [NetworkAddress] = []
        var entry = unsafe first
        while let current = unsafe entry, addresses.count < 16 {
            if let address = unsafe NetworkAddress(current.pointee), !addresses.contains(address) {
                addresses.append(address)
            }
            unsafe entry = current.pointee.ai_next
        }
        return addresses
    }

    /// The addresses of this machine; it may block.
    package static var own: Set<NetworkAddress> {
        let devices = (try? System.enumerateDevices()) ?? []
        return Set(devices.compactMap { $0.address.flatMap { NetworkAddress($0) } })
    }

    private init?(_ entry: addrinfo) {
        guard let address = unsafe entry.ai_addr else { return nil }
        switch unsafe entry.ai_family {
        case AF_INET:
            self.init(
                SocketAddress(
                    unsafe UnsafeRawPointer(address).loadUnaligned(as: sockaddr_in.self)))
        case AF_INET6:
            self.init(
                SocketAddress(
                    unsafe UnsafeRawPointer(address).loadUnaligned(as: sockaddr_in6.self)))
        default: return nil
        }
    }
}
