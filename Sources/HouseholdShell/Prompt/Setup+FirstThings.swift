import HouseholdModel
import HouseholdService
import HouseholdWords
import QuickAdd

// What there is to do first, and what to get for it.

extension Setup {
    /// Asks for what there is to do; for the first child there are ready chores, which its numbers alone add.
    ///
    /// They stand above a question that is asked anyway, so that nobody has one more to answer.
    func firstChores(for child: Newcomer?) async throws(Failure) {
        // What was corrected here was no line of commands.
        defer { context.recent.prefill = "" }
        say(["5 of 5  A first chore? For example: Feed the cat every day at 18:00 2 points"])
        let offer = child.flatMap(ReadyOffer.init)
        if let offer { say(offer.lines(of: context.pack(offer.pack))) }
        try await several(
            "        (Enter to skip) > ", more: "        Another chore? (Enter to go on) > "
        ) { line async throws(Failure) in
            let first = line.split(separator: " ").first ?? ""
            if ["help", "?"].contains(first) {
                _ = await runner.run(line: "help add")
                return false
            }
            if let isDone = await takeBack(line) { return isDone }
            if let words = offer?.command(choosing: line) { return await run(words) }
            // Here even the word `add` need not be said.
            let isCommand = ["add", "chore"].contains(first)
            let added = isCommand ? line : try await dated("add \(line)")
            return await runner.run(line: added) == .done
        }
    }

    /// Takes back what was added, as the program itself has just offered, and returns whether that went well; `nil` where
    /// the line says something else.
    private func takeBack(_ line: String) async -> Bool? {
        let word = line.lowercased()
        guard ["undo", "redo"].contains(word) else { return nil }
        return await run([word])
    }

    /// The line with the day that is asked for where it says nothing of one: tomorrow is offered.
    private func dated(_ line: String) async throws(Failure) -> String {
        guard await context.isUndated(line),
            let reader = try? await context.dateReader()
        else { return line }
        let day = try await asked("        Due on which day? Any time: -  [tomorrow] > ") { typed in
            if typed == "-" || SmallWord.no.isMeant(by: typed) { return "" }
            let words = context.inEnglish(typed.lowercased()).split(separator: " ")
            guard typed.isEmpty || (try? reader.when(words.map(String.init))) != nil else {
                throw ServiceError.value(
                    field: "the day", expected: "2026-12-01, tomorrow or fri")
            }
            return typed.isEmpty ? "tomorrow" : typed
        }
        return day.isEmpty ? line : "\(line) \(day)"
    }

    func firstRewards() async throws(Failure) {
        defer { context.recent.prefill = "" }
        say(["        Something to look forward to? For example: Ice cream for 20 points"])
        try await several(
            "        (Enter to skip) > ", more: "        Another reward? (Enter to go on) > ",
            addReward)
    }

    private func addReward(_ line: String) async throws(Failure) -> Bool {
        if let isDone = await takeBack(line) { return isDone }
        let wish = Wish(line)
        var points = wish.points
        if points == nil {
            points = try await asked("        For how many points? [20] > ") { typed in
                typed.isEmpty ? 20 : try context.integer(typed, "points", in: RewardValue.range)
            }
        }
        let isReached = try await asked(
            """
                    1) bought: the points are spent   2) reached: it comes by itself, and the \
            points stay  [1] > 
            """
        ) { typed in
            switch typed {
            case "", "1": false
            case "2": true
            default: throw Failure.value("Type 1 or 2.")
            }
        }
        let price = isReached ? "--at" : "--cost"
        return await run(["reward", "add", price, "\(points ?? 20)", "--", wish.title])
    }
}

/// Ready chores for a child whose age was said.
private struct ReadyOffer {
    let pack: ReadyPack
    private let name: String

    init?(_ child: Setup.Newcomer) {
        guard let age = child.age else { return nil }
        pack = ReadyPack(age: age)
        name = child.key.member.name
    }

    /// The first chores, by their numbers.
    func lines(of pack: Pack) -> [Phrase] {
        let first: [Phrase] = pack.lines.prefix(Pack.tickedByDefault).map { line in
            ("          \(line.number). \(line.text)" as Phrase).preformatted
        }
        return ["        Or ready ones for \(name): their numbers, such as 1,3-5, or all."] + first
            + ["        More of them, any time: chore pack \(pack.name)"]
    }

    /// The command that adds what was chosen; `nil` where something else was typed.
    func command(choosing typed: String) -> [String]? {
        guard let choice = PackChoice(typed) else { return nil }
        // All are those that were shown.
        let numbers = choice == .all ? "1-\(Pack.tickedByDefault)" : typed
        return ["chore", "pack", pack.rawValue, "--for=\(name)", "--only", numbers]
    }
}

/// A reward as somebody types it: `Ice cream for 20 points`, or `Ice cream, 20 points`.
private struct Wish {
    let title: String
    let points: Int?

    init(_ line: String) {
        var words = line.split(separator: " ").map(String.init)
        let isCounted = words.last.map { SmallWord.points.isMeant(by: $0) || $0 == "p" } ?? false
        if isCounted { words.removeLast() }
        guard words.count > 1, let number = words.last.flatMap({ Int($0) }),
            RewardValue.range.contains(number)
        else {
            (title, points) = (line, nil)
            return
        }
        words.removeLast()
        if words.count > 1, let last = words.last,
            SmallWord.costing.isMeant(by: last) || SmallWord.reaching.isMeant(by: last)
        {
            words.removeLast()
        }
        let title = words.joined(separator: " ")
        let bare = title.reversed().drop { ", ".contains($0) }.reversed()
        (self.title, points) = (bare.isEmpty ? title : String(bare), number)
    }
}
