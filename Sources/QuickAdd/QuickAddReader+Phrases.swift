import HouseholdModel

// MARK: - Telling one phrase from another

extension QuickAddReader {
    /// Returns what the words in `range` say together, or `nil` where they are no phrase.
    ///
    /// - Parameters:
    ///   - line: The line.
    ///   - range: Which of its words.
    ///   - withParts: Whether a part of a repeat may stand alone, because the repeat may come.
    /// - Returns: The phrase.
    func phrase(
        in line: QuickAddLine, _ range: Range<Int>, withParts: Bool
    ) -> QuickAddPhrase? {
        let first = line.key(range.lowerBound)
        guard let letter = first.utf8.first else { return nil }
        if letter == UInt8(ascii: "#") { return tag(in: line, range) }
        if first == "private", range.count == 1 {
            return QuickAddPhrase(range, .private, Self.loose)
        }
        if let phrase = mustDo(in: line, range) { return phrase }
        if first == "for", let phrase = whose(in: line, range) { return phrase }
        if let phrase = everybody(in: line, range) ?? namesFirst(in: line, range) { return phrase }
        if let phrase = namesBehind(in: line, range) { return phrase }
        if first == "taking" { return turns(in: line, range) }
        if Self.saysTurns(line.bare(range)) { return turnsOfNobody(in: line, range) }
        if let phrase = wayFirst(in: line, range) { return phrase }
        if let phrase = points(in: line, range) ?? monthly(in: line, range)
            ?? rhythm(in: line, range)
        {
            return phrase
        }
        guard Self.mayBeginDate(first), let phrase = date(in: line, range) else {
            return part(in: line, range, withParts: withParts)
        }
        if case .clock(isLed: false) = phrase.meaning, !withParts { return nil }
        return phrase
    }

    private func tag(in line: QuickAddLine, _ range: Range<Int>) -> QuickAddPhrase? {
        let key = line.key(range.lowerBound)
        guard range.count == 1, key.count > 1 else { return nil }
        guard let tag = Tag(key) else {
            return QuickAddPhrase(range, .problem(.tag(key), attempts: []))
        }
        return QuickAddPhrase(range, .tag(tag))
    }

    /// Reads `must-do`, with `as a`, `is a` or `this is a` before it, and `must do`, which may as well be the end of a
    /// title.
    private func mustDo(in line: QuickAddLine, _ range: Range<Int>) -> QuickAddPhrase? {
        guard range.count <= 4, line.key(range.upperBound - 1).hasSuffix("do") else { return nil }
        let words = line.bare(range).joined(separator: " ")
        if words == "must do" { return QuickAddPhrase(range, .mustDo, Self.loose) }
        let isMeant =
            ["", "as ", "as a ", "is a "].contains { words == $0 + "must-do" }
            || QuickAddLine.duties.contains(words)
        return isMeant ? QuickAddPhrase(range, .mustDo) : nil
    }

    /// Reads `3 points`, `3 pts`, `3 p`, `3pts` or `no points`, with `for`, `worth` or `each` before it and `each`
    /// behind it.
    func points(in line: QuickAddLine, _ whole: Range<Int>) -> QuickAddPhrase? {
        let isLed = ["for", "worth", "with", "each"].contains(line.key(whole.lowerBound))
        let isEach = line.key(whole.upperBound - 1) == "each"
        let start = whole.lowerBound + (isLed ? 1 : 0)
        let end = whole.upperBound - (isEach ? 1 : 0)
        guard start < end, let phrase = amount(in: line, start..<end) else { return nil }
        return QuickAddPhrase(whole, phrase.meaning)
    }

    private func amount(in line: QuickAddLine, _ range: Range<Int>) -> QuickAddPhrase? {
        let key = line.key(range.lowerBound)
        if range.count == 2, ["no", "zero"].contains(key),
            line.key(range.upperBound - 1) == "points"
        {
            return QuickAddPhrase(range, .points(0))
        }
        let digits = key.prefix { $0.isASCII && $0.isNumber }
        let unit =
            range.count == 1
            ? key.dropFirst(digits.count)[...] : line.key(range.upperBound - 1)[...]
        guard range.count <= 2, !digits.isEmpty, Self.pointUnits.contains(String(unit)),
            range.count == 1 || digits.count == key.count
        else { return nil }
        guard let points = Int(digits: digits, atMost: 5), points <= 10_000 else {
            return QuickAddPhrase(range, .problem(.points(line.typed(range)), attempts: []))
        }
        return QuickAddPhrase(range, .points(points))
    }

    static let pointUnits: Set<String> = ["points", "point", "pts", "pt", "p"]
}

extension QuickAddPhrase {
    init(_ range: Range<Int>, _ meaning: Meaning, _ text: String = "") {
        self.init(range: range, meaning: meaning, text: text)
    }
}
