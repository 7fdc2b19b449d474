import QRCode
import Testing

@Suite("A QR code")
struct QRCodeTests {
    @Test("has the squares that another program draws", arguments: Peer.codes)
    func agrees(text: String, rows: String) throws {
        let code = try #require(QRCode(text))

        let drawn = (0..<code.size).map { row in
            let bits = (0..<code.size).map { code.isDark(row: row, column: $0) ? "1" : "0" }
            return UInt64(bits.joined(), radix: 2).map { String($0, radix: 16) }
        }

        #expect(drawn == rows.split(separator: " ").map(String.init))
    }

    @Test(
        "is as small as it can be",
        arguments: [
            (0, 21), (14, 21), (15, 25), (26, 25), (27, 29), (42, 29), (43, 33), (62, 33), (63, 37),
            (84, 37), (85, 41), (106, 41),
        ])
    func isSmall(bytes: Int, size: Int) {
        #expect(QRCode(String(repeating: "a", count: bytes))?.size == size)
    }

    @Test("is not made of more than it can hold, counted in bytes")
    func hasAnEnd() {
        #expect(QRCode(String(repeating: "a", count: 107)) == nil)
        #expect(QRCode(String(repeating: "ä", count: 54)) == nil)
    }

    @Test("is light outside of its squares")
    func hasAQuietZone() throws {
        let code = try #require(QRCode("a"))

        for at in [-4, -1, code.size, code.size + 3] {
            #expect(!code.isDark(row: at, column: 0) && !code.isDark(row: 0, column: at))
        }
    }
}
