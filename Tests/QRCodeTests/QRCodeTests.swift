import QRCode
import Testing

@Suite("A QR code")
struct QRCodeTests {
    @Test("has the squares that another program draws", arguments: Peer.codes + Peer.largeCodes)
    func agrees(text: String, rows: String) throws {
        let code = try #require(QRCode(text))

        let drawn = (0..<code.size).map { row in
            (0..<code.size).map { code.isDark(row: row, column: $0) }
        }

        let peer = try rows.split(separator: " ").map { row in
            let bits = try row.flatMap { digit in
                let value = try #require(digit.hexDigitValue)
                return (0..<4).reversed().map { value >> $0 & 1 == 1 }
            }
            let missing = max(0, code.size - bits.count)
            return Array(repeating: false, count: missing) + bits.suffix(code.size)
        }
        #expect(drawn == peer)
    }

    @Test(
        "is as small as it can be",
        arguments: [
            (0, 21), (14, 21), (15, 25), (26, 25), (27, 29), (42, 29), (43, 33), (62, 33), (63, 37),
            (84, 37), (85, 41), (106, 41), (107, 45), (122, 45), (123, 49), (152, 49), (153, 53),
            (180, 53), (181, 57), (213, 57), (214, 61), (251, 61), (252, 65), (287, 65), (288, 69),
            (331, 69),
        ])
    func isSmall(bytes: Int, size: Int) {
        #expect(QRCode(String(repeating: "a", count: bytes))?.size == size)
    }

    @Test("is not made of more than it can hold, counted in bytes")
    func hasAnEnd() {
        #expect(QRCode(String(repeating: "a", count: 332)) == nil)
        #expect(QRCode(String(repeating: "ä", count: 166)) == nil)
    }

    @Test("is light outside of its squares")
    func hasAQuietZone() throws {
        let code = try #require(QRCode("a"))

        for at in [-4, -1, code.size, code.size + 3] {
            #expect(!code.isDark(row: at, column: 0) && !code.isDark(row: 0, column: at))
        }
    }
}
