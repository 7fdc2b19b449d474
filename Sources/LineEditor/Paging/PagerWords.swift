/// What the pager itself says, in the language of whoever reads.
package struct PagerWords: Sendable {
    /// Which rows of how many are shown, and which keys go on.
    package var place: @Sendable (_ rows: ClosedRange<Int>, _ count: Int) -> String
    /// The same at the end of the text.
    package var end: @Sendable (_ count: Int) -> String
    /// What stands before the words that are searched for.
    package var search: String
    /// What is told when no row further on has them.
    package var nothingFound: @Sendable (_ words: String) -> String

    package init(
        place: @escaping @Sendable (_ rows: ClosedRange<Int>, _ count: Int) -> String,
        end: @escaping @Sendable (_ count: Int) -> String,
        search: String,
        nothingFound: @escaping @Sendable (_ words: String) -> String
    ) {
        self.place = place
        self.end = end
        self.search = search
        self.nothingFound = nothingFound
    }

    /// The words in English.
    package static let english = PagerWords(
        place: { rows, count in
            "-- \(rows.lowerBound)-\(rows.upperBound) of \(count)"
                + "   q: leave   Space: more   b: back   /: search"
        },
        end: { "-- end of \($0) lines   Space: leave   b: back   /: search" },
        search: "/",
        nothingFound: { "-- nothing with \"\($0)\" further on" })
}
