import QRCode
import Testing

@Suite("A key that is shown once")
struct DrawnKeyTests {
    @Test("is drawn for a phone where that is wanted")
    func isDrawn() async throws {
        let stage = try await Family.stage()

        let answer = await stage.say("member invite Tom --role parent --qr")

        let key = try #require(answer.results.firstMatch(of: /Tom's key: (\S+)/)?.output.1)
        let code = try #require(QRCode(String(key)))
        let lines = answer.results.split(separator: "\n").filter { $0.contains("█") }
        let squares = lines.flatMap { line in
            [line.map { " ▄".contains($0) }, line.map { " ▀".contains($0) }]
        }
        #expect(squares.count == code.size + 9)
        for (row, squares) in squares.enumerated() {
            let dark = (0..<code.size + 8).map { code.isDark(row: row - 4, column: $0 - 4) }
            #expect(squares == dark)
        }
    }

    @Test(
        "is not drawn where nobody asks for it, or where the answer is heard",
        arguments: ["", " --qr --plain", " --qr --json", " --qr --dry-run"])
    func isNotDrawn(options: String) async throws {
        let stage = try await Family.stage()

        let answer = await stage.say("member invite Tom --role parent\(options)")

        #expect(answer.exit == 0)
        #expect(!answer.results.contains("█"))
    }
}
