import HouseholdModel
import SeededRandom
import Testing

@Suite("An identity")
struct IdentifierTests {
    @Test("of version 7 begins with the milliseconds since 1970")
    func formsVersion7() {
        let identifier = Identifier<Chore>(
            at: Instant(milliseconds: 0x0198_C5A2_7C1E), random: Array(repeating: 0xFF, count: 10))

        #expect(identifier.rawValue == "0198c5a2-7c1e-7fff-bfff-ffffffffffff")
    }

    @Test("takes missing random bytes, and a time before 1970, as zero")
    func clamps() {
        let identifier = Identifier<Chore>(at: Instant(milliseconds: -1), random: [])

        #expect(identifier.rawValue == "00000000-0000-7000-8000-000000000000")
    }

    @Test("made later sorts later, whatever the random bytes are")
    func sortsByTime() {
        var random = SeededGenerator(seed: 7)
        let identifiers = (0..<2_000).map { step in
            Identifier<Member>(
                at: Instant(milliseconds: 1_700_000_000_000 + Int64(step * step)),
                random: (0..<10).map { _ in UInt8.random(in: 0...255, using: &random) }
            ).rawValue
        }

        #expect(identifiers == identifiers.sorted())
        #expect(identifiers.allSatisfy { Identifier<Member>($0)?.rawValue == $0 })
    }

    @Test("is the same from its bytes as from its text")
    func hasBytes() {
        let identifier = Identifier<Chore>("0198c5a2-7c1e-7b3a-9d0e-2f4b6a8c0e1d")

        let bytes: [UInt8] = [
            0x01, 0x98, 0xC5, 0xA2, 0x7C, 0x1E, 0x7B, 0x3A, 0x9D, 0x0E, 0x2F, 0x4B, 0x6A, 0x8C,
            0x0E,
            0x1D,
        ]
        #expect(identifier?.bytes == bytes)
        #expect(Identifier(bytes: bytes) == identifier)
        #expect(Identifier<Chore>(bytes: bytes.dropLast()) == nil)
        #expect(Identifier<Chore>(bytes: bytes + [0]) == nil)
    }

    @Test(
        "is not read from anything but a canonical UUID",
        arguments: [
            "", "0198c5a2", "0198C5A2-7C1E-7B3A-9D0E-2F4B6A8C0E1D",
            "0198c5a27c1e7b3a9d0e2f4b6a8c0e1d", "0198c5a2-7c1e-7b3a-9d0e-2f4b6a8c0e1",
            "0198c5a2-7c1e-7b3a-9d0e-2f4b6a8c0e1dd", "0198c5a2-7c1e-7b3a-9d0e-2f4b6a8c0e1g",
            "0198c5a2-7c1e-7b3a-9d0e_2f4b6a8c0e1d", "{198c5a2-7c1e-7b3a-9d0e-2f4b6a8c0e1d",
        ]
    )
    func refuses(text: String) {
        #expect(Identifier<Member>(text) == nil)
    }
}
