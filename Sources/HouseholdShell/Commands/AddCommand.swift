import ArgumentParser
import HouseholdModel
import HouseholdService
import HouseholdWords
import QuickAdd

/// `add`: a chore in one breath, read from the right.
struct AddCommand: ShellCommand {
    static let configuration = CommandConfiguration(
        commandName: "add", abstract: "Add a chore in your own words.",
        discussion: """
            Examples: add Take out trash every 2 weeks on mon,thu for mia 3 points    \
            add Set the table every day taking turns mia, max
            What is in quotes is the title, whatever it says: add "Read every day" every sat
            """)

    static let card = CommandCard(
        asks: [], names: .nothing, kind: .changes, synonyms: ["add": ["create", "new"]])
    static let isPractised = true

    @Argument(help: "The title, then when, for whom, how many points and #tags, in any order.")
    var words: [String] = []

    @OptionGroup var options: GlobalOptions

    func run(in context: CommandContext) async throws -> Reply {
        // What was told of the household last spares a question; where the words are not clear by it, or it is another by
        // now, it is told anew.
        if let home = context.session.lastAsker?.home,
            case .reading(let reading) = context.quickAddReader(in: home).read(
                context.quickAddWords(words))
        {
            do {
                return try await add(reading, readIn: home, in: context)
            } catch let failure as Failure where failure.cause == .changedMeanwhile {}
        }
        context.session.doubtAsker()
        let home = try await context.atHome().home
        let reader = context.quickAddReader(in: home)
        switch reader.read(context.quickAddWords(words)) {
        case .reading(let reading): return try await add(reading, readIn: home, in: context)
        case .choice(let readings):
            let today = reader.moment.now.day
            return try await add(
                context.chosen(from: readings, on: today), readIn: home, in: context)
        case .problem(let problem): throw Failure(problem)
        }
    }

    private func add(
        _ reading: QuickAddReading, readIn home: Asker.Home, in context: CommandContext
    ) async throws -> Reply {
        let title = try context.text(Title.self, reading.title, "title")
        var remarks: [Phrase] = reading.note.map { ["  \($0)"] } ?? []
        remarks.append(("Same as: \(reading.longForm)" as Phrase).preformatted)
        if !context.options.dryRun { remarks.append("Not right? undo") }
        return try await context.add(
            reading.draft(called: title), readIn: home, typed: [reading.title],
            orPropose: context.proposal(of: reading), remarks: remarks)
    }
}

extension CommandContext {
    /// Adds a chore, however it was said; `title` is what was typed for it, `proposal` the line with which whoever may
    /// add none proposes it, and `remarks` stand below what is added.
    func add(
        _ draft: AddChore, readIn home: Asker.Home? = nil, typed title: [String],
        orPropose proposal: String? = nil, remarks: [Phrase] = []
    ) async throws -> Reply {
        let line = proposal ?? "chore propose \(title.joined(separator: " "))"
        let chore = try await offeringProposal(line) {
            draft.isTodo
                ? try await perform(adding: AddTodo(draft), readIn: home)
                : try await perform(adding: draft, readIn: home)
        }
        let twin = await twin(of: chore).map { ["  " + $0] } ?? []
        let advice = await advice(onTitle: title)
        var reply = await reply(
            planned: chore, "Added: \(chore.number) \(chore.title)",
            remarks: twin + remarks + advice + choresNow(with: chore.number))
        reply.isNew = true
        return reply
    }

    /// The line with which all that was understood is proposed.
    fileprivate func proposal(of reading: QuickAddReading) -> String {
        let decided = reading.decided(besides: session.lastAsker?.own?.account.username)
        return reading.proposal(noting: decided.map { presenter.text($0).plain })
    }

