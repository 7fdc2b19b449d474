/// The bytes between the marks that a terminal sets around what is pasted.
struct PastedText {
    private static let end = Array("\u{1B}[201~".utf8)

    private var bytes: [UInt8] = []
    /// How many of the last bytes may be the beginning of the mark at the end.
    private var matched = 0

    /// Takes one byte, and says whether it was the last one of the mark at the end.
    mutating func append(_ byte: UInt8) -> Bool {
        if byte == Self.end[matched] {
            matched += 1
            return matched == Self.end.count
        }
        keep(Self.end[..<matched])
        matched = byte == Self.end[0] ? 1 : 0
        if matched == 0 { keep([byte]) }
        return false
    }

    /// The text; bytes that are not UTF-8 become U+FFFD.
    var text: String { String(decoding: bytes, as: UTF8.self) }

    /// Keeps bytes as long as a line could have them; the editor refuses what is longer.
    private mutating func keep(_ more: some Collection<UInt8>) {
        guard bytes.count <= LineReader.maximumLength else { return }
        bytes += more
    }
}
