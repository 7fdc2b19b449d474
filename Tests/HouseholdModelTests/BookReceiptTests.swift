import HouseholdModel
import Testing

@Suite("A receipt")
struct BookReceiptTests {
    private static let hash: [UInt8] = [0x7F, 0, 0, 1, 63, 84, 220, 193, 63, 118, 9, 9]

    @Test("is words that others make of the same numbers")
    func isProquints() throws {
        // The first four are those of the proposal for 127.0.0.1, 63.84.220.193 and 63.118.
        let words = try #require(BookReceipt(of: Self.hash)).words
        #expect(words.hasPrefix("lusab babad gutih tugad gutuk "))
    }

    @Test("depends on the beginning of the hash, and of nothing less than ten bytes")
    func needsTenBytes() throws {
        let receipt = try #require(BookReceipt(of: Self.hash))
        #expect(BookReceipt(of: Array(Self.hash.prefix(10))) == receipt)
        #expect(BookReceipt(of: Array(Self.hash.prefix(9))) == nil)
        for place in 0..<10 {
            var other = Self.hash
            other[place] ^= 1
            #expect(BookReceipt(of: other) != receipt)
        }
    }

    @Test("is read as it was written down", arguments: 0..<200)
    func readsBack(seed: Int) throws {
        let receipt = try #require(BookReceipt(of: Self.hash(of: seed)))
        #expect(try BookReceipt(words: receipt.words) == receipt)
        #expect(
            try BookReceipt(words: "  " + receipt.words.uppercased().replacing(" ", with: "-\n,"))
                == receipt)
    }

    @Test("with a word that is another one, or in another place, is none", arguments: 0..<50)
    func noticesSlips(seed: Int) throws {
        let words = try #require(BookReceipt(of: Self.hash(of: seed))).words.split(separator: " ")
        let other = try #require(BookReceipt(of: Self.hash(of: seed + 1_000))).words
            .split(separator: " ")
        for place in words.indices {
            var wrong = words
            wrong[place] = other[place]
            #expect(throws: BookReceiptError.sum) {
                try BookReceipt(words: wrong.joined(separator: " "))
            }
            for second in words.indices where second > place && words[second] != words[place] {
                var swapped = words
                swapped.swapAt(place, second)
                #expect(throws: BookReceiptError.sum) {
                    try BookReceipt(words: swapped.joined(separator: " "))
                }
            }
        }
    }

    @Test(
        "is not made of anything else",
        arguments: [
            ("", BookReceiptError.count(0)), ("lusab babad", .count(2)),
            ("lusab babad gutih tugad gutuk lusab babad", .count(7)),
            ("lusab babad gutih tugad gutuk ice", .word("ice")),
            ("lusab babed gutih tugad gutuk lusab", .word("babed")),
            ("lusab bäbad gutih tugad gutuk lusab", .word("bäbad")),
        ])
    func refuses(words: String, error: BookReceiptError) {
        #expect(throws: error) { try BookReceipt(words: words) }
    }

    private static func hash(of seed: Int) -> [UInt8] {
        (0..<10).map {
            UInt8(truncatingIfNeeded: (seed + 1) &* (2_654_435_761 &+ $0 &* 40_503) >> 7)
        }
    }
}
