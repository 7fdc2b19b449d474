import ArgumentParser
import HouseholdModel
import HouseholdService
import HouseholdWords

extension RewardCommand {
    struct Request: ShellCommand {
        static let configuration = CommandConfiguration(
            commandName: "request",
            abstract: "Ask for a reward: its points are set aside until a parent answers.")

        static let card = CommandCard(
            asks: [.requestReward], names: .reward, kind: .changes, short: [.init("want")],
            synonyms: ["want": ["buy", "redeem"]])

        @Argument(help: "The reward's number, or words of its title.")
        var reward: [String]

        @OptionGroup var options: GlobalOptions

        func run(in context: CommandContext) async throws -> Reply {
            let request = try await context.request(
                RequestReward(try await context.rewardNumber(reward)))
            let home = await HouseholdText(in: context)
            var reply = Reply(
                request,
                [
                    "Asked for \"\(request.title)\". \(request.points) points are set aside until a parent answers.",
                    "Take it back with: reward withdraw \(request.number)",
                ] + request.earlierLines(home))
            reply.isNew = true
            return reply
        }
    }

    struct Withdraw: ShellCommand {
        static let configuration = CommandConfiguration(
            commandName: "withdraw",
            abstract: "Take your request back; the points can be spent again.")

        static let card = CommandCard(asks: [.withdrawRequest], names: .request, kind: .changes)

        @Argument(help: "The request's number, or words of its title.")
        var request: [String]

        @OptionGroup var options: GlobalOptions

        func run(in context: CommandContext) async throws -> Reply {
            let request = try await context.perform(
                WithdrawRequest(try await context.requestNumber(request, .waiting)))
            return Reply(
                answered: request,
                ["You don't ask for \"\(request.title)\" any more. The points are back."])
        }
    }

    struct Requests: ShellCommand {
        static let configuration = CommandConfiguration(
            commandName: "requests", abstract: "List who asks for what, and what was reached.")

        static let card = CommandCard(asks: [.listRequests], names: .nothing, kind: .view)

        @OptionGroup var options: GlobalOptions

        func run(in context: CommandContext) async throws -> Reply {
            let requests = try await context.perform(ListRequests())
            let home = await HouseholdText(in: context)
            guard !requests.isEmpty else { return Reply(requests, ["Nobody asks for anything."]) }
            let account = await context.session.account()
            let answers = account?.role?.checksOthers == true
            let waiting = requests.first { $0.state == .waiting && $0.member != account?.username }
            let advice: [Phrase] =
                if answers, let number = waiting?.number {
                    ["Answer with: reward grant \(number), or reward decline \(number)"]
                } else { [] }
            return Reply(
                requests,
                requests.flatMap { $0.lines(home) } + advice + requests.deliveryAdvice(account))
        }
    }

    struct Owed: ShellCommand {
        static let configuration = CommandConfiguration(
            commandName: "owed",
            abstract: "List what was reached or granted and not handed over yet.")

        static let card = CommandCard(
            asks: [.listRequests], names: .nothing, kind: .view, short: [.init("owed")])

        @OptionGroup var options: GlobalOptions

        func run(in context: CommandContext) async throws -> Reply {
            let promises = try await context.perform(ListRequests(owed: true))
            guard !promises.isEmpty else {
                return Reply(promises, ["Nothing is owed: all rewards are handed over."])
            }
            let home = await HouseholdText(in: context)
            return Reply(
                promises,
                promises.map { $0.promise(home) }
                    + promises.deliveryAdvice(await context.session.account()))
        }
    }

    struct Grant: ShellCommand {
        static let configuration = CommandConfiguration(
            commandName: "grant", abstract: "Say yes to a request.")

        static let card = CommandCard(asks: [.grantRequest], names: .request, kind: .changes)

        @Argument(help: "The request's number, or words of its title.")
        var request: [String]

        @OptionGroup var options: GlobalOptions

        func run(in context: CommandContext) async throws -> Reply {
            let request = try await context.perform(
                GrantRequest(try await context.requestNumber(request, .waiting)))
            let home = await HouseholdText(in: context)
            return Reply(
                answered: request,
                [
                    "Yes to \(home.name(request.member)): \"\(request.title)\" for \(request.points.inPoints).",
                    "When it is handed over: reward deliver \(request.number)",
                ] + request.earlierLines(home))
        }
    }

    struct Decline: ShellCommand {
        static let configuration = CommandConfiguration(
            commandName: "decline", abstract: "Say no to a request; the points are back.",
            discussion: "Example: reward decline 4 --why \"Not on a school night\"")

        static let card = CommandCard(asks: [.declineRequest], names: .request, kind: .changes)

        @Argument(help: "The request's number, or words of its title.")
        var request: [String]

        @Option(help: "Why; the child reads it.")
        var why: String?

        @OptionGroup var options: GlobalOptions

        func run(in context: CommandContext) async throws -> Reply {
            let reason = try context.reason(why)
            let request = try await context.perform(
                DeclineRequest(
                    try await context.requestNumber(request, .waiting), because: reason))
            let home = await HouseholdText(in: context)
            return Reply(
                answered: request,
                [
                    "No to \(home.name(request.member)): \"\(request.title)\". The points are back."
                ])
        }
    }