    /// What to type where words of a title behind `chore add` would say more behind `add`.
    ///
    /// Where anything else was typed beside the title, whoever typed it knows how to say it.
    private func advice(onTitle title: [String]) async -> [Phrase] {
        guard title.count > 1, line.words == ["chore", "add"] + title,
            !options.json, !options.dryRun, let reader = try? await quickAddReader()
        else { return [] }
        let text = title.joined(separator: " ")
        let line: String? =
            switch reader.read(quickAddWords(title)) {
            case .reading(let reading) where reading.title == text: nil
            case .reading, .choice: "add \(title.map(\.quotedIfNeeded).joined(separator: " "))"
            case .problem(let problem):
                problem.isNearly ? problem.attempts.first { !$0.hasPrefix("add \"") } : nil
            }
        guard let line else { return [] }
        return [("All of that is the title. If not: undo, and  \(line)" as Phrase).preformatted]
    }

    /// Whether a line of `add` is understood, and says nothing of a day.
    func isUndated(_ line: String) async -> Bool {
        guard let words = try? Tokenizer.words(in: line).dropFirst(),
            let reader = try? await quickAddReader(),
            case .reading(let reading) = reader.read(words.map { QuickAddWord($0) })
        else { return false }
        return reading.when == nil
    }

    /// That another open chore of the same people is called the same.
    private func twin(of chore: ChoreView) async -> Phrase? {
        await twins(of: [chore])[chore.number]
    }

    /// The same of chores that come together, some of which may be called like others of them.
    func twins(of chores: [ChoreView]) async -> [Int: Phrase] {
        guard !options.json, !chores.isEmpty, let open = try? await openChores()
        else {
            return [:]
        }
        let added = Set(chores.map(\.number))
        let all = open.filter { !added.contains($0.number) } + chores
        let first = Dictionary(all.map { (ChoreTwin($0), $0) }) { first, _ in first }
        let twins = chores.compactMap { chore -> (Int, Phrase)? in
            guard let twin = first[ChoreTwin(chore)], twin.number != chore.number else {
                return nil
            }
            return added.contains(twin.number)
                ? (chore.number, "The list has another \"\(twin.title)\".")
                : (
                    chore.number,
                    "There is another \"\(twin.title)\" already: chore \(twin.number)."
                )
        }
        return Dictionary(twins) { first, _ in first }
    }

    /// What reads the words behind `add`: the household's calendar, at this moment, and its members.
    func quickAddReader() async throws -> QuickAddReader {
        quickAddReader(in: try await atHome().home)
    }

    /// What reads them in `home`, for whoever was told of it.
    fileprivate func quickAddReader(in home: Asker.Home) -> QuickAddReader {
        QuickAddReader(
            in: home, at: session.clock.now(), for: session.lastAsker?.own?.account.username,
            in: presenter.language.catalogue.dates)
    }

    /// The words that the parser left, with what is known of their quotes.
    func quickAddWords(_ words: [String]) -> [QuickAddWord] {
        var typed = line.tokens[...]
        return words.map { word in
            guard let place = typed.firstIndex(where: { $0.text == word }) else {
                return QuickAddWord(argument: word)
            }
            typed = typed[(place + 1)...]
            return QuickAddWord(line.tokens[place])
        }
    }

    /// The reading that is meant; a script has to write it out.
    fileprivate func chosen(
        from readings: [QuickAddReading], on today: Day
    ) async throws -> QuickAddReading {
        guard canAsk else {
            throw Failure(
                Explanation(
                    "add.ambiguous", .data, "That can be understood in \(readings.count) ways.",
                    try: readings.map(\.longForm)))
        }
        for (place, reading) in readings.enumerated() {
            presenter.present(
                ("  \(place + 1)  " as Phrase).preformatted + reading.words(seenFrom: today))
        }
        let typed = try await answer("Which one? ", option: "NUMBER")
        guard let number = Int(typed), (1...readings.count).contains(number) else {
            throw Failure.stopped
        }
        return readings[number - 1]
    }
}

extension Failure {
    fileprivate init(_ problem: QuickAddProblem) {
        self.init(
            Explanation(
                problem.isUsage ? "usage" : "value.unusable", problem.isUsage ? .usage : .data,
                problem.message, try: problem.attempts))
        if problem.isNearly { correction = problem.attempts.first }
    }
}
