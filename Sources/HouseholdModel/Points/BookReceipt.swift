/// Six words in which the book of points is written down as it ends: who keeps them can say later whether all up to there
/// is as it was.
///
/// The first five are eighty bits of a hash that depends on all entries before; the sixth is a sum of them, by which a word
/// that was written down wrong is told from a book that was changed. A word has sixteen bits as five letters, consonants and
/// vowels in turn, so that it can be read aloud in any language (D. Wilkerson, "A Proposal for Proquints", arXiv:0901.4016).
package struct BookReceipt: Hashable, Sendable {
    /// How many words it has.
    package static let length = 6
    private static let bytes = 2 * (length - 1)

    /// The digest, sixteen bits for each word.
    private let halves: [UInt16]

    /// The receipt of a book whose last entry has that hash.
    ///
    /// - Parameter hash: At least ten bytes, all of which have to be as good as random.
    package init?(of hash: [UInt8]) {
        guard hash.count >= Self.bytes else { return nil }
        halves = stride(from: 0, to: Self.bytes, by: 2).map {
            UInt16(hash[$0]) << 8 | UInt16(hash[$0 + 1])
        }
    }

    /// Reads the words as somebody wrote them down: in any case, with blanks, commas or hyphens between.
    ///
    /// - Throws: ``BookReceiptError``.
    package init(words typed: String) throws(BookReceiptError) {
        let words = typed.lowercased().split { !$0.isLetter }.map(String.init)
        guard words.count == Self.length else { throw .count(words.count) }
        var halves: [UInt16] = []
        for word in words {
            guard let half = Self.half(of: word) else { throw .word(word) }
            halves.append(half)
        }
        let sum = halves.removeLast()
        guard sum == Self.sum(of: halves) else { throw .sum }
        self.halves = halves
    }

    /// The words, with a blank between.
    package var words: String {
        (halves + [Self.sum(of: halves)]).map(Self.word(of:)).joined(separator: " ")
    }

    // MARK: - Words

    private static let consonants = Array("bdfghjklmnprstvz")
    private static let vowels = Array("aiou")

    /// The widths of the letters of a word in bits, first letter first.
    private static let widths = [4, 2, 4, 2, 4]

    private static func word(of half: UInt16) -> String {
        var (word, rest) = ("", 16)
        for width in widths {
            rest -= width
            let place = Int(half >> UInt16(rest)) & (1 << width - 1)
            word.append(letters(of: width)[place])
        }
        return word
    }

    private static func half(of word: String) -> UInt16? {
        guard word.count == widths.count else { return nil }
        var half: UInt16 = 0
        for (letter, width) in zip(word, widths) {
            guard let place = letters(of: width).firstIndex(of: letter) else { return nil }
            half = half << UInt16(width) | UInt16(place)
        }
        return half
    }

    private static func letters(of width: Int) -> [Character] {
        width == 4 ? consonants : vowels
    }

    /// A sum in which each place weighs differently, as in the numbers of books (ISO 2108:1992, C): with a prime number of
    /// remainders, one word that is wrong or two that changed places make another sum, but for words that are just that
    /// number apart, of which there are fifteen pairs.
    private static func sum(of halves: [UInt16]) -> UInt16 {
        let sum = halves.enumerated().reduce(0) { $0 + ($1.offset + 1) * Int($1.element) }
        return UInt16(sum % 65_521)
    }
}

/// Why something is no receipt.
package enum BookReceiptError: Error, Hashable, Sendable, Codable {
    /// So many words are not six.
    case count(Int)
    /// No receipt has this word.
    case word(String)
    /// One of the words is not the one that was told, or two changed places.
    case sum
}
