import HouseholdProtocol
import Testing

@Suite("The address of a server")
struct ServerAddressTests {
    @Test(
        "is read as it is typed, and said in one form",
        arguments: [
            ("unix:/run/chorus.sock", "unix:/run/chorus.sock"),
            ("http://localhost:7443", "http://127.0.0.1:7443"),
            ("https://home.local", "https://home.local:7443"),
            ("https://HOME.local:1/", "https://home.local:1"),
            ("https://192.168.1.5:65535", "https://192.168.1.5:65535"),
            ("https://[fd00::2]", "https://[fd00::2]:7443"),
            ("https://[FD00::2]:80/#k=0123-4567-89ab-cdef", "https://[fd00::2]:80"),
        ])
    func isRead(typed: String, said: String) throws {
        let address = try #require(ServerAddress(typed))
        #expect(address.description == said)
        #expect(ServerAddress(said) != nil)
    }

    @Test(
        "is refused where it could lead elsewhere than it looks",
        arguments: [
            "", "home.local", "unix:run", "http://home.local:80", "http://127.0.0.1:0",
            "http://127.0.0.1:65536", "https://", "https://:7443", "https://home.local:",
            "https://home.local:0", "https://home.local:70000", "https://home.local:+1",
            "https://anna@home.local", "https://home.local/wire", "https://home.local//",
            "https://home.local?x", "https://-x.local", "https://ho me.local",
            "https://h\u{f6}me.local", "https://fd00::2", "https://[fd00::2", "https://[fd00::2]x",
            "https://[home]", "https://home.local#", "https://home.local#k=",
            "https://home.local#k=ABC",
            "https://home.local#x=0000-0000-0000-0000", "https://home.local#k=UUUU-0000-0000-0000",
        ])
    func isRefused(_ typed: String) {
        #expect(ServerAddress(typed) == nil, "\(typed)")
    }

    @Test("tells the link for the first visit")
    func hasLink() throws {
        let address = try #require(HouseAddress("https://home.local#k=o123456789abcdel"))
        #expect(address.link == "https://home.local:7443/#k=0123-4567-89AB-CDE1")
        #expect(HouseAddress(address.link) == address)
    }
}
