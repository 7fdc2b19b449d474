/// Text that can be on one line or on many.
indirect enum Layout {
    /// Something written.
    case text(String)
    /// A comment, which ends its line; one on a line of its own starts it, too.
    case comment(String, startsLine: Bool)
    /// A space that is never a line break.
    case space
    /// A line break where the group doesn't fit on one line, else a space.
    case line
    /// A line break where the group doesn't fit on one line, else nothing.
    case softLine
    /// A line break, with so many empty lines.
    case hardLine(empty: Int)
    /// Something that is only written where the group doesn't fit on one line.
    case ifBroken(String)
    /// Parts with spaces between them, and line breaks where the next doesn't fit.
    case filled([Layout])
    /// Parts that are all on one line or have each of their breaks.
    case group([Layout])
    /// Parts whose lines are moved to the right.
    case indented([Layout])

    /// The width on one line, or `nil` when it can't be on one.
    fileprivate var width: Int? {
        switch self {
        case .text(let text): text.unicodeScalars.count
        case .comment, .hardLine: nil
        case .space, .line: 1
        case .softLine, .ifBroken: 0
        case .filled(let parts): Self.width(of: parts).map { $0 + max(0, parts.count - 1) }
        case .group(let parts), .indented(let parts): Self.width(of: parts)
        }
    }

    private static func width(of parts: [Layout]) -> Int? {
        var sum = 0
        for part in parts {
            guard let width = part.width else { return nil }
            sum += width
        }
        return sum
    }
}

/// Writes a layout with lines of no more than 80 characters, where that is possible.
struct LayoutRenderer {
    private static let maximumWidth = 80

    private var text = ""
    private var column = 0
    private var indentation = 0
    private var hasPendingSpace = false
    private var needsNewLine = false

    /// The text of `layout`.
    static func render(_ layout: Layout) -> String {
        var renderer = LayoutRenderer()
        renderer.write(layout, isFlat: false)
        return renderer.text.isEmpty || renderer.text.hasSuffix("\n")
            ? renderer.text : renderer.text + "\n"
    }

    private mutating func write(_ layout: Layout, isFlat: Bool) {
        switch layout {
        case .text(let text): write(text)
        case .comment(let comment, let startsLine):
            if startsLine, column > 0 { breakLine() }
            if !startsLine { hasPendingSpace = column > 0 }
            write(comment)
            needsNewLine = true
        case .space: hasPendingSpace = true
        case .line: isFlat ? hasPendingSpace = true : breakLine()
        case .softLine: if !isFlat { breakLine() }
        case .hardLine(let empty):
            breakLine()
            for _ in 0..<empty { text += "\n" }
        case .ifBroken(let text): if !isFlat { write(text) }
        case .filled(let parts): fill(parts)
        case .group(let parts):
            let start = column == 0 || needsNewLine ? indentation : column
            let room = Self.maximumWidth - start - 2
            let fits = isFlat || layout.width.map { $0 <= room } == true
            for part in parts { write(part, isFlat: fits) }
        case .indented(let parts):
            indentation += 4
            for part in parts { write(part, isFlat: isFlat) }
            indentation -= 4
        }
    }

    private mutating func fill(_ parts: [Layout]) {
        for (index, part) in parts.enumerated() {
            if index > 0 {
                let end = part.width.map { column + 1 + $0 }
                if let end, end <= Self.maximumWidth { hasPendingSpace = true } else { breakLine() }
            }
            write(part, isFlat: part.width != nil)
        }
    }

    private mutating func write(_ string: String) {
        if needsNewLine { breakLine() }
        if column == 0 {
            text += String(repeating: " ", count: indentation)
            column = indentation
        } else if hasPendingSpace {
            text += " "
            column += 1
        }
        hasPendingSpace = false
        text += string
        column += string.unicodeScalars.count
    }

    private mutating func breakLine() {
        needsNewLine = false
        hasPendingSpace = false
        guard column > 0 else { return }
        text += "\n"
        column = 0
    }
}
