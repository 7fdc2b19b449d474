/// The closed list of friendly forms, each rewritten to the one long form that it stands for.
enum ShortForms {
    private static let forms: [String: [String]] = [
        "today": ["chore", "list", "--due", "today"], "done": ["chore", "done"],
        "undone": ["chore", "undone"], "chores": ["chore", "list"], "points": ["points", "show"],
        "rewards": ["reward", "list"], "top": ["leaderboard"], "why": ["rules", "why"],
    ]
    private static let pointsVerbs = ["show", "history", "help", "--help", "-h"]

    /// Returns `words` with a short form at their beginning written out.
    static func longForm(of words: [String]) -> [String] {
        let start = words.firstIndex { !$0.hasPrefix("-") } ?? words.endIndex
        guard start < words.endIndex, let form = forms[words[start]] else { return words }
        let rest = words[(start + 1)...]
        // `points` is a noun with verbs, and short for its first verb.
        if words[start] == "points", let next = rest.first, pointsVerbs.contains(next) {
            return words
        }
        return words[..<start] + form + rest
    }
}
