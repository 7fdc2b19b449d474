extension Int {
    /// The number that `text` writes in at most so many ASCII digits.
    package init?(digits text: Substring, atMost count: Int) {
        guard !text.isEmpty, text.utf8.count <= count,
            text.utf8.allSatisfy({ (48...57).contains($0) })
        else { return nil }
        self.init(text)
    }

    /// The number that `text` writes in exactly so many ASCII digits.
    package init?(digits text: Substring, exactly count: Int) {
        guard text.utf8.count == count else { return nil }
        self.init(digits: text, atMost: count)
    }

    /// The number that `text` writes in at most so many ASCII digits, perhaps with a sign in front.
    init?(signed text: Substring, atMost count: Int) {
        let isSigned = text.hasPrefix("-") || text.hasPrefix("+")
        guard let number = Int(digits: text.dropFirst(isSigned ? 1 : 0), atMost: count) else {
            return nil
        }
        self = text.hasPrefix("-") ? -number : number
    }
}
