/// What could stand where somebody pressed Tab.
package struct Completions: Hashable, Sendable {
    /// One thing that could stand there.
    package struct Candidate: Hashable, Sendable {
        /// What is put into the line, with quotes when it needs them.
        package let text: String
        /// A few words about it, for the list.
        package let description: String
        /// Whether a space follows it once nothing else fits.
        package let endsWord: Bool

        package init(_ text: String, description: String = "", endsWord: Bool = true) {
            self.text = text
            self.description = description
            self.endsWord = endsWord
        }
    }

    /// The part of the line that is replaced, counted in UTF-8 bytes from its start.
    package let range: Range<Int>
    package let candidates: [Candidate]

    package init(replacing range: Range<Int>, with candidates: [Candidate]) {
        self.range = range
        self.candidates = candidates
    }

    /// What all candidates begin with.
    var commonStart: Substring {
        guard let first = candidates.first?.text else { return "" }
        return candidates.dropFirst().reduce(first[...]) { start, candidate in
            let common = zip(start, candidate.text).prefix { $0 == $1 }.count
            return start.prefix(common)
        }
    }
}
