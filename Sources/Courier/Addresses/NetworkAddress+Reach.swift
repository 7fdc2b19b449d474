/// Where an address leads.
package enum Reach: Hashable, Sendable {
    /// To a machine that anybody can reach.
    case world
    /// To a machine of the same private network, such as a family's own server.
    case home
    /// To the machine that the courier runs on.
    case machine
    /// To where no message of ours belongs: the own link, many at once, the metadata of a cloud, nowhere.
    case forbidden
}

extension NetworkAddress {
    /// Where it leads, by the blocks of IANA and the addresses of metadata services.
    package var reach: Reach {
        switch embedded {
        case .v4(let bits): Self.blocks4.first { $0.contains(bits) }?.reach ?? .world
        case .v6(let bits): Self.blocks6.first { $0.contains(bits) }?.reach ?? .world
        }
    }

    /// The IPv4 address that an IPv6 address stands for, or else the address itself.
    ///
    /// These are mapped (`::ffff:0:0/96`), compatible (`::/96`), translated (`64:ff9b::/96`) and 6to4 (`2002::/16`) ones.
    var embedded: NetworkAddress {
        guard case .v6(let bits) = self, bits > 1 else { return self }
        let prefix = bits >> 32
        if prefix == 0xFFFF || prefix == 0 || prefix == 0x0064_FF9B_0000_0000_0000_0000 {
            return .v4(UInt32(truncatingIfNeeded: bits))
        }
        if bits >> 112 == 0x2002 { return .v4(UInt32(truncatingIfNeeded: bits >> 80)) }
        return self
    }

    /// Addresses that begin with the same bits.
    private struct Block<Bits: FixedWidthInteger & Sendable>: Sendable {
        let first: Bits
        let prefix: Int
        let reach: Reach

        init(_ first: Bits, _ prefix: Int, _ reach: Reach) {
            self.first = first
            self.prefix = prefix
            self.reach = reach
        }

        func contains(_ bits: Bits) -> Bool {
            (bits ^ first) >> (Bits.bitWidth - prefix) == 0
        }
    }

    /// The first block that contains an address says where it leads.
    private static let blocks4: [Block<UInt32>] = [
        Block(0x0000_0000, 8, .forbidden),  // this network, as 0.0.0.0
        Block(0x7F00_0000, 8, .machine),  // loopback
        Block(0xA9FE_0000, 16, .forbidden),  // link-local, with the metadata of most clouds
        Block(0x6464_64C8, 32, .forbidden),  // 100.100.100.200: metadata
        Block(0xA83F_8110, 32, .forbidden),  // 168.63.129.16: metadata
        Block(0xC000_0000, 24, .forbidden),  // protocol assignments, with 192.0.0.192: metadata
        Block(0x0A00_0000, 8, .home),
        Block(0xAC10_0000, 12, .home),
        Block(0xC0A8_0000, 16, .home),
        Block(0x6440_0000, 10, .home),  // shared by a provider's customers, and by overlay networks
        Block(0xE000_0000, 3, .forbidden),  // multicast, reserved, broadcast
    ]

    private static let blocks6: [Block<UInt128>] = [
        Block(1, 128, .machine),  // loopback
        Block(0, 128, .forbidden),  // unspecified
        Block(0xFD00_0EC2_0000_0000_0000_0000_0000_0254, 128, .forbidden),  // metadata
        Block(0xFD20_00CE_0000_0000_0000_0000_0000_0254, 128, .forbidden),  // metadata
        Block(0xFC00 << 112, 7, .home),  // unique local
        Block(0xFE80 << 112, 10, .forbidden),  // link-local
        Block(0xFEC0 << 112, 10, .forbidden),  // site-local, which is no more
        Block(0xFF00 << 112, 8, .forbidden),  // multicast
        Block(0x2001_0000 << 96, 32, .forbidden),  // Teredo
        Block(0x0100 << 112, 64, .forbidden),  // discarded
    ]
}
