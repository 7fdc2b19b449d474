internal import NIOCore

/// An address of a machine in a network.
package enum NetworkAddress: Hashable, Sendable {
    case v4(UInt32)
    case v6(UInt128)

    /// Reads an address as it is written, such as `192.168.1.5` or `fe80::1`.
    package init?(_ text: String) {
        guard let address = try? SocketAddress(ipAddress: text, port: 0) else { return nil }
        self.init(address)
    }

    /// The address without its port, or `nil` when it is none of a network.
    init?(_ address: SocketAddress) {
        switch address {
        case .v4(let address): self = .v4(Self.bits(of: address.address, at: 4))
        case .v6(let address): self = .v6(Self.bits(of: address.address, at: 8))
        case .unixDomainSocket: return nil
        }
    }

    /// The address with a port, to be connected to.
    func socketAddress(port: UInt16) throws -> SocketAddress {
        var bytes = ByteBuffer()
        switch self {
        case .v4(let bits): bytes.writeInteger(bits)
        case .v6(let bits): bytes.writeInteger(bits)
        }
        return try SocketAddress(packedIPAddress: bytes, port: Int(port))
    }

    /// The bits of an address where `<netinet/in.h>` has them.
    private static func bits<Address, Bits: FixedWidthInteger & BitwiseCopyable>(
        of address: Address, at offset: Int
    ) -> Bits {
        let bits = unsafe withUnsafeBytes(of: address) { bytes in
            unsafe bytes.loadUnaligned(fromByteOffset: offset, as: Bits.self)
        }
        return Bits(bigEndian: bits)
    }
}
