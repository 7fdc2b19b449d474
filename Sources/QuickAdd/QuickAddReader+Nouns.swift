import HouseholdWords

// MARK: - What is no chore, or no title

extension QuickAddReader {
    /// Refuses a line that begins with the name of something else, `child Ben`, or is an answer: `n`.
    func refuseNoun(in line: QuickAddLine) throws(QuickAddProblem) {
        let all = 0..<line.words.count
        let first = line.key(0)
        guard all.count > 1 else {
            guard let word = line.words.first, Self.isAnswer(first) else { return }
            throw QuickAddProblem(
                cause: .answer(word.text), attempts: ["add Take out trash", line.quoting(all)])
        }
        guard let noun = Self.nouns[first] ?? language.nouns[first].flatMap({ Self.nouns[$0] })
        else { return }
        let rest = line.line([(0..<1, "")]).dropFirst("add ".count)
        let isHelp = noun.command.hasPrefix("help ")
        throw QuickAddProblem(
            cause: .noun(noun.name, line: line.typed(all)),
            attempts: [isHelp ? noun.command : "\(noun.command) \(rest)", line.quoting(all)])
    }

    /// Leaves out `chore` of `add chore Feed the cat`.
    func withoutChore(_ words: [QuickAddWord]) -> [QuickAddWord] {
        guard words.count > 2, let first = words.first, !first.isQuoted else { return words }
        let word = first.text.lowercased()
        let isChore = ["chore", "task", "todo"].contains(language.nouns[word] ?? word)
        return isChore ? Array(words.dropFirst()) : words
    }

    /// Whether a word says yes or no, or nothing: `n`, `ok`, `12`.
    private static func isAnswer(_ word: String) -> Bool {
        guard !word.isEmpty, word.utf8.allSatisfy({ $0 < 0x80 }) else { return false }
        let isShort = word.count == 1 || !word.contains(where: \.isLetter)
        return isShort || SmallWord.yes.isMeant(by: word) || SmallWord.no.isMeant(by: word)
            || ["nope", "help"].contains(word)
    }

    /// What people add besides chores, as it is called and added.
    private typealias Noun = (name: String, command: String)

    private static let child: Noun = ("a child", "child add")
    private static let reward: Noun = ("a reward", "reward add")
    private static let points: Noun = ("points to give", "points give")
    private static let rule: Noun = ("a rule of the household", "help rules")
    private static let absence: Noun = ("an absence", "absence add")
    private static let goal: Noun = ("a goal", "goal set")

    private static let nouns: [String: Noun] = [
        "child": child, "kid": child, "reward": reward, "prize": reward, "points": points,
        "rule": rule, "rules": rule,
        "absence": absence, "goal": goal,
    ]
}
