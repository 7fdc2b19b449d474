import Courier
import Dispatches
import Testing

@Suite("An address")
struct ReachTests {
    @Test(
        "leads where the registries say",
        arguments: [
            ("8.8.8.8", .world), ("172.15.255.255", .world), ("172.32.0.0", .world),
            ("192.167.1.1", .world), ("100.63.0.1", .world), ("100.128.0.1", .world),
            ("2606:4700::1111", .world), ("64:ff9b::8.8.8.8", .world),
            ("2002:808:808::1", .world), ("::ffff:8.8.8.8", .world),
            ("10.0.0.1", .home), ("172.16.0.1", .home), ("172.31.255.255", .home),
            ("192.168.1.5", .home), ("100.64.0.1", .home), ("fd12:3456::1", .home),
            ("fc00::1", .home), ("::ffff:192.168.1.5", .home),
            ("127.0.0.1", .machine), ("127.255.255.254", .machine), ("::1", .machine),
            ("::ffff:127.0.0.1", .machine), ("::127.0.0.1", .machine),
            ("64:ff9b::127.0.0.1", .machine), ("2002:7f00:1::", .machine),
            ("0.0.0.0", .forbidden), ("0.1.2.3", .forbidden), ("::", .forbidden),
            ("169.254.169.254", .forbidden), ("169.254.0.1", .forbidden),
            ("::ffff:169.254.169.254", .forbidden), ("::ffff:0.0.0.0", .forbidden),
            ("64:ff9b::a9fe:a9fe", .forbidden), ("2002:a9fe:a9fe::", .forbidden),
            ("100.100.100.200", .forbidden), ("168.63.129.16", .forbidden),
            ("192.0.0.192", .forbidden), ("224.0.0.1", .forbidden),
            ("239.255.255.250", .forbidden), ("255.255.255.255", .forbidden),
            ("240.0.0.1", .forbidden), ("fe80::1", .forbidden), ("febf::1", .forbidden),
            ("fec0::1", .forbidden), ("ff02::1", .forbidden), ("fd00:ec2::254", .forbidden),
            ("fd20:ce::254", .forbidden), ("2001::1", .forbidden), ("100::1", .forbidden),
        ] as [(String, Reach)])
    func leadsWhere(text: String, reach: Reach) throws {
        #expect(try #require(NetworkAddress(text)).reach == reach)
    }

    @Test(
        "is one of the network or none",
        arguments: ["", "localhost", "1.2.3", "1.2.3.4.5", "::1%lo", "1.2.3.4 ", "/tmp/socket"])
    func isNone(text: String) {
        #expect(NetworkAddress(text) == nil)
    }

    @Test("of this machine is known to the system")
    func isKnown() throws {
        #expect(NetworkAddress.all(of: "127.0.0.1") == [NetworkAddress("127.0.0.1")])
        #expect(NetworkAddress.all(of: "127.1") == [NetworkAddress("127.0.0.1")])
        #expect(NetworkAddress.all(of: "2130706433") == [NetworkAddress("127.0.0.1")])
        #expect(NetworkAddress.all(of: "::1") == [NetworkAddress("::1")])
        #expect(NetworkAddress.all(of: "name.invalid") == [])
        #expect(NetworkAddress.own.contains(try #require(NetworkAddress("127.0.0.1"))))
    }
}
