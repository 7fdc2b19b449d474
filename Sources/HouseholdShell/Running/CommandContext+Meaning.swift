import HouseholdModel
import HouseholdService
import HouseholdWords
import QuickAdd

extension CommandContext {
    /// What somebody probably wants who did not begin with a command: to do the chore that is named, or to add one.
    func understood(_ failure: Failure) async -> Failure {
        let said = ShortForms.parted(line.words).words
        if let easier = await easier(failure, said) { return easier }
        guard failure.isUnknown, said.count > 1, !options.json,
            await session.account()?.household != nil
        else { return failure }
        if let title = await ownTitle(said.joined(separator: " ")) {
            return failure.trying(first: "done \(title.lowercased())")
        }
        // `neu`, as other programs say `add`, is no word of the title.
        let adds = DidYouMean.commandSynonyms[FuzzyMatch.folded(said[0])] == "add"
        guard let line = await sentence(adds ? Array(said.dropFirst()) : said) else {
            return failure
        }
        var better = failure.trying(first: line)
        better.correction = line
        return better
    }

    /// The same with the setting that lets a child type a number alone, where one did.
    private func easier(_ failure: Failure, _ said: [String]) async -> Failure? {
        guard failure.isUnknown, isAtPrompt, said.count == 1, Int(said[0]) != nil,
            let account = await session.account(), account.role == .child,
            !presenter.settings.isOn(.easy, for: account)
        else { return nil }
        return failure.trying(
            failure.explanation.attempts + [
                "settings easy on   from then on a number alone does it"
            ])
    }

    /// The title of the one open chore that has all the words that were typed.
    private func ownTitle(_ typed: String) async -> String? {
        let chores = (try? await openChores()) ?? []
        let titles = Set(chores.map(\.title)).filter { FuzzyMatch.matches(typed, title: $0) }
        let exact = titles.filter { FuzzyMatch.words(of: $0) == FuzzyMatch.words(of: typed) }
        return exact.first ?? (titles.count == 1 ? titles.first : nil)
    }

    /// The line with `add` before it, where it says who, when or how much of a chore; not where all that is left for a
    /// title is a word of another command.
    private func sentence(_ said: [String]) async -> String? {
        guard let reader = try? await quickAddReader() else { return nil }
        let line: String?
        switch reader.read(said.map { QuickAddWord(argument: $0) }) {
        case .reading(let reading) where reading.isTitle(said): line = nil
        case .reading, .choice: line = "add " + said.map(\.quotedIfNeeded).joined(separator: " ")
        case .problem(let problem):
            line = problem.isNearly && !problem.isUsage ? problem.attempts.first : nil
        }
        let isVerb = ChorusCommand.isVerb(said[0].lowercased())
        return isVerb && line.flatMap(reader.title) == said[0] ? nil : line
    }
}

extension QuickAddReader {
    /// What a line with `add` would call the chore.
    fileprivate func title(of line: String) -> String? {
        guard let words = try? Tokenizer.words(in: line),
            case .reading(let reading) = read(words.dropFirst().map { QuickAddWord($0) })
        else { return nil }
        return reading.title
    }
}

extension QuickAddReading {
    /// Whether all that was said is the title.
    fileprivate func isTitle(_ words: [String]) -> Bool { title == words.joined(separator: " ") }
}

extension Failure {
    /// The same with another line to try before the others.
    fileprivate func trying(first line: String) -> Failure {
        trying([line] + explanation.attempts.filter { $0 != "help" && $0 != line })
    }
}
