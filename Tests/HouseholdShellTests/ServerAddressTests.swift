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

    @Test("has a mark that is read however it is typed")
    func readsMark() throws {
        let mark = try #require(HouseMark("0123-4567-89AB-CDE1"))
        for typed in ["0123456789abcde1", "o123 4567 89ab cdei", "O123-4567-89AB-CDEL"] {
            #expect(HouseMark(typed) == mark, "\(typed)")
        }
        let link = try #require(HouseAddress("https://home.local#k=o123456789abcdel")).link
        #expect(link == "https://home.local:7443/#k=0123-4567-89AB-CDE1")
    }

    @Test(
        "has a mark of the first eighty bits of a digest",
        arguments: [
            ([UInt8](repeating: 0, count: 32), "0000-0000-0000-0000"),
            ([UInt8](repeating: 255, count: 32), "ZZZZ-ZZZZ-ZZZZ-ZZZZ"),
            // As Python's base64.b32encode gives it, in the letters of Crockford.
            (Array(0..<32), "000G-40R4-0M30-E209"),
            ([0xde, 0xad, 0xbe, 0xef, 1, 2, 3, 4, 5, 6, 255], "VTPV-XVR1-081G-8186"),
        ])
    func hasMark(digest: [UInt8], mark: String) {
        #expect(HouseMark(ofDigest: digest).description == mark)
    }
}
