/// Where somebody is in a text that is taller than the screen.
package struct Pager: Sendable {
    /// What a key did.
    package enum Effect: Hashable, Sendable {
        /// Another part of the text is shown, or something else is told below it.
        case moved
        /// Nothing, as it could do nothing.
        case beep
        /// The screen is to be drawn anew.
        case redraw
        /// The program is to stop.
        case suspend
        /// Nothing more is to be shown.
        case end
    }

    private let words: PagerWords
    private var rows: [PageRow] = []
    /// How many rows of the text are seen at once.
    private var height = 1
    /// The first row that is seen.
    package private(set) var top = 0
    /// What is typed behind the slash.
    private var typed: String?
    /// What was searched for last, and the row in which it was found.
    private var pattern = ""
    private var found: Int?
    private var notice: String?

    /// Begins at the start of a text on a screen of so many rows, the last of which says where one is.
    package init(_ lines: [String], width: Int, height: Int, words: PagerWords = .english) {
        self.words = words
        resize(lines, width: width, height: height)
    }

    /// Whether the screen has room for the whole text and for what comes after it.
    package var fits: Bool { rows.count <= height }

    /// Lays the text out for another screen; the line that was on top stays there.
    package mutating func resize(_ lines: [String], width: Int, height: Int) {
        let line = rows.indices.contains(top) ? rows[top].line : 0
        rows = PageRow.rows(of: lines, width: width)
        self.height = max(height - 1, 1)
        top = min(rows.firstIndex { $0.line >= line } ?? 0, last)
        found = nil
    }

    /// The rows that are seen.
    package var shown: [String] { rows(from: top) }

    /// The rows that are seen, from a later one on.
    package func rows(from row: Int) -> [String] {
        rows[max(row, top)..<bottom].map(\.output)
    }

    /// What stands below the rows.
    package var status: String {
        if let typed { return words.search + typed }
        if let notice { return notice }
        return isAtEnd ? words.end(rows.count) : words.place(top + 1...bottom, rows.count)
    }

    /// The row behind the last one that is seen.
    package var bottom: Int { min(top + height, rows.count) }
    private var last: Int { max(rows.count - height, 0) }
    private var isAtEnd: Bool { top == last }
}

// MARK: - Keys

extension Pager {
    /// Takes a key.
    package mutating func press(_ key: Key) -> Effect {
        notice = nil
        if let typed { return type(key, behind: typed) }
        switch key {
        case .text(" "), .text("f"), .control("f"), .named(.pageDown, _): return forward(by: height)
        case .named(.enter, _), .named(.down, _), .text("j"), .control("n"): return forward(by: 1)
        case .text("b"), .control("b"), .named(.pageUp, _), .named(.backspace, _):
            return move(to: top - height)
        case .named(.up, _), .text("k"), .control("p"): return move(to: top - 1)
        case .text("g"), .named(.home, _): return move(to: 0)
        case .text("G"), .named(.end, _): return move(to: last)
        case .text("/"): return search("")
        case .text("n"): return find(isBackward: false)
        case .text("N"): return find(isBackward: true)
        case .text("q"), .text("Q"), .control("c"), .control("d"), .named(.escape, _): return .end
        case .control("l"): return .redraw
        case .control("z"): return .suspend
        default: return .beep
        }
    }

    private mutating func forward(by count: Int) -> Effect {
        isAtEnd ? .end : move(to: top + count)
    }

    private mutating func move(to row: Int) -> Effect {
        let place = max(0, min(row, last))
        guard place != top else { return .beep }
        top = place
        found = nil
        return .moved
    }
}

// MARK: - Searching

extension Pager {
    private mutating func search(_ words: String?) -> Effect {
        typed = words
        return .moved
    }

    private mutating func type(_ key: Key, behind typed: String) -> Effect {
        switch key {
        case .text(let scalar) where scalar.picture == nil: return search(typed + String(scalar))
        case .named(.backspace, _): return search(typed.isEmpty ? nil : String(typed.dropLast()))
        case .control("u"): return search("")
        case .named(.escape, _), .control("g"): return search(nil)
        case .named(.enter, _):
            self.typed = nil
            if !typed.isEmpty { pattern = typed }
            return find(isBackward: false)
        case .control("c"), .control("d"): return .end
        case .control("l"): return .redraw
        case .control("z"): return .suspend
        default: return .beep
        }
    }

    /// Goes to the next row that has the words; the first search begins with what is seen.
    private mutating func find(isBackward: Bool) -> Effect {
        guard !pattern.isEmpty else { return .beep }
        let words = pattern.lowercased()
        let isIt = { (row: Int) in self.rows[row].text.lowercased().contains(words) }
        let row =
            isBackward
            ? (0..<(found ?? top)).last(where: isIt)
            : ((found.map { $0 + 1 } ?? top)..<rows.count).first(where: isIt)
        guard let row else {
            notice = self.words.nothingFound(pattern)
            return .beep
        }
        _ = move(to: row)
        found = row
        return .moved
    }
}
