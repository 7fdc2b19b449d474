/// A Swift file taken apart, so that a search in the code meets neither comments nor what strings say.
struct SwiftText {
    /// The text without its comments, and with `""` for each string; lines are where they were.
    private(set) var code = ""
    /// What the strings say, in their order.
    private(set) var strings: [Literal] = []

    /// A string as it is written in the file.
    struct Literal {
        /// The line on which it begins, counted from 1.
        let line: Int
        /// What stands between the quotes; what is interpolated is left out.
        var text = ""
        /// Whether something is put into it when the program runs.
        var isInterpolated = false
        /// Whether a `+` follows it.
        var isContinued = false
    }

    private let source: [UInt8]
    private var position = 0
    private var line = 1
    private var output: [UInt8] = []

    init(_ text: String) {
        source = Array(text.utf8)
        readCode(insideInterpolation: false)
        code = String(decoding: output, as: UTF8.self)
        output = []
    }
}

// MARK: - Reading

extension SwiftText {
    private mutating func readCode(insideInterpolation: Bool) {
        var depth = 0
        while let byte = source[at: position] {
            switch byte {
            case UInt8(ascii: "/") where starts(with: "//"):
                skipLine()
            case UInt8(ascii: "/") where starts(with: "/*"):
                readBlockComment()
            case UInt8(ascii: "\""), UInt8(ascii: "#"):
                if let hashes = hashesBeforeQuote() {
                    readString(hashes: hashes)
                } else {
                    keep(byte)
                }
            case UInt8(ascii: ")") where insideInterpolation && depth == 0:
                return
            default:
                if byte == UInt8(ascii: "(") { depth += 1 }
                if byte == UInt8(ascii: ")") { depth -= 1 }
                keep(byte)
            }
        }
    }

    private mutating func readBlockComment() {
        var depth = 0
        repeat {
            let step = starts(with: "/*") ? 1 : starts(with: "*/") ? -1 : 0
            depth += step
            keepLineBreak()
            advance(step == 0 ? 1 : 2)
        } while depth > 0 && position < source.count
    }

    private mutating func readString(hashes: Int) {
        let index = strings.count
        strings.append(Literal(line: line))
        advance(hashes)
        let quotes = starts(with: #"""""#) ? 3 : 1
        let fence = String(repeating: "#", count: hashes)
        let end = String(repeating: "\"", count: quotes) + fence
        let escape = "\\" + fence
        output.append(UInt8(ascii: "\""))
        advance(quotes)
        var said: [UInt8] = []
        while let byte = source[at: position] {
            if byte == UInt8(ascii: "\""), starts(with: end) { break }
            if byte == UInt8(ascii: "\\"), starts(with: escape) {
                advance(escape.utf8.count)
                if starts(with: "(") {
                    strings[index].isInterpolated = true
                    readInterpolation()
                }
            } else {
                said.append(byte)
            }
            keepLineBreak()
            advance()
        }
        advance(end.utf8.count)
        output.append(UInt8(ascii: "\""))
        strings[index].text = String(decoding: said, as: UTF8.self)
        strings[index].isContinued = nextInk == UInt8(ascii: "+")
    }

    private mutating func readInterpolation() {
        advance()
        output.append(UInt8(ascii: "("))
        readCode(insideInterpolation: true)
        output.append(UInt8(ascii: ")"))
    }
}

// MARK: - Moving on

extension SwiftText {
    private var nextInk: UInt8? {
        source[min(position, source.count)...].first { $0 > 32 }
    }

    private func starts(with text: String) -> Bool {
        source.dropFirst(position).starts(with: text.utf8)
    }

    private func hashesBeforeQuote() -> Int? {
        let hashes = source.dropFirst(position).prefix { $0 == UInt8(ascii: "#") }.count
        return source[at: position + hashes] == UInt8(ascii: "\"") ? hashes : nil
    }

    private mutating func keep(_ byte: UInt8) {
        output.append(byte)
        advance()
    }

    private mutating func skipLine() {
        while let byte = source[at: position], byte != UInt8(ascii: "\n") { advance() }
    }

    private mutating func keepLineBreak() {
        if source[at: position] == UInt8(ascii: "\n") { output.append(UInt8(ascii: "\n")) }
    }

    private mutating func advance(_ count: Int = 1) {
        for _ in 0..<count {
            if source[at: position] == UInt8(ascii: "\n") { line += 1 }
            position += 1
        }
    }
}

extension [UInt8] {
    fileprivate subscript(at index: Int) -> UInt8? {
        index < count ? self[index] : nil
    }
}
