/// A list of what could stand in a line, which fits the screen.
package struct CandidateList {
    private let candidates: [Completions.Candidate]
    private let more: (Int) -> String

    /// Creates a list that says with `more` how many candidates it has no room for.
    package init(_ candidates: [Completions.Candidate], more: @escaping (Int) -> String) {
        self.candidates = candidates
        self.more = more
    }

    /// Returns the list in so many rows, each of them cut to `width` cells.
    package func rows(width: Int, atMost count: Int) -> [String] {
        let fits = candidates.count <= max(count, 1)
        let shown = fits ? candidates[...] : candidates.prefix(max(count - 1, 0))
        let column = min(shown.map { DisplayWidth.of($0.text) }.max() ?? 0, width / 2)
        let rows = shown.map { row($0, column: column) }
        return fits ? rows : rows + [more(candidates.count - shown.count)]
    }

    private func row(_ candidate: Completions.Candidate, column: Int) -> String {
        guard !candidate.description.isEmpty else { return candidate.text }
        let gap = max(column - DisplayWidth.of(candidate.text), 0) + 2
        return candidate.text + String(repeating: " ", count: gap) + candidate.description
    }
}
