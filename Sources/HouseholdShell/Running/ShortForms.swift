/// The closed list of friendly forms, each rewritten to the one long form that it stands for.
enum ShortForms {
    private static let forms: [String: [String]] = [
        "today": ["chore", "list", "--due", "today"], "done": ["chore", "done"],
        "undone": ["chore", "undone"], "approve": ["chore", "approve"], "no": ["chore", "reject"],
        "claim": ["chore", "claim"], "week": ["chore", "calendar", "--week"],
        "chores": ["chore", "list"], "points": ["points", "show"],
        "rewards": ["reward", "list"], "badges": ["badge", "list"], "top": ["leaderboard"],
        "why": ["rules", "why"], "want": ["reward", "request"], "switch": ["login"],
        "me": ["profile", "show"], "owed": ["reward", "owed"],
    ]
    /// Other words for `help`, which are no names of commands.
    private static let helpWords = ["?", "h", "/help"]

    /// The forms' first words.
    static var words: [String] { forms.keys.sorted() }

    private static let pointsVerbs = [
        "show", "history", "why", "give", "take", "reverse", "appeal", "uphold", "help", "--help",
        "-h",
    ]
    private static let optionsWithValue = [
        "--data", "--color", "--width", "--dates",
        "--lang", "--request-id", "--policies", "-c", "-f",
        "--generate-completion-script",
    ]

    /// Returns `words` with a short form at their beginning, behind the options, written out.
    ///
    /// Commands may be typed in capital letters, too.
    static func longForm(of words: [String]) -> [String] {
        let words = folded(withoutProgram(words))
        guard let start = commandStart(in: words) else { return words }
        if helpWords.contains(words[start]) {
            return words[..<start] + ["help"] + words[(start + 1)...]
        }
        guard let form = forms[words[start]] else { return words }
        let rest = words[(start + 1)...]
        // `points` is a noun with verbs, and short for its first verb.
        if words[start] == "points", let next = rest.first, pointsVerbs.contains(next) {
            return words
        }
        return words[..<start] + form + rest
    }

    /// The words without the name of the program, which is typed before them in other shells.
    private static func withoutProgram(_ words: [String]) -> [String] {
        guard let start = commandStart(in: words), words[start].lowercased() == "chorus",
            start + 1 < words.count
        else { return words }
        return Array(words[..<start] + words[(start + 1)...])
    }

    /// The words with the command, and the verb behind a noun, in lower case.
    private static func folded(_ words: [String]) -> [String] {
        guard let start = commandStart(in: words) else { return words }
        var words = words
        let first = words[start].lowercased()
        guard forms[first] != nil || helpWords.contains(first) || ChorusCommand.isKnown(first)
        else { return words }
        words[start] = first
        let rest = Array(words[(start + 1)...])
        guard let place = commandStart(in: rest), case let verb = rest[place].lowercased(),
            ChorusCommand.verbs(of: first).contains(verb)
        else { return words }
        words[start + 1 + place] = verb
        return words
    }

    /// The words that are neither options nor their values, and those that are.
    static func parted(_ words: some Sequence<String>) -> (words: [String], options: [String]) {
        var parts: (words: [String], options: [String]) = ([], [])
        var isValue = false
        for word in words {
            if isValue || word.hasPrefix("-") {
                parts.options.append(word)
            } else {
                parts.words.append(word)
            }
            isValue = !isValue && optionsWithValue.contains(word)
        }
        return parts
    }

    /// The place of the first word that is neither an option nor the value of one.
    static func commandStart(in words: [String]) -> Int? {
        var place = words.startIndex
        while place < words.endIndex, words[place].hasPrefix("-") {
            place += optionsWithValue.contains(words[place]) ? 2 : 1
        }
        return place < words.endIndex ? place : nil
    }
}
