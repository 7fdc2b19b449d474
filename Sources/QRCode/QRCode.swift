/// A QR code: squares from which a phone's camera reads a text.
///
/// Made as ISO/IEC 18004:2015 says: bytes in UTF-8, error correction of level M (15 % of it may be unreadable), and the
/// smallest of the versions 1 to 13 that has room, which is enough for 331 bytes.
package struct QRCode: Hashable, Sendable {
    /// How many squares each side has, without the quiet zone of four around it.
    package let size: Int
    private let squares: [Bool]

    /// The code of a text; `nil` where the text is longer than 331 bytes.
    package init?(_ text: String) {
        let bytes = Array(text.utf8)
        guard let version = Version.smallest(for: bytes.count) else { return nil }
        let codewords = version.codewords(of: bytes)
        let masked = Mask.allCases.map { mask in
            Symbol(version, mask, codewords: codewords)
        }
        guard let best = masked.min(by: { $0.penalty < $1.penalty }) else { return nil }
        size = version.size
        squares = best.squares.map { $0 ?? false }
    }

    /// Whether the square is dark; what lies outside belongs to the quiet zone, which is not.
    package func isDark(row: Int, column: Int) -> Bool {
        guard 0..<size ~= row, 0..<size ~= column else { return false }
        return squares[row * size + column]
    }
}
