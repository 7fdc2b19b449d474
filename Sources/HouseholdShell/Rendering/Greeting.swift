import HouseholdModel
import HouseholdService
import HouseholdWords

/// What somebody sees on coming in: a greeting, and what is to be done.
struct Greeting {
    /// `account` in JSON, with what comes of signing in.
    struct Document: Encodable {
        let username: String
        let name: String
        let kind: String
        let household: String?
        let role: String?
        let ageBand: AgeBand?
        let recoveryCode: String?
        let seal: Seal?
    }

    /// `seal` in JSON.
    struct Seal: Encodable {
        let outcome: Sealing.Outcome
        let remarks: [Phrase]
    }

    private let account: AccountView
    private let code: Confidential?
    private let sealing: Sealing?
    private let lines: [Phrase]
    private let mayReveal: Bool

    /// Somebody who was signed in before.
    init(_ account: AccountView, in context: CommandContext) async {
        await self.init(account, code: nil, sealing: nil, in: context)
    }

    /// Somebody who has just signed in; what is wrong with the books is told at once.
    init(_ signedIn: SignedIn, in context: CommandContext) async {
        await self.init(
            signedIn.account, code: signedIn.recoveryCode, sealing: signedIn.sealing,
            in: context)
        if !context.options.json { sealing?.note(in: context) }
    }

    /// Somebody who has just registered, and come into a household as `account`.
    init(_ signedIn: SignedIn, as account: AccountView, in context: CommandContext) async {
        await self.init(account, code: signedIn.recoveryCode, sealing: nil, in: context)
    }

    /// Somebody who goes on in a shell that was locked.
    init(_ account: AccountView, _ sealing: Sealing?, in context: CommandContext) async {
        await self.init(account, code: nil, sealing: sealing, in: context)
        if !context.options.json { sealing?.note(in: context) }
    }

    private init(
        _ account: AccountView, code: Confidential?, sealing: Sealing?,
        in context: CommandContext
    ) async {
        self.account = account
        self.code = code
        self.sealing = sealing
        mayReveal = context.options.reveal || context.canAsk
        guard !context.options.json else {
            lines = []
            return
        }
        lines = await Self.lines(for: account, in: context)
    }

    /// The greeting, with the recovery code if there is a new one, which a script sees only when it asks for it.
    var reply: Reply {
        let revealed = mayReveal ? code?.reveal() : nil
        let document = Document(
            username: account.username, name: account.name, kind: account.kind.rawValue,
            household: account.household, role: account.role?.rawValue, ageBand: account.ageBand,
            recoveryCode: revealed,
            seal: sealing.map { Seal(outcome: $0.outcome, remarks: $0.sentences) })
        guard code != nil else { return Reply(document, lines) }
        let advice: [Phrase] =
            revealed.map { text in
                [
                    "Write this recovery code down and keep it away from this computer:",
                    "    \(text)",
                ]
            } ?? [
                "A recovery code was made, but not shown: a script has to say --reveal."
            ]
        var reply = Reply(document, advice + lines)
        reply.isShownOnce = revealed != nil
        return reply
    }

    private static func lines(
        for account: AccountView, in context: CommandContext
    ) async -> [Phrase] {
        guard let household = account.household else {
            let (refusals, waits) = await (context.refusals(), context.waits())
            guard waits.isEmpty else {
                return ["Hi \(account.name)."] + refusals + waits + [
                    "  join --withdraw         takes that back",
                    "  household create NAME   makes a household of your own",
                ]
            }
            return ["Hi \(account.name). You are in no household yet."] + refusals + [
                "  household create NAME   makes one, and you are its first parent",
                "  join                    comes into one, with a key that somebody gave you",
            ]
        }
        guard account.role == .child else {
            let terms = await account.terms(in: context)
            guard let home = await HomeNow(seenBy: account, in: context) else {
                return await terms + context.news().tellings
            }
            let lines =
                await home.lines + terms + context.refusals() + context.waits()
                + context.news().withoutOffers.tellings + context.offers()
                + home.today(in: context)
            return lines.isEmpty ? ["You are in \"\(household)\" now."] : lines
        }
        let greeting = await HouseholdText(in: context).greeting(account.name)
        let news = await context.news()
        guard let chores = try? await context.perform(ListChores()) else {
            return [greeting] + news.tellings
        }
        let list = await ChoreList(chores, in: context)
        return await [greeting] + news.withoutOffers.tellings + context.offers() + list.lines
            + list.advice
    }
}

