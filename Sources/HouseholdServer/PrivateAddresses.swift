#if Server
    import Foundation
    import NIOCore

    /// Names and addresses that computers have in a house and nowhere else.
    enum PrivateAddresses {
        /// The addresses that nobody has in the world outside, each range as address and mask (RFC 1918, 4193, 3927, 4291).
        static let ranges: [[UInt8]] = [
            [10, 0, 0, 0, 255, 0, 0, 0], [172, 16, 0, 0, 255, 240, 0, 0],
            [192, 168, 0, 0, 255, 255, 0, 0], [169, 254, 0, 0, 255, 255, 0, 0],
            [127, 0, 0, 0, 255, 0, 0, 0], range(0xfc, mask: 0xfe),
            [UInt8](repeating: 0, count: 15) + [1] + [UInt8](repeating: 255, count: 16),
        ]

        private static func range(_ byte: UInt8, mask: UInt8) -> [UInt8] {
            [byte] + [UInt8](repeating: 0, count: 15) + [mask] + [UInt8](repeating: 0, count: 15)
        }

        /// How this computer is called in the house: its name with `.local`, as others find it by multicast DNS (RFC 6762).
        static var host: String {
            let name = ProcessInfo.processInfo.hostName.split(separator: ".").first ?? ""
            let signs = name.lowercased().filter {
                $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-")
            }
            return "\(signs.isEmpty ? "chorus" : signs.prefix(63)).local"
        }

        /// The addresses of this computer that are of a house, as bytes in the order of the network.
        static var own: [[UInt8]] {
            let devices = (try? System.enumerateDevices()) ?? []
            var addresses: [[UInt8]] = []
            for address in devices.compactMap(\.address).compactMap(bytes(of:)) {
                guard ranges.contains(where: { contains(address, $0) }),
                    !addresses.contains(address)
                else { continue }
                addresses.append(address)
            }
            return addresses
        }

        /// An address as people write it.
        static func text(of address: [UInt8]) -> String? {
            try? SocketAddress(packedIPAddress: ByteBuffer(bytes: address), port: 0).ipAddress
        }

        /// Whether it is one of this computer alone.
        static func isLoopback(_ address: [UInt8]) -> Bool {
            address.count == 4
                ? address[0] == 127 : address == [UInt8](repeating: 0, count: 15) + [1]
        }

        /// The bytes of an address, of which one of IPv4 that is written as IPv6 is that of IPv4.
        static func bytes(of address: SocketAddress) -> [UInt8]? {
            switch address {
            case .v4(let address):
                var bytes = address.address.sin_addr
                return unsafe withUnsafeBytes(of: &bytes) { unsafe Array($0) }
            case .v6(let address):
                var stored = address.address.sin6_addr
                let bytes = unsafe withUnsafeBytes(of: &stored) { unsafe Array($0) }
                let isMapped = bytes.prefix(12) == [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 255, 255]
                return isMapped ? Array(bytes.suffix(4)) : bytes
            case .unixDomainSocket: return nil
            }
        }

        private static func contains(_ address: [UInt8], _ range: [UInt8]) -> Bool {
            guard range.count == 2 * address.count else { return false }
            let mask = range.suffix(address.count)
            return zip(zip(address, mask), range).allSatisfy { pair, start in
                pair.0 & pair.1 == start
            }
        }
    }
#endif
