/// The text of a policy file, which knows its lines.
package struct SourceText: Sendable {
    /// The UTF-8 bytes of the text; offsets count them.
    package let bytes: [UInt8]
    private let lineStarts: [Int]

    /// Creates a text.
    package init(_ text: String) {
        bytes = Array(text.utf8)
        var starts = [0]
        for (offset, byte) in bytes.enumerated() where byte == Self.lineFeed {
            starts.append(offset + 1)
        }
        lineStarts = starts
    }

    /// What is written in `range`.
    package subscript(range: Range<Int>) -> String {
        String(decoding: bytes[range], as: UTF8.self)
    }

    /// The number of the line that `offset` is in, from 1.
    package func line(at offset: Int) -> Int {
        var low = 0
        var high = lineStarts.count
        while low < high {
            let middle = (low + high) / 2
            if lineStarts[middle] <= offset { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// The number of the scalar at `offset` in its line, from 1.
    package func column(at offset: Int) -> Int {
        self[lineRange(at: offset).lowerBound..<offset].unicodeScalars.count + 1
    }

    /// The bytes of the line that `offset` is in, without its end.
    package func lineRange(at offset: Int) -> Range<Int> {
        let line = line(at: offset)
        let start = lineStarts[line - 1]
        let end = line < lineStarts.count ? lineStarts[line] - 1 : bytes.count
        return start..<(end > start && bytes[end - 1] == Self.carriageReturn ? end - 1 : end)
    }

    private static let lineFeed = UInt8(ascii: "\n")
    private static let carriageReturn = UInt8(ascii: "\r")
}
