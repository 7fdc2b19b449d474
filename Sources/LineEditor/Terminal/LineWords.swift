/// What the editor itself says, in the language of whoever types.
package struct LineWords: Sendable {
    /// What is told when several lines were pasted.
    package var pasted: @Sendable (_ lines: Int) -> String
    /// What ends a list that has no room for more candidates.
    package var more: @Sendable (_ count: Int) -> String
    /// What stands before the line while older ones are searched.
    package var search: @Sendable (_ words: String) -> String
    /// The same when no line has the words.
    package var nothingFound: @Sendable (_ words: String) -> String

    package init(
        pasted: @escaping @Sendable (_ lines: Int) -> String,
        more: @escaping @Sendable (_ count: Int) -> String,
        search: @escaping @Sendable (_ words: String) -> String,
        nothingFound: @escaping @Sendable (_ words: String) -> String
    ) {
        self.pasted = pasted
        self.more = more
        self.search = search
        self.nothingFound = nothingFound
    }

    /// The words in English.
    package static let english = LineWords(
        pasted: { "\($0) lines pasted as one" },
        more: { "and \($0) more" },
        search: { "search \"\($0)\": " },
        nothingFound: { "nothing with \"\($0)\": " })
}
