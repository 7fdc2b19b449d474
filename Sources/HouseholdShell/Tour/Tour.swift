import HouseholdModel
import HouseholdService
import HouseholdWords
import LineEditor
import QuickAdd

/// A walk through the program in six steps, in a household that is thrown away afterwards.
struct Tour {
    /// How it ended.
    enum End {
        case finished, left
        /// Nobody was there any more.
        case deserted
    }

    private let practice: PracticeHousehold
    private let context: CommandContext

    /// Lets somebody walk through it, and takes everything away however that ends.
    static func walk(from context: CommandContext) async throws(Failure) -> End {
        await context.present(
            .lines([
                "Six short steps in a household for practice; yours is left alone.",
                "Type each command as you like; Ctrl-C or quit leaves at any time.",
            ]))
        let folder = try PracticeFolder(
            in: try context.session.places().state, named: context.session.makeRequestID()
        )
        defer { folder.remove() }
        let name = await context.session.account()?.name
        let practice = try await PracticeHousehold(in: folder, of: name, from: context)
        return await Tour(practice: practice, context: context).walk()
    }

    private func walk() async -> End {
        var step = TourStep.add
        await show(step)
        while true {
            let request = await request(for: step)
            switch await console.askLine(request) {
            case .interrupted, .end: return .left
            case .idle, .resumed: return .deserted
            case .unreadable(let why):
                _ = await context.reportError(.value(Phrase(message: why)))
            case .text(let line):
                let line = String(line.drop { $0.isWhitespace })
                if ShellSession.isLeaving(line) { return .left }
                let isDone = await run(line, pasted: request.pasted.count, in: step)
                if talker(in: step).context.isDeserted { return .deserted }
                if isDone, step == TourStep.allCases.last { return .finished }
                guard let next = await following(step, isDone) else { continue }
                step = next
                await show(step)
            }
        }
    }
}

// MARK: - Steps

extension Tour {
    private func show(_ step: TourStep) async {
        await say([
            "", "\(step.rawValue + 1) of \(TourStep.allCases.count)  \(step.text)",
            "        try: \(await step.attempt(in: practice.parent.context))",
        ])
    }

    /// The step that comes next, unless the same one goes on.
    private func following(_ step: TourStep, _ isDone: Bool) async -> TourStep? {
        guard isDone else { return await step.fallBack(in: practice.parent.context) }
        return TourStep(rawValue: step.rawValue + 1)
    }

    /// Runs a line, which may be made of so many that were pasted, and says whether it was what the step is about; else
    /// what to type.
    private func run(_ line: String, pasted count: Int, in step: TourStep) async -> Bool {
        let person = talker(in: step)
        let advice: Phrase = "Type: \(await step.attempt(in: practice.parent.context))"
        guard Self.isForPractice(line) else {
            await say(["That is for later, at home. To leave the tour type quit.", advice])
            return false
        }
        if count > 1, let whole = PastedWhole(line) {
            let account = await person.session.account()
            await person.refuse(line, as: whole, pastedIn: count, by: account)
            return false
        }
        let isHelp = ShortForms.longForm(of: [line]) == ["help"]
        let isNothing = line.isEmpty || line.hasPrefix("#")
        guard !isNothing, await person.runner.run(line: line) == .done, !isHelp else {
            await say([advice])
            return false
        }
        if await step.isDone(with: person.context.line.words, in: practice.parent.context) {
            return true
        }
        if await step.fallBack(in: practice.parent.context) == nil {
            await say([step.hint, advice])
        }
        return false
    }

    /// Whether a line does something in the household at hand and nothing elsewhere.
    private static func isForPractice(_ line: String) -> Bool {
        // What can't be read does nothing, and says why.
        guard let tokens = try? Tokenizer.words(in: line) else { return true }
        let words = ShortForms.longForm(of: tokens.map(\.text))
        guard let first = words.first else { return true }
        let isElsewhere = words.contains { word in
            ["--data", "--policies", "--request-id"].contains { word.hasPrefix($0) }
        }
        let isPractised = first == "help" || ChorusCommand.verb(first)?.isPractised == true
        return !isElsewhere && (isPractised || !ChorusCommand.isKnown(first))
            && !first.hasPrefix("-")
    }
}

// MARK: - Talking

extension Tour {
    private var console: Console { context.presenter.console }

    private func talker(in step: TourStep) -> ShellSession {
        step.isChilds ? practice.robin : practice.parent
    }

    /// How the next line is asked for: for as long as is waited at home.
    private func request(for step: TourStep) async -> LineRequest {
        let person = talker(in: step)
        person.runner.begin()
        // What the other one did may have changed something for this one.
        person.session.doubtAsker()
        var request = await person.lineRequest(for: await person.session.account())
        request.history = []
        request.wait(
            with: context.patience(with: await context.session.account()))
        return request
    }

    private func say(_ lines: [Phrase]) async {
        await practice.parent.context.present(.lines(lines))
    }
}
