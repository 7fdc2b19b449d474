/// How large a code is, and how its codewords are laid out, with error correction of level M.
enum Version: Int, CaseIterable {
    case one = 1, two, three, four, five, six, seven, eight, nine, ten, eleven, twelve, thirteen

    /// The smallest with room for so many bytes.
    static func smallest(for count: Int) -> Version? {
        allCases.first { $0.room >= count }
    }

    /// How many squares each side has.
    var size: Int { 17 + 4 * rawValue }

    /// Where the middles of the alignment patterns are, in rows as in columns; none is in the three large corners (annex E
    /// of the standard).
    var alignment: [Int] {
        switch self {
        case .one: []
        case .two, .three, .four, .five, .six: [6, size - 7]
        case .seven, .eight, .nine, .ten, .eleven, .twelve, .thirteen: [6, size / 2, size - 7]
        }
    }

    /// Eighteen bits that tell a reader of the version, six and twelve that mend them; smaller ones have none, since their
    /// size says it (annex D of the standard).
    var information: Int? {
        guard rawValue >= 7 else { return nil }
        var remainder = rawValue
        for _ in 0..<12 { remainder = (remainder << 1) ^ (remainder >> 11) * 0x1F25 }
        return rawValue << 12 | remainder
    }

    /// How many codewords of data each block has: the shorter ones come first (table 9 of the standard).
    private var blocks: [Int] {
        switch self {
        case .one: Self.blocks(1, of: 16)
        case .two: Self.blocks(1, of: 28)
        case .three: Self.blocks(1, of: 44)
        case .four: Self.blocks(2, of: 32)
        case .five: Self.blocks(2, of: 43)
        case .six: Self.blocks(4, of: 27)
        case .seven: Self.blocks(4, of: 31)
        case .eight: Self.blocks(2, of: 38, longer: 2)
        case .nine: Self.blocks(3, of: 36, longer: 2)
        case .ten: Self.blocks(4, of: 43, longer: 1)
        case .eleven: Self.blocks(1, of: 50, longer: 4)
        case .twelve: Self.blocks(6, of: 36, longer: 2)
        case .thirteen: Self.blocks(8, of: 37, longer: 1)
        }
    }

    /// How many codewords of error correction each block has.
    private var correctionPerBlock: Int {
        switch self {
        case .one: 10
        case .two, .six: 16
        case .three, .ten: 26
        case .four, .seven: 18
        case .five: 24
        case .eight, .nine, .twelve, .thirteen: 22
        case .eleven: 30
        }
    }

    /// How many codewords of data it has.
    private var capacity: Int { blocks.reduce(0, +) }

    /// How many bytes the length of the text takes.
    private var lengthBytes: Int { rawValue < 10 ? 1 : 2 }

    /// How many bytes of text it holds: its data without the mode and the end, four bits each, and the length.
    private var room: Int { capacity - 1 - lengthBytes }

    /// The codewords in the order in which they are drawn: the blocks' data dealt in turns, and then their correction.
    func codewords(of bytes: [UInt8]) -> [UInt8] {
        var rest = data(of: bytes)[...]
        let dealt = blocks.map { length in
            defer { rest = rest.dropFirst(length) }
            return Array(rest.prefix(length))
        }
        let corrections = dealt.map { ReedSolomon.remainder(of: $0, length: correctionPerBlock) }
        return Self.inTurns(dealt) + Self.inTurns(corrections)
    }

    /// Four bits for "bytes", eight or sixteen for the length, the bytes, four bits for the end, and padding.
    private func data(of bytes: [UInt8]) -> [UInt8] {
        let length = [UInt8(bytes.count >> 8), UInt8(bytes.count & 0xFF)].suffix(lengthBytes)
        var nibbles: [UInt8] = [0b0100]
        for byte in length + bytes { nibbles += [byte >> 4, byte & 0xF] }
        nibbles.append(0)
        var data = stride(from: 0, to: nibbles.count, by: 2).map { at in
            nibbles[at] << 4 | nibbles[at + 1]
        }
        let missing = capacity - data.count
        data += (0..<missing).map { $0.isMultiple(of: 2) ? 0b1110_1100 : 0b0001_0001 }
        return data
    }

    /// So many blocks of one length, and behind them so many that are longer by one.
    private static func blocks(_ count: Int, of length: Int, longer: Int = 0) -> [Int] {
        Array(repeating: length, count: count) + Array(repeating: length + 1, count: longer)
    }

    /// One codeword of each block in turns, as long as it has any.
    private static func inTurns(_ blocks: [[UInt8]]) -> [UInt8] {
        let length = blocks.map(\.count).max() ?? 0
        return (0..<length).flatMap { at in
            blocks.compactMap { at < $0.count ? $0[at] : nil }
        }
    }
}
