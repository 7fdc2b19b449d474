import ArgumentParser
import HouseholdModel
import HouseholdService
import HouseholdWords

struct UndoCommand: ProvingCommand {
    static let configuration = CommandConfiguration(
        commandName: "undo", abstract: "Take back what you changed last.",
        discussion: "Nobody else's changes, and only while nothing later builds on them.")

    static let card = CommandCard(
        asks: [], names: .nothing, kind: .changes, synonyms: ["undo": ["cancel", "revert"]])
    static let isPractised = true

    @Flag(help: "List what you can take back, and do again.")
    var list = false

    @OptionGroup var proof: ProofOptions

    @Argument(help: .hidden)
    var words: [String] = []

    @OptionGroup var options: GlobalOptions

    func run(in context: CommandContext) async throws -> Reply {
        guard words.isEmpty else {
            throw Failure.usage(
                "Undo takes back what you changed last, and nothing else.",
                try: [
                    "undone \(words.joined(separator: " "))   takes back that a chore was done",
                    "undo --list   shows what comes next",
                ])
        }
        guard !list else { return try await listed(in: context) }
        let view = try await context.takeBack()
        guard let view else { return Reply(view, ["Nothing to take back."]) }
        return Reply(view, view.lines(again: false, whose: await context.name(of: view.on)))
    }

    private func listed(in context: CommandContext) async throws -> Reply {
        let entries = try await context.perform(ListUndo())
        guard !entries.isEmpty else { return Reply(entries, ["Nothing to take back."]) }
        let home = await HouseholdText(in: context)
        var table = Table([
            Table.Column("When"), Table.Column("What"), Table.Column("On", room: .stretched),
            Table.Column("How"),
        ])
        var ways: [Int: Phrase] = [:]
        if let next = entries.firstIndex(where: { !$0.redo }), await context.wouldGo(TakeBack()) {
            ways[next] = "undo"
        }
        if let next = entries.lastIndex(where: \.redo), await context.wouldGo(TakeBack(again: true))
        {
            ways[next] = "redo"
        }
        for (place, entry) in entries.enumerated() {
            let how = ways[place] ?? ""
            table.append([
                Table.Cell(home.moment(entry.at), plain: entry.at.description),
                Table.Cell(entry.deed), Table.Cell(entry.subject), Table.Cell(how),
            ])
        }
        return Reply(entries, table)
    }
}

struct RedoCommand: ProvingCommand {
    static let configuration = CommandConfiguration(
        commandName: "redo", abstract: "Do again what you took back last with undo.")

    static let card = CommandCard(asks: [], names: .nothing, kind: .changes)
    static let isPractised = true

    @OptionGroup var proof: ProofOptions

    @OptionGroup var options: GlobalOptions

    func run(in context: CommandContext) async throws -> Reply {
        let view = try await context.perform(TakeBack(again: true))
        guard let view else { return Reply(view, ["Nothing to do again."]) }
        return Reply(view, view.lines(again: true, whose: await context.name(of: view.on)))
    }
}

extension CommandContext {
    /// Whether nothing that was done since, and no rule, is in the way; a password may still be asked for.
    ///
    /// Nobody asked for it to be done, so that no refusal is left in the records.
    fileprivate func wouldGo(_ operation: TakeBack) async -> Bool {
        guard !options.json, let (door, file) = try? session.door(),
            let caller = try? session.caller(file), let request = try? requestID()
        else { return true }
        do throws(ServiceError) {
            _ = try await door.perform(
                operation, as: caller, request: request, isRehearsal: true)
            return true
        } catch {
            return !Failure(error).isOfOneChange
        }
    }

    /// Takes back what was changed last; something before it only after asking.
    fileprivate func takeBack() async throws -> TakenBackView? {
        let before = TakeBack(passingOthers: true)
        if options.yes { return try await perform(before) }
        do throws(Failure) {
            return try await perform(TakeBack())
        } catch {
            guard error.isOfOneChange, let view = try? await rehearse(before) else { throw error }
            guard canAsk else { throw error.offeringBefore }
            await heedSettings()
            presenter.writeError(presenter.text(error.explanation.message))
            let home = await HouseholdText(in: self)
            let plan = view.plan(whose: await name(of: view.on))
            presenter.note(
                "If you go on, what you did \(home.moment(view.at)) is taken back: \(plan)")
            try await confirm("Take back what was before it?")
            return try await perform(before)
        }
    }

    /// What people call a member to whom something was done, in place of how programs do.
    fileprivate func name(of thing: Phrase) async -> Phrase {
        guard let message = thing.messages.first, message.key == "member {0}",
            case .text(let handle)? = message.arguments.first, thing.messages.count == 1
        else { return thing }
        return Phrase(verbatim: await HouseholdText(in: self).name(handle))
    }

