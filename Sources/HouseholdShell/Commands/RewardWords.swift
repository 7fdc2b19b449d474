import HouseholdModel
import HouseholdWords
import QuickAdd

/// What the words behind `reward add` say: `Cinema at 20`, `ice cream for 12 points`.
struct RewardWords {
    var title: [String]
    /// How many points have to be earned for it.
    var at: String?
    /// How many points it is bought with.
    var cost: String?
    /// A number of which it is not said what it counts.
    var number: String?
    /// For whom it is; nobody where it is for every child.
    var people: [String] = []
    /// What stood with `#`, a word each.
    let tags: [String]

    /// Takes words with `#` out, but a number, which is of the title: `Prize #1`.
    init(tagged words: [String]) {
        func isTag(_ word: String) -> Bool {
            let name = word.dropFirst()
            return word.hasPrefix("#") && !name.allSatisfy(\.isNumber)
                && !name.contains(where: \.isWhitespace)
        }
        (title, tags) = (words.filter { !isTag($0) }, words.filter(isTag))
    }

    /// Takes tags out, and what is said about points off the end.
    init(_ words: [String]) {
        self.init(tagged: words)
        var rest = title[...]
        let isPoints = rest.last.map(SmallWord.points.isMeant) ?? false
        if isPoints { rest.removeLast() }
        guard rest.count > 1, let digits = rest.popLast(), Int(digits) != nil,
            let lead = rest.last
        else { return }
        if SmallWord.reaching.isMeant(by: lead) {
            at = digits
        } else if SmallWord.costing.isMeant(by: lead) {
            cost = digits
        } else if isPoints {
            number = digits
        } else {
            return
        }
        title = Array(number == nil ? rest.dropLast() : rest)
    }
}

extension CommandContext {
    /// What a new reward is, how it is got and for whom; asks where it is not said how.
    func rewardWords(
        _ words: [String], at: String?, cost: String?, for people: [String]
    ) async throws -> RewardWords {
        let (words, people) = try await named(
            in: words, besides: people,
            until: at.map { "--at \($0)" } ?? cost.map { "--cost \($0)" })
        guard at == nil, cost == nil else {
            var said = RewardWords(tagged: words)
            (said.at, said.cost, said.people) = (at, cost, people)
            return said
        }
        var said = RewardWords(words)
        said.people = people
        guard said.at == nil, said.cost == nil, !said.title.isEmpty else { return said }
        let number = said.number ?? "20"
        let title = said.title.joined(separator: " ").quoted
        guard canAsk else {
            let people =
                said.people.map { " --for \($0.quotedIfNeeded)" }.joined()
                + said.tags.map { " --tag \($0.dropFirst())" }.joined()
            throw Failure.usage(
                "Is it reached with points, or bought with them?",
                try: [
                    "reward add \(title) --at \(number)\(people)     reached",
                    "reward add \(title) --cost \(number)\(people)   bought",
                ])
        }
        await heedSettings()
        presenter.present("  1  reached: it comes by itself when so many points are earned")
        presenter.present("  2  bought: it is asked for, and paid with points")
        let way = try await answer("Which one? ", option: "NUMBER")
        guard ["1", "2"].contains(way) else { throw Failure.stopped }
        let points: String
        if let typed = said.number {
            points = typed
        } else {
            points = try await answer("How many points? ", option: "POINTS")
        }
        if way == "1" { said.at = points } else { said.cost = points }
        return said
    }

    /// The words without those whom they name, who are taken only where no option says for whom it is.
    private func named(
        in words: [String], besides people: [String], until option: String?
    ) async throws -> (words: [String], people: [String]) {
        guard people.isEmpty, words.count > 1, let reader = try? await quickAddReader() else {
            return (words, people)
        }
        if let named = reader.children(namedIn: quickAddWords(words)) {
            return (named.rest, named.names)
        }
        let title = RewardWords(words).title
        if let stranger = reader.stranger(endingTitle: quickAddWords(title)) {
            let points = words.dropFirst(title.count) + [option].compactMap(\.self)
            throw unknown(stranger.name, meant: stranger.meant, title, points: Array(points))
        }
        return (words, people)
    }

    /// That nobody is called what a title ends with, and how to type who is meant, or the same as a title.
    private func unknown(
        _ name: String, meant: [String], _ title: [String], points: [String]
    ) -> Failure {
        let rest = title.dropLast(2).joined(separator: " ").quoted
        let lines =
            meant.map { ["reward add \(rest)"] + points + ["--for \($0.quotedIfNeeded)"] }
            + [["reward add \(title.joined(separator: " ").quoted)"] + points]
        return .usage(
            "There is nobody called \"\(name)\" here.", try: lines.map { $0.joined(separator: " ") }
        )
    }
}
