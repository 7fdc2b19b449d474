import ArgumentParser
import HouseholdModel
import HouseholdService
import HouseholdWords

extension RoutineCommand {
    struct Start: ShellCommand {
        static let configuration = CommandConfiguration(
            commandName: "start",
            abstract: "Do a routine: one chore at a time, and the next on Enter.",
            discussion: """
                Enter says that it is done, s that it comes later, b takes the last of these back, and q stops. What
                is done already is not shown again. Where nobody can be asked it lists what is left.
                """)

        static let card = CommandCard(
            asks: [.completeChore], names: .nothing, kind: .changes)

        @Argument(help: "What it is called.")
        var name: String

        @OptionGroup var options: GlobalOptions

        func run(in context: CommandContext) async throws -> Reply {
            let routine = try await context.routine(name)
            guard context.canAsk, !context.options.dryRun, routine.left?.isEmpty == false else {
                return Reply(routine, context.leftLines(of: routine))
            }
            let tone = await context.session.account()?.tone
            var walk = RoutineWalk(of: routine, for: tone, in: context)
            try await walk.go()
            let last = try await context.routine(name)
            return Reply(last, await context.lastLines(of: last, isStopped: walk.isStopped))
        }
    }
}

/// Going through what is left of a routine, one chore at a time.
private struct RoutineWalk {
    /// Whether whoever goes through it has had enough.
    private(set) var isStopped = false
    private let context: CommandContext
    private let tone: SpeechLevel?
    private var routine: RoutineView
    /// What is not shown again: what was done just now, or comes later.
    private var passed: Set<Number> = []
    /// What was said of one chore after the other, as far as it was not taken back.
    private var past: [Said] = []
    private var hasBegun = false

    /// What is said of a chore: that a step, or all of it, is done, or that it comes later.
    private struct Said {
        let chore: Number
        var step: Int?
        var isDone = false
    }

    init(of routine: RoutineView, for tone: SpeechLevel?, in context: CommandContext) {
        self.routine = routine
        self.tone = tone
        self.context = context
    }

    private var left: [Number] { (routine.left ?? []).filter { !passed.contains($0) } }

    /// Asks for one chore after the other, until none is left or enough is done.
    mutating func go() async throws {
        while let number = left.first,
            let chore = routine.chores.first(where: { $0.number == number })
        {
            let step = chore.steps?.firstIndex { !$0.done }
            for line in lines(of: chore, at: step) { context.presenter.present(line) }
            switch try await answer() {
            case "":
                await done(chore, step)
                routine = try await context.routine(routine.name.description)
            case "s": pass(Said(chore: number))
            case "q":
                isStopped = true
                return
            case let typed where SmallWord.back.isMeant(by: typed):
                await goBack()
                routine = try await context.routine(routine.name.description)
            default:
                _ = await context.reportError(Failure.usage("Press Enter, or type s, b or q."))
            }
        }
    }

    /// Says that a step, or the chore, is done; what the rules say no to comes later.
    private mutating func done(_ chore: ChoreView, _ step: Int?) async {
        var said = Said(chore: chore.number)
        do {
            if let step {
                _ = try await context.perform(CheckChore(chore.number, steps: [step + 1]))
                hasBegun = true
                said.step = step
                guard step + 1 == chore.steps?.count else { return past.append(said) }
            }
            let view = try await context.perform(CompleteChore(chore.number))
            hasBegun = true
            said.isDone = view.changed
            for line in await context.lines(done: [view]) { context.presenter.present(line) }
        } catch {
            _ = await context.reportError(error)
        }
        pass(said)
    }

    private mutating func pass(_ said: Said) {
        passed.insert(said.chore)
        past.append(said)
    }

    /// Takes back what was said last, and shows that chore again.
    private mutating func goBack() async {
        guard let said = past.last else {
            return context.presenter.present("Nothing comes before this.")
        }
        do {
            if said.isDone {
                let view = try await context.perform(UndoChore(said.chore))
                context.presenter.present(view.takenBack)
            }
            if let step = said.step {
                _ = try await context.perform(
                    CheckChore(said.chore, steps: [step + 1], isTicked: false))
            }
            past.removeLast()
            passed.remove(said.chore)
        } catch {
            _ = await context.reportError(error)
        }
    }

    private func answer() async throws -> String {
        do {
            return try await context.answer(
                "Enter: done    s: later    b: back    q: stop > ", option: ""
            ).lowercased().filter { !$0.isWhitespace }
        } catch {
            throw hasBegun ? Failure.stoppedHalfway : error
        }
    }

    /// One chore, with room around it; of its steps the one that comes next stands out.
    private func lines(of chore: ChoreView, at step: Int?) -> [Phrase] {
        let isPlain = context.options.plain
        let name = chore.pictured(isPlain: isPlain, for: tone)
        let count: Phrase = "\(left.count) to go"
        guard !isPlain else {
            let next: Phrase? = step.map { "Step \($0 + 1): \(chore.steps?[$0].text ?? "")" }
            return [count, "\(name)"] + [next].compactMap(\.self)
        }
        let steps = (chore.steps ?? []).enumerated().map { place, item -> Phrase in
            switch (item.done, place == step) {
            case (true, _): "        x  \(item.text)"
            case (false, true): "        >  \(item.text)"
            case (false, false): "           \(item.text)"
            }
        }
        return ["", "  " + count, "", "     \(name)", ""] + steps + (steps.isEmpty ? [] : [""])
    }
}

extension CommandContext {
    /// What is left of a routine today, for whoever can't be asked about it.
    fileprivate func leftLines(of routine: RoutineView) -> [Phrase] {
        let name = routine.name.description
        let left = routine.chores.filter { routine.left?.contains($0.number) == true }
        guard !left.isEmpty else { return ["Nothing of \(name) is left for you today."] }
        return ["Left of \(name) today:"]
            + left.map { "  \($0.number)  \($0.pictured(isPlain: options.plain))" }
    }

    /// What is said at the end.
    fileprivate func lastLines(of routine: RoutineView, isStopped: Bool) async -> [Phrase] {
        let name = routine.name.description
        guard let left = routine.left?.count, left > 0 else {
            return switch await session.account()?.tone ?? .grown {
            case .simple: ["All done. Hurray!"]
            case .young: ["Hurray! All of \(name) is done."]
            case .grown: ["All of \(name) is done."]
            }
        }
        let rest: Phrase = "\(left) left. Go on with: routine start \(name)"
        return isStopped ? [rest] : ["That is it for now.", rest]
    }
}
