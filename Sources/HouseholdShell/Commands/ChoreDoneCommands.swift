import ArgumentParser
import HouseholdModel
import HouseholdService
import HouseholdWords

extension ChoreCommand {
    struct Done: ShellCommand {
        static let configuration = CommandConfiguration(
            commandName: "done", abstract: "Mark chores as done.",
            discussion: """
                Examples: done 12    done feed cat, make bed    done 12 --for mia    done --code QW-7XKP
                """)

        static let card = CommandCard(
            asks: [.completeChore, .completeChoreFor], names: .chore, kind: .changes,
            short: [.init("done")],
            synonyms: ["done": ["accomplish", "complete", "finish", "finished", "mark", "tick"]])

        @Argument(help: "Numbers, or words of titles with commas between.")
        var chores: [String] = []

        @Flag(help: "Take what is typed as codes from paper (week --print).")
        var code = false

        @Option(
            name: .customLong("for"), help: "Who did it: a child of yours, or another housemate.")
        var doer: String?

        @Option(help: "Which day's is meant; by default the open one.")
        var date: String?

        @OptionGroup var options: GlobalOptions

        func run(in context: CommandContext) async throws -> Reply {
            let areCodes = code ? true : await context.areCodes(chores)
            if areCodes { return try await context.doneOnPaper(chores, of: doer, on: date) }
            let numbers = try await context.choreNumbers(chores, among: [.open, .today])
            let day = try await context.day(date)
            if let doer {
                return await context.reply(
                    done: try await context.perform(
                        numbers.map { CompleteChoreFor($0, on: day, doer: doer) }))
            }
            let done: [CompletionView]
            do throws(Failure) {
                done = try await context.perform(numbers.map { CompleteChore($0, on: day) })
            } catch {
                if let refusal = error.refusal {
                    await context.remember(refusal)
                    try await context.askToAnswerOffer(of: numbers)
                    try await context.askForDoer(of: numbers)
                }
                throw error
            }
            return await context.reply(done: done)
        }
    }

    struct Undone: ShellCommand {
        static let configuration = CommandConfiguration(
            commandName: "undone",
            abstract: "Take back that chores were done, and the points for them.",
            discussion: "Examples: undone 12    undone 12 --why \"the bowl is empty\"")

        static let card = CommandCard(
            asks: [.undoChore], names: .chore, kind: .changes, short: [.init("undone")])

        @Argument(help: "Numbers, or words of titles with commas between.")
        var chores: [String] = []

        @Option(help: "What is missing; the child reads it.")
        var why: String?

        @OptionGroup var which: WhichOptions

        @OptionGroup var options: GlobalOptions

        func run(in context: CommandContext) async throws -> Reply {
            let numbers = try await context.choreNumbers(
                chores, among: [.today, .completed, .open])
            let day = try await which.day(in: context)
            let reason = try context.reason(why)
            do {
                let views = try await context.perform(
                    numbers.map { UndoChore($0, on: day, of: which.person, because: reason) })
                return Reply(document(views), views.map(\.takenBack))
            } catch {
                throw await context.failure(error, undoingOn: day)
            }
        }
    }
}

/// One object for one chore, an array for several.
func document<View: Encodable>(_ views: [View]) -> any Encodable {
    views.count == 1 ? views[0] as any Encodable : views
}

extension Role {
    /// Whether somebody in it marks as done what others did.
    fileprivate var marksForOthers: Bool { checksOthers || self == .helper }
}

extension CommandContext {
    /// Marks as done what was ticked on paper, one after the other, since a chore's next date comes up with the one before;
    /// what was typed before counts no second time, and a box that can't be booked keeps no other from it.
    func doneOnPaper(
        _ codes: [String], of doer: String? = nil, on date: String? = nil
    ) async throws -> Reply {
        var (done, failures): ([CompletionView], [Failure]) = ([], [])
        boxes: for box in try await boxes(codes, of: doer, on: date) {
            do throws(Failure) {
                done.append(try await self.done(box))
            } catch {
                failures.append(error)
                switch error.cause {
                case .chore, .refused: continue
                default: break boxes
                }
            }
        }
        guard let first = failures.first else { return await reply(done: done) }
        if !done.isEmpty { await present(reply(done: done)) }
        throw first.telling(failures.dropFirst().map(\.explanation.message))
    }

    /// Why a chore is not open again, which is called by its title for whoever may see it where it was not done for that day.
    fileprivate func failure(_ failure: Failure, undoingOn day: Day?) async -> Failure {
        guard let day, case .notFound(.chore, let number)? = failure.cause,
            let number = Number(number), let chore = try? await perform(ShowChore(number))
        else { return failure }
        let date = await HouseholdText(in: self).date(day)
        return failure.told(
            "\"\(chore.title)\" was not done for \(date).",
            try: [
                "undone \(number)   takes back the last time",
                "chore history   tells what was done",
            ])
    }

    /// Asks a parent, a helper or a housemate who did somebody else's chore, which the rules let nobody say of themselves.
    fileprivate func askForDoer(of numbers: [Number]) async throws {
        guard let account = await session.account(), account.role?.marksForOthers == true else {
            return
        }
        for number in numbers {
            guard let chore = try? await perform(ShowChore(number)),
                let assignee = chore.turn ?? chore.assignees.first,
                assignee != account.username, chore.doneBy != account.username,
                !chore.openToParents
            else { continue }
            let home = await HouseholdText(in: self)
            if let doer = chore.doneBy {
                throw Failure(
                    Explanation(
                        "chore.already-done", .conflict,
                        "\(home.name(doer)) has already done \"\(chore.title)\"."))
            }
            throw Failure.usage(
                "\"\(chore.title)\" is \(home.name(assignee))'s. Say who did it.",
                try: ["done \(number) --for \(assignee)"])
        }
    }