    struct Deliver: ShellCommand {
        static let configuration = CommandConfiguration(
            commandName: "deliver", abstract: "Note that a granted reward is handed over.")

        static let card = CommandCard(asks: [.deliverRequest], names: .request, kind: .changes)

        @Argument(help: "The request's number, or words of its title.")
        var request: [String]

        @OptionGroup var options: GlobalOptions

        func run(in context: CommandContext) async throws -> Reply {
            let request = try await context.perform(
                DeliverRequest(try await context.requestNumber(request, .promised)))
            let home = await HouseholdText(in: context)
            return Reply(
                answered: request, ["\(home.name(request.member)) has \"\(request.title)\"."])
        }
    }
}

extension CommandContext {
    /// Asks for a reward, once more only where that is meant.
    fileprivate func request(_ reward: RequestReward) async throws -> RequestView {
        // A request of the same id is the same request.
        if options.requestID == nil, let own = await session.account()?.username,
            let waiting = try await perform(ListRequests()).first(where: {
                $0.reward == reward.number && $0.member == own && $0.state == .waiting
            })
        {
            _ = try await rehearse(reward)
            try await confirm(
                "You asked for \"\(waiting.title)\" already, and it waits. Ask for another one?")
        }
        return try await perform(reward)
    }

    /// The number that was typed, or that of the one request at that stage whose title, perhaps with who asks, matches.
    fileprivate func requestNumber(
        _ words: [String], _ stage: RequestStage
    ) async throws -> Number {
        if words.count == 1, let number = Int(words[0]) { return number }
        let home = await HouseholdText(in: self)
        let all = try await perform(ListRequests())
            .map { (request: $0, whose: home.name($0.member)) }
        let staged = all.filter { request, whose in
            stage.states.contains(request.state)
                && FuzzyMatch.matches(
                    words.joined(separator: " "), title: "\(request.title) \(whose)")
        }
        return try number(
            words,
            among: (staged.isEmpty ? all : staged).map { ($0.number, $0.title, $1) }, .request)
    }
}

/// How far a request has come that somebody names by its title.
private enum RequestStage {
    case waiting, promised

    var states: [RequestView.State] {
        switch self {
        case .waiting: [.waiting]
        case .promised: [.granted, .reached]
        }
    }
}

extension Reply {
    /// What came of a request; said once more, that it was so before.
    fileprivate init(answered request: RequestView, _ lines: [Phrase]) {
        self.init(
            request,
            request.changed ? lines : ["\"\(request.title)\" was \(request.outcome) already."])
    }
}

extension RequestView {
    /// What came of it, after "was".
    fileprivate var outcome: Phrase {
        switch state {
        case .withdrawn: "taken back"
        case .delivered: "handed over"
        case .reached, .waiting, .granted, .declined: Phrase(message: state.rawValue)
        }
    }

    /// Who asks for what, and what came of it.
    func lines(_ home: HouseholdText) -> [Phrase] {
        let who = home.name(member)
        let end: Phrase =
            switch state {
            case .reached: "reached, to be handed over"
            case .waiting: "waits for an answer"
            case .granted: "granted, to be handed over"
            case .declined: why.map { "declined: \($0)" } ?? "declined"
            case .delivered: "handed over"
            case .withdrawn: "taken back"
            }
        return ["\(number)  \(who)  \(title), \(points.inPoints)  \(end)"] + earlierLines(home)
    }

    /// What is owed to whom, since when and by whose word.
    fileprivate func promise(_ home: HouseholdText) -> Phrase {
        let (who, by) = (home.name(member), home.name(promisedBy ?? ""))
        let since = home.shortDate(promisedAt ?? at)
        return state == .reached
            ? "\(number)  \(who)  \(title)  reached \(since), promised by \(by)"
            : "\(number)  \(who)  \(title)  granted \(since) by \(by)"
    }

    /// What was said to the same within a day before.
    func earlierLines(_ home: HouseholdText) -> [Phrase] {
        guard let earlier, state == .waiting || state == .granted else { return [] }
        return ["     " + home.nayWords(earlier.by, earlier.at, earlier.why)]
    }
}

extension [RequestView] {
    /// How a parent says that something was handed over.
    fileprivate func deliveryAdvice(_ account: AccountView?) -> [Phrase] {
        let promised = first {
            [.reached, .granted].contains($0.state) && $0.member != account?.username
        }
        guard account?.role?.isGuardian == true, let promised else { return [] }
        return ["When it is handed over: reward deliver \(promised.number)"]
    }

    /// The oldest promise, for a parent who comes in.
    func reminder(_ home: HouseholdText) -> [Phrase] {
        guard let oldest = first else { return [] }
        let (who, since) = (
            home.name(oldest.member), home.shortDate(oldest.promisedAt ?? oldest.at)
        )
        let line: Phrase =
            "\(who) waits for \"\(oldest.title)\" since \(since) (reward deliver \(oldest.number))."
        return [count == 1 ? line : line + " " + "All that is owed: owed"]
    }
}
