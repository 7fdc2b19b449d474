/// How large a code is, and how its codewords are laid out, with error correction of level M.
enum Version: Int, CaseIterable {
    case one = 1, two, three, four, five, six

    /// The smallest with room for so many bytes.
    static func smallest(for count: Int) -> Version? {
        allCases.first { $0.room >= count }
    }

    /// How many squares each side has.
    var size: Int { 17 + 4 * rawValue }

    /// Where the middle of the one alignment pattern is, in rows as in columns.
    var alignment: Int? { self == .one ? nil : size - 7 }

    /// How many blocks the data is dealt to; all are of one length in these versions (table 9 of the standard).
    private var blocks: Int {
        switch self {
        case .one, .two, .three: 1
        case .four, .five: 2
        case .six: 4
        }
    }

    /// How many codewords of data each block has.
    private var dataPerBlock: Int {
        switch self {
        case .one: 16
        case .two: 28
        case .three: 44
        case .four: 32
        case .five: 43
        case .six: 27
        }
    }

    /// How many codewords of error correction each block has.
    private var correctionPerBlock: Int {
        switch self {
        case .one: 10
        case .two, .six: 16
        case .three: 26
        case .four: 18
        case .five: 24
        }
    }

    /// How many bytes of text it holds: its data without the mode and the length.
    private var room: Int { blocks * dataPerBlock - 2 }

    /// The codewords in the order in which they are drawn: the blocks' data dealt in turns, and then their correction.
    func codewords(of bytes: [UInt8]) -> [UInt8] {
        let data = data(of: bytes)
        let dealt = (0..<blocks).map { block in
            Array(data[block * dataPerBlock..<(block + 1) * dataPerBlock])
        }
        let corrections = dealt.map { ReedSolomon.remainder(of: $0, length: correctionPerBlock) }
        return Self.inTurns(dealt) + Self.inTurns(corrections)
    }

    /// Four bits for "bytes", eight for the length, the bytes, four bits for the end, and padding.
    private func data(of bytes: [UInt8]) -> [UInt8] {
        var nibbles: [UInt8] = [0b0100]
        for byte in [UInt8(bytes.count)] + bytes { nibbles += [byte >> 4, byte & 0xF] }
        nibbles.append(0)
        var data = stride(from: 0, to: nibbles.count, by: 2).map { at in
            nibbles[at] << 4 | nibbles[at + 1]
        }
        let missing = blocks * dataPerBlock - data.count
        data += (0..<missing).map { $0.isMultiple(of: 2) ? 0b1110_1100 : 0b0001_0001 }
        return data
    }

    private static func inTurns(_ blocks: [[UInt8]]) -> [UInt8] {
        guard let length = blocks.first?.count else { return [] }
        return (0..<length).flatMap { at in blocks.map { $0[at] } }
    }
}