    /// What is done waits for a parent, or for another housemate.
    private func claim(_ view: CompletionView, of account: AccountView?) -> Phrase {
        let (title, points) = (view.chore.title, view.pending.inPoints)
        guard let account, account.role == .child else {
            guard account?.role != .helper else {
                return "\"\(title)\" is marked done. +\(points) once somebody says OK."
            }
            return "\"\(title)\" is marked done. +\(points) once somebody else says OK."
        }
        return switch account.tone {
        case .simple: "Nice! A parent looks at it now."
        case .young: "Nice! \"\(title)\" is marked done. +\(points) once a parent says OK."
        case .grown: "\"\(title)\" is marked done. +\(points) once a parent says OK."
        }
    }

    /// When it counts all the same, where nobody looks.
    private func end(
        of view: CompletionView, for account: AccountView?, in home: HouseholdText
    ) -> [Phrase] {
        guard account?.tone != .simple, let moment = view.chore.approvesAt else { return [] }
        return ["If nobody looks, it counts by itself: \(home.moment(moment))."]
    }

    /// How many OKs are still to come until nobody has to look at it any more, for whoever can earn that.
    private func hope(after view: CompletionView, for account: AccountView?) -> [Phrase] {
        guard let trusted = view.chore.trust?.first, view.doer == account?.username,
            account?.tone != .simple, trusted.left > 0
        else { return [] }
        return ["OKs in a row until nobody has to look: \(trusted.left)."]
    }

    /// What whoever did it, or said who did, reads first.
    private func praise(_ view: CompletionView, for account: AccountView?) -> Phrase {
        let (title, points) = (view.chore.title, view.awarded.inPoints)
        return switch account?.tone ?? .grown {
        case .simple: "Nice! +\(points)."
        case .young: "Nice!" + " " + "\"\(title)\" is done. +\(points)."
        case .grown: "\"\(title)\" is done. +\(points)."
        }
    }

    fileprivate func reply(done views: [CompletionView]) async -> Reply {
        Reply(
            document(views),
            offeringUndo(await lines(done: views), views.contains(where: \.changed)))
    }

    /// What is told of what was done.
    func lines(done views: [CompletionView]) async -> [Phrase] {
        let account = await session.account()
        let home = await HouseholdText(in: self)
        return views.flatMap { view -> [Phrase] in
            let isOwn = view.doer == account?.username
            let doer = view.doerName(home)
            let next: [Phrase] =
                account?.tone == .simple
                ? [] : view.next?.nextLines(after: view.doer, in: home) ?? []
            guard view.changed else { return [view.doneBefore] + next }
            if view.pending > 0 || view.chore.state == .waiting {
                let said = [claim(view, of: account)] + view.halfLines
                return said + end(of: view, for: account, in: home)
                    + hope(after: view, for: account) + next
            }
            let told =
                isOwn
                ? view.rewards.map { $0.celebration(for: account?.role) }
                : view.rewards.map { reward in
                    "\(doer) has reached \"\(reward.title)\"."
                }
            let badges = view.badges.map { badge -> Phrase in
                isOwn
                    ? badge.celebration
                    : "\(doer) has earned the badge \(Phrase(message: badge.name))."
            }
            let balance = view.balance.map { balance -> Phrase in
                isOwn ? "You have \(balance)." : "\(doer) has \(balance)."
            }
            let praise = praise(view, for: account)
            return [balance.map { praise + " " + $0 } ?? praise] + view.halfLines
                + view.routines.map(\.words) + told + badges + next
        }
    }
}

extension CompletionView {
    /// That it is open again, and what it had brought.
    var takenBack: Phrase {
        guard changed else { return "\"\(chore.title)\" is open already." }
        let line: Phrase = "Taken back: \"\(chore.title)\" is open again."
        return awarded == 0 ? line : line + " " + "(\(awarded.inPoints))"
    }

    /// What whoever did it is called; nothing where that is hidden, as nothing more is told of them then.
    func doerName(_ home: HouseholdText) -> String { doer.map { home.name($0) } ?? "" }

    /// That it was done before, which of so many times a week is no word about the times that are left.
    fileprivate var doneBefore: Phrase {
        next?.week == nil
            ? "\"\(chore.title)\" is already done."
            : "\"\(chore.title)\" is done already, and counts once a day."
    }

    /// Of how many points house rules left half, where they did.
    var halfLines: [Phrase] {
        guard let half = chore.half, let points = chore.points, changed else { return [] }
        return [half.words(for: points) + "."]
    }
}

extension ChoreView {
    /// When it comes back, and whose turn it is then where it is not the doer's.
    fileprivate func nextLines(after doer: String?, in home: HouseholdText) -> [Phrase] {
        guard let due else { return [] }
        let day = home.left(of: self) ?? home.shortDate(due.day)
        guard let turn, turn != doer else { return ["Next time: \(day)."] }
        return ["Next time: \(day), \(home.name(turn))."]
    }
}