    /// What was done, and that it can be taken back.
    func offeringUndo(_ lines: [Phrase], _ isChange: Bool = true) -> [Phrase] {
        isChange && !options.dryRun ? lines + ["Changed your mind? undo"] : lines
    }

    /// The same of an answer to what was done: a pass lets helpers give one, and only parents take it back.
    func offeringUndo(ofAnswer lines: [Phrase], _ isChange: Bool) async -> [Phrase] {
        let role = await session.account()?.role
        return offeringUndo(lines, isChange && role != .helper)
    }
}

extension UndoView {
    /// To what, with what that is called.
    fileprivate var subject: Phrase {
        titles.isEmpty ? on : on + ":" + " " + Phrase(verbatim: titles.joined(separator: ", "))
    }

    /// What was done.
    fileprivate var deed: Phrase {
        Action(rawValue: operation)?.back.words?.listed ?? "changed"
    }
}

extension TakenBackView {
    /// What was taken back or done again, and how things are now.
    fileprivate func lines(again: Bool, whose who: Phrase) -> [Phrase] {
        let lines = states(again, who).map { state -> Phrase in
            again ? "Done again: \(state)" : "Taken back: \(state)"
        }
        guard !chores.isEmpty, points != 0, let last = lines.last else { return lines }
        let sum: Phrase = points > 0 ? "+\(points.inPoints)" : "\(points.inPoints)"
        return lines.count == 1 ? [last + " " + "(\(sum))"] : lines + ["\(sum) in all."]
    }

    /// How things would be after it.
    fileprivate func plan(whose who: Phrase) -> Phrase {
        states(false, who).joined(separator: " ")
    }

    private func states(_ again: Bool, _ who: Phrase) -> [Phrase] {
        guard !chores.isEmpty, operation != Action.importData.rawValue else {
            return [outcome(again, who)]
        }
        return chores.map {
            isAboutState ? $0.state.outcome(of: $0.title) : change(of: "\"\($0.title)\"", again)
        }
    }

    /// How things are now that are no chores.
    private func outcome(_ again: Bool, _ who: Phrase) -> Phrase {
        switch Action(rawValue: operation) {
        case .givePoints: "\((-points).inPoints) that were given (\(who))."
        case .takePoints: "\(points.inPoints) that were taken away (\(who))."
        case .payOut where points != 0: "what was paid to \(who). Back: \(points.inPoints)."
        case .payOut, .payMoney: "what was paid to \(who)."
        case .chargeMoney: "what \(who) was to pay."
        case .settleMoney: "that you settled up with \(who)."
        case .setMoney: change(of: "what points are worth", again)
        case .requestReward: "\(on). \(points.inPoints) can be spent again."
        case .addReward where !again, .retireReward where again: "\(on) is off the list."
        case .addReward, .retireReward: "\(on) is on the list again."
        case .addRoutine where !again, .deleteRoutine where again: "the routine is taken apart."
        case .addRoutine, .deleteRoutine: "the routine is there again."
        case .editRoutine: change(of: "the routine", again)
        case .proposeReward:
            again ? "\(on) waits for a parent again." : "\(on), which waits no more."
        case .changeSettings: change(of: "the setting of the household", again)
        case .setPrivacy: change(of: "what others see of \(who)", again)
        case .editProfile:
            if let renamedFrom, let renamedTo {
                "\(renamedFrom) is called \(renamedTo) again."
            } else {
                change(of: "the profile of \(who)", again)
            }
        case .importData: again ? "\(on), brought in again." : "\(on), brought in from a list."
        case .setGoal, .clearGoal: change(of: "the goal of \(who)", again)
        case .saveForGoal, .takeFromJar: change(of: "the jar of \(who)", again)
        default: change(of: on, again)
        }
    }

    private func change(of thing: Phrase, _ again: Bool) -> Phrase {
        again ? "\(thing) is changed again." : "\(thing) is as it was before."
    }

    /// Whether how far a chore has come says what was done to it.
    private var isAboutState: Bool {
        switch Action(rawValue: operation) {
        case .editChore, .moveChore, .claimChore, .unclaimChore, .offerChore: false
        default: true
        }
    }
}

extension Failure {
    /// Whether only the change that was made last can't be taken back, and perhaps one before it.
    fileprivate var isOfOneChange: Bool {
        switch cause {
        case .undo(.notLast), .undo(.inTheWay), .refused: true
        default: false
        }
    }

    /// The same with the way to what can be taken back before it.
    fileprivate var offeringBefore: Failure {
        guard case .refused = cause else { return self }
        return trying(explanation.attempts + ["undo --yes   takes back what was before it"])
    }
}