extension AccountView {
    /// What a helper's pass is and how it stands; nothing for anybody else.
    fileprivate func terms(in context: CommandContext) async -> [Phrase] {
        guard role == .helper else { return [] }
        guard let pass = try? await context.perform(ShowPass()).pass else {
            return ["A parent gives you a pass: until then you see nothing here."]
        }
        return await Array(pass.lines(HouseholdText(in: context), isOwn: true).prefix(2))
    }
}

/// How a household stands, for somebody grown who comes in.
private struct HomeNow {
    /// What is said of it.
    let lines: [Phrase]
    private let chores: [ChoreView]

    init?(seenBy account: AccountView, in context: CommandContext) async {
        guard
            let (overdue, unanswered, others, requests, wished, objected, promises, home, today) =
                try? await context.answers(
                    to: ListChores(.overdue), ListChores(.waiting), HasChores(), ListRequests(),
                    ListWishes(), ListObjections(), ListRequests(owed: true), ShowHousehold(),
                    ListChores(.today))
        else { return nil }
        chores = (try? today.get()) ?? []
        guard let overdue = try? overdue.get(), let unanswered = try? unanswered.get(),
            let hasOthers = try? others.get()
        else {
            lines = []
            return
        }
        let late = overdue.count(where: \.late)
        let waiting = await ChoreList(unanswered, in: context).waitingForAsker
        let asked = ((try? requests.get()) ?? [])
            .count { $0.state == .waiting && $0.member != account.username }
        let wishes = (try? wished.get())?.count ?? 0
        let objections = (try? objected.get()) ?? []
        let facts: [Phrase?] = [
            waiting == 0 ? nil : "\(waiting) things wait for your OK (chore list --waiting)",
            asked == 0 ? nil : "\(asked) rewards are asked for (reward requests)",
            wishes == 0 ? nil : "\(wishes) wishes wait for a price (reward wishes)",
            objections.first.map { oldest in
                "\(objections.count) objections wait for your answer (points why \(oldest.seq ?? 0))"
            },
            late == 0 ? nil : "\(late) chores are late (chore list --overdue)",
        ]
        let state = facts.compactMap(\.self).joined(separator: ", ")
        // The oldest reward that is promised to somebody and not handed over.
        let owed = ((try? promises.get()) ?? []).reminder(await HouseholdText(in: context))
        let greeting: Phrase =
            !state.isEmpty
            ? "Hi \(account.name). \(state)."
            : owed.isEmpty
                ? "Hi \(account.name). Nothing is late, and nothing waits for you."
                : "Hi \(account.name). Nothing is late."
        let hasChores = !overdue.isEmpty || !unanswered.isEmpty || hasOthers
        let canAdd = !hasChores && account.role != .helper
        lines =
            [greeting] + owed + ChildrenToday((try? home.get())?.members ?? [], chores).lines
            + (canAdd ? ["Add a chore with: chore add Feed the cat"] : [])
    }

    /// The beginning of what is due today, for people at a terminal.
    func today(in context: CommandContext) async -> [Phrase] {
        guard context.canAsk, !chores.isEmpty else { return [] }
        return await ChoreList(chores, .today, showingDone: false, in: context)
            .beginning(CommandContext.mostBelow, more: "today")
    }
}

extension Sealing {
    /// Tells a parent what is to be known of the seal, beside the answer.
    func note(in context: CommandContext) {
        for (number, remark) in sentences.enumerated() {
            context.presenter.note(
                outcome == .broken && number == 0 ? "warning: \(remark)" : remark)
        }
    }
}
