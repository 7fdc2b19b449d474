/// The friendly forms, each rewritten to the one long form that it stands for, as the commands' cards say.
package enum ShortForms {
    /// Other words for `help`, which are no names of commands.
    private static let helpWords = ["?", "h", "/help"]

    /// The forms' first words.
    static var words: [String] {
        ChorusCommand.cards.flatMap { $0.short.map(\.word) }.sorted()
    }

    /// What a word stands for at the beginning of a line; a noun only for one of its own verbs.
    static func form(_ word: String) -> [String]? {
        if let command = ChorusCommand.verb(word) { return command.longForm(of: word) }
        for command in ChorusCommand.verbs {
            if let form = command.longForm(of: word) { return form }
        }
        return nil
    }

    /// Whether a word that is short for a verb is the noun before one, or asks for help about it.
    private static func isNoun(_ word: String, before next: String) -> Bool {
        guard let noun = ChorusCommand.verb(word) else { return false }
        return noun.verb(next) != nil || ["help", "--help", "-h"].contains(next)
    }

    /// Returns `words` with a short form at their beginning, behind the options, written out.
    ///
    /// Commands may be typed in capital letters, too.
    static func longForm(of words: [String]) -> [String] {
        let words = folded(withoutProgram(words))
        guard let start = commandStart(in: words) else { return words }
        if helpWords.contains(words[start]) {
            return words[..<start] + ["help"] + words[(start + 1)...]
        }
        guard let form = form(words[start]) else { return words }
        let rest = words[(start + 1)...]
        if let next = rest.first, isNoun(words[start], before: next) { return words }
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
        guard helpWords.contains(first) || ChorusCommand.isKnown(first) else { return words }
        words[start] = first
        let rest = Array(words[(start + 1)...])
        guard let place = commandStart(in: rest), case let verb = rest[place].lowercased(),
            ChorusCommand.verb(first)?.verb(verb) != nil
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
