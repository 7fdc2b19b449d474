import ArgumentParser
import HouseholdModel
import HouseholdService
import HouseholdWords

extension CommandContext {
    /// Where a child may add no chore, the refusal names the line with which it is proposed.
    func offeringProposal<Value>(
        _ line: String, _ body: () async throws -> Value
    ) async throws -> Value {
        do {
            return try await body()
        } catch let failure as Failure {
            guard failure.refusal != nil, await session.account()?.role == .child else {
                throw failure
            }
            let known = failure.explanation
            throw Failure(
                Explanation(
                    known.code, known.exit, known.message, try: known.attempts + [line],
                    firstBad: known.firstBad), refusal: failure.refusal)
        }
    }
}

extension ChoreCommand {
    struct Propose: ShellCommand {
        static let configuration = CommandConfiguration(
            commandName: "propose", abstract: "Propose a chore; a parent says yes or no.",
            discussion: "Example: chore propose \"Wash the car\" --due sat")

        static let card = CommandCard(asks: [.proposeChore], names: .nothing, kind: .changes)

        @Argument(help: "What is to be done.")
        var title: [String] = []

        @Option(help: "A day: 2026-12-01, tomorrow, fri.")
        var due: String?

        @Option(help: "A time on that day: 18:00.")
        var at: String?

        @Flag(help: "Allow a day in the past.")
        var past = false

        @OptionGroup(title: "What it is like") var details: DetailOptions

        @OptionGroup(title: "Coming back") var repeats: RepeatOptions

        @OptionGroup var options: GlobalOptions

        func run(in context: CommandContext) async throws -> Reply {
            guard try await repeats.turns(in: context).isEmpty else {
                throw Failure.usage("Who takes turns is for a parent to say.")
            }
            var draft = AddChore(
                title: try context.title(title, example: "chore propose \"Wash the car\""),
                value: .nothing,
                timing: try await context.timing(repeats, due: due, at: at))
            try details.describe(&draft, in: context)
            draft.mayBePast = past
            let chore = try await context.perform(ProposeChore(draft))
            var reply = await context.reply(
                planned: chore, "Proposed: \(chore.number) \(chore.title)")
            reply.isNew = true
            return reply
        }
    }

    struct Accept: ShellCommand {
        static let configuration = CommandConfiguration(
            commandName: "accept", abstract: "Say yes to a chore that somebody proposed.",
            discussion: "Example: chore accept 7 --points 5 --every sat")

        static let card = CommandCard(asks: [.acceptChore], names: .chore, kind: .changes)

        @Argument(help: "The proposal's number, or some of its words.")
        var chore: [String] = []

        @Option(help: "0 to 10000; by default 1.")
        var points: String?

        @Option(help: "A day; by default as proposed.")
        var due: String?

        @Option(help: "A time on that day.")
        var at: String?

        @Flag(help: "Allow a day in the past.")
        var past = false

        @OptionGroup(title: "Whose (by default who proposed it)") var whose: PeopleOptions

        @OptionGroup(title: "Coming back") var repeats: RepeatOptions

        @OptionGroup var options: GlobalOptions

        func run(in context: CommandContext) async throws -> Reply {
            let number = try await context.oneChore(chore, among: [.waiting])
            var edit = EditChore(number)
            edit.value = try context.value(try await context.worth(points))
            edit.people = try await whose.people(or: repeats, in: context).map { .to($0) }
            edit.mayBePast = past
            if due != nil || at != nil || !repeats.isEmpty {
                switch try await context.timing(repeats, due: due, at: at) {
                case .once(let due): edit.due = due.map { .to($0) }
                case .repeating(let recurrence): edit.recurrence = .to(recurrence)
                }
            }
            do throws(Failure) {
                let chore = try await context.perform(AcceptChore(edit))
                return await context.reply(
                    planned: chore, "Accepted: \(chore.number) \(chore.title)")
            } catch {
                if error.refusal != nil { try await context.askToAnswerOffer(of: [number]) }
                throw error
            }
        }
    }

    struct Decline: ShellCommand {
        static let configuration = CommandConfiguration(
            commandName: "decline", abstract: "Say no to a chore that somebody proposed.",
            discussion: "Example: chore decline 7 --why \"Not in winter\"")

        static let card = CommandCard(asks: [.declineChore], names: .chore, kind: .changes)

        @Argument(help: "The proposal's number, or some of its words.")
        var chore: [String] = []

        @Option(help: "Why; who proposed it reads it.")
        var why: String?

        @OptionGroup var options: GlobalOptions

        func run(in context: CommandContext) async throws -> Reply {
            let number = try await context.oneChore(chore, among: [.waiting])
            let reason = try context.reason(why)
            let view = try await context.perform(DeclineChore(number, because: reason))
            let home = await HouseholdText(in: context)
            let declined: Phrase = "Declined: \(view.number) \(view.title)."
            let told: Phrase =
                view.createdBy.map { "\(home.name($0)) is told." } ?? "Who proposed it is told."
            return Reply(view, [declined + " " + told])
        }
    }
}

extension CommandContext {
    /// What a proposal is to be worth: what was said, or else what a parent answers.
    fileprivate func worth(_ points: String?) async throws -> String? {
        guard points == nil, canAsk, !options.yes, await session.account()?.role?.isGuardian == true
        else { return points }
        let typed = try await answer("How many points? [1] > ", option: "--points", example: "1")
        return typed.isEmpty ? nil : typed
    }
}
