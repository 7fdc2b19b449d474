/// Reads comma-separated values (RFC 4180), also as programs for tables write them: with a byte order mark, with `;` or
/// a tab in place of commas, and with the apostrophe that `data export --csv` sets before a formula.
package enum CSVReader {
    /// A row in which anything stands.
    package struct Row: Hashable, Sendable {
        /// The line of the file on which it begins, from 1.
        package let line: Int
        /// What stands in its cells.
        package let cells: [String]
    }

    /// Why a text can't be read.
    package enum Problem: Error, Hashable, Sendable {
        /// There is something else than UTF-8 on that line.
        case notUTF8(line: Int)
        /// A quote is never closed that was opened there.
        case open(line: Int, column: Int)
        /// Something stands there behind a closed quote, before the cell is over.
        case behindQuote(line: Int, column: Int)
        /// There are more rows than may be.
        case tooMany
    }

    /// The rows of a text, of which there may be so many.
    package static func rows(_ bytes: [UInt8], most: Int) throws(Problem) -> [Row] {
        let bytes = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...]
        if let line = lineThatIsNotUTF8(bytes) { throw .notUTF8(line: line) }
        var reading = Reading(bytes, separator: separator(in: bytes))
        var rows: [Row] = []
        while let row = try reading.row() {
            guard row.cells.contains(where: { !$0.trimmingBlanks.isEmpty }) else { continue }
            guard rows.count < most else { throw .tooMany }
            rows.append(row)
        }
        return rows
    }

    private static func lineThatIsNotUTF8(_ bytes: ArraySlice<UInt8>) -> Int? {
        guard String(validating: bytes, as: UTF8.self) == nil else { return nil }
        let lines = bytes.split(separator: newline, omittingEmptySubsequences: false)
        let bad = lines.firstIndex { String(validating: $0, as: UTF8.self) == nil }
        return (bad ?? 0) + 1
    }

    /// What stands most often between cells of the first line; a comma where nothing does.
    private static func separator(in bytes: ArraySlice<UInt8>) -> UInt8 {
        let candidates = [comma, UInt8(ascii: ";"), UInt8(ascii: "\t")]
        var counts = [0, 0, 0]
        var isQuoted = false
        let start = bytes.drop { $0 == newline || $0 == carriageReturn }
        for byte in start {
            if byte == quote { isQuoted.toggle() }
            if isQuoted { continue }
            if byte == newline || byte == carriageReturn { break }
            if let place = candidates.firstIndex(of: byte) { counts[place] += 1 }
        }
        let most = counts.max() ?? 0
        return candidates[counts.firstIndex(of: most) ?? 0]
    }
}

private let quote = UInt8(ascii: "\"")
private let comma = UInt8(ascii: ",")
private let newline = UInt8(ascii: "\n")
private let carriageReturn = UInt8(ascii: "\r")

/// A place in a text.
private struct Reading {
    private let bytes: ArraySlice<UInt8>
    private let separator: UInt8
    private var place: Int
    private var line = 1
    private var lineStart: Int

    init(_ bytes: ArraySlice<UInt8>, separator: UInt8) {
        self.bytes = bytes
        self.separator = separator
        place = bytes.startIndex
        lineStart = place
    }

    /// The next row, if there is one.
    mutating func row() throws(CSVReader.Problem) -> CSVReader.Row? {
        guard place < bytes.endIndex else { return nil }
        let start = line
        var cells: [String] = []
        while true {
            cells.append(try cell())
            guard place < bytes.endIndex else { break }
            guard bytes[place] == separator else {
                passLineEnd()
                break
            }
            place += 1
        }
        return CSVReader.Row(line: start, cells: cells.map(Self.withoutApostrophe))
    }

    /// The cell that begins here, up to what stands behind it.
    private mutating func cell() throws(CSVReader.Problem) -> String {
        guard place < bytes.endIndex, bytes[place] == quote else {
            let start = place
            while place < bytes.endIndex, !isEnd(bytes[place]) { place += 1 }
            return String(decoding: bytes[start..<place], as: UTF8.self)
        }
        return try quotedCell()
    }

    private mutating func quotedCell() throws(CSVReader.Problem) -> String {
        let opening = (line: line, lineStart: lineStart, place: place)
        var text: [UInt8] = []
        place += 1
        while place < bytes.endIndex {
            let byte = bytes[place]
            if byte == newline || byte == carriageReturn {
                text.append(newline)
                passLineEnd()
            } else if byte != quote {
                text.append(byte)
                place += 1
            } else {
                place += 1
                guard place < bytes.endIndex, !isEnd(bytes[place]) else {
                    return String(decoding: text, as: UTF8.self)
                }
                guard bytes[place] == quote else {
                    throw .behindQuote(line: line, column: column(of: place, in: lineStart))
                }
                text.append(quote)
                place += 1
            }
        }
        throw .open(
            line: opening.line, column: column(of: opening.place, in: opening.lineStart))
    }

    private func isEnd(_ byte: UInt8) -> Bool {
        byte == separator || byte == newline || byte == carriageReturn
    }

    private mutating func passLineEnd() {
        let isReturn = bytes[place] == carriageReturn
        place += 1
        if isReturn, place < bytes.endIndex, bytes[place] == newline { place += 1 }
        line += 1
        lineStart = place
    }

    /// A place in the line that starts there, in signs from 1.
    private func column(of place: Int, in lineStart: Int) -> Int {
        String(decoding: bytes[lineStart..<place], as: UTF8.self).unicodeScalars.count + 1
    }

    /// The text without what keeps programs for tables from taking it for a formula.
    private static func withoutApostrophe(_ text: String) -> String {
        guard text.hasPrefix("'"), CSVText.isFormula(String(text.dropFirst())) else { return text }
        return String(text.dropFirst())
    }
}
