/// A word behind `add`, and whether it may be more than a part of the title.
package struct QuickAddWord: Hashable, Sendable {
    /// What the word says.
    package let text: String
    /// Whether it was in quotes, so that it is a part of the title whatever it says.
    package let isQuoted: Bool

    /// Creates a word of a line.
    package init(_ word: Word) {
        self.init(word.text, isQuoted: word.isQuoted)
    }

    /// Creates an argument of a program, which was in quotes where it has blanks.
    package init(argument: String) {
        self.init(argument)
    }

    /// Creates the words of a run, which stand in one place; or nothing, where there are none.
    init(joining words: ArraySlice<QuickAddWord>) {
        text = words.map(\.text).joined(separator: " ")
        isQuoted = words.contains(where: \.isQuoted)
    }

    private init(_ text: String, isQuoted: Bool = false) {
        self.text = text
        self.isQuoted = isQuoted || text.isEmpty || text.contains(where: \.isWhitespace)
    }
}
