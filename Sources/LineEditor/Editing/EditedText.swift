/// A text and the place in it where the next letter goes.
///
/// The cursor is always between two characters as people see them, never inside of one.
package struct EditedText: Hashable, Sendable {
    package private(set) var text: String
    /// Where the next letter goes, counted in UTF-8 bytes from the start.
    package private(set) var cursor: Int

    /// Creates a text with the cursor at its end.
    package init(_ text: String = "") {
        self.text = text
        cursor = text.utf8.count
    }

    /// How many bytes the text has.
    package var count: Int { text.utf8.count }

    /// Whether the cursor is at the end.
    package var isAtEnd: Bool { cursor == count }

    /// Returns a part of the text.
    package subscript(range: Range<Int>) -> Substring {
        text[index(range.lowerBound)..<index(range.upperBound)]
    }

    private func index(_ offset: Int) -> String.Index {
        text.utf8.index(text.startIndex, offsetBy: offset)
    }

    private func offset(_ index: String.Index) -> Int {
        text.utf8.distance(from: text.startIndex, to: index)
    }
}

// MARK: - Changing

extension EditedText {
    /// Puts `more` where the cursor is, and the cursor behind it.
    package mutating func insert(_ more: String) {
        replace(cursor..<cursor, with: more)
    }

    /// Puts `more` in place of a part of the text, and the cursor behind it.
    package mutating func replace(_ range: Range<Int>, with more: String) {
        text.replaceSubrange(index(range.lowerBound)..<index(range.upperBound), with: more)
        cursor = endOfCharacter(range.lowerBound + more.utf8.count)
    }

    /// Moves the cursor.
    package mutating func move(_ motion: Motion) {
        cursor = target(of: motion)
    }

    /// Takes away what is between the cursor and where a motion leads, and returns it.
    package mutating func remove(_ motion: Motion) -> String {
        let target = target(of: motion)
        let range = min(cursor, target)..<max(cursor, target)
        let removed = String(self[range])
        replace(range, with: "")
        return removed
    }

    /// Whether a place is between characters and not inside of one.
    func isBetweenCharacters(_ place: Int) -> Bool {
        (0...count).contains(place) && endOfCharacter(place) == place
    }

    /// Returns the first place between characters that is not before `place`.
    private func endOfCharacter(_ place: Int) -> Int {
        guard place > 0, place < count else { return place }
        let next = text.index(after: index(place))
        let start = offset(text.index(before: next))
        return start == place ? place : offset(next)
    }
}

// MARK: - Finding places

extension EditedText {
    /// Where a cursor can go.
    package enum Motion: Hashable, Sendable {
        case left, right
        case wordLeft, wordRight
        /// To where the last word begins, when only spaces part words.
        case spacedWordLeft
        case start, end
    }

    /// Returns where a motion leads.
    package func target(of motion: Motion) -> Int {
        let place = index(cursor)
        return switch motion {
        case .left: place == text.startIndex ? 0 : offset(text.index(before: place))
        case .right: place == text.endIndex ? count : offset(text.index(after: place))
        case .wordLeft: leftwards { $0.isPartOfWord }
        case .spacedWordLeft: leftwards { !$0.isWhitespace }
        case .wordRight: rightwards()
        case .start: 0
        case .end: count
        }
    }

    private func leftwards(_ isInWord: (Character) -> Bool) -> Int {
        let before = self[0..<cursor]
        guard let last = before.lastIndex(where: isInWord) else { return 0 }
        let gap = before[..<last].lastIndex { !isInWord($0) }
        return gap.map { offset(before.index(after: $0)) } ?? 0
    }

    private func rightwards() -> Int {
        let rest = self[cursor..<count].drop { !$0.isPartOfWord }
        return offset(rest.firstIndex { !$0.isPartOfWord } ?? rest.endIndex)
    }
}

extension Character {
    fileprivate var isPartOfWord: Bool { isLetter || isNumber }
}
