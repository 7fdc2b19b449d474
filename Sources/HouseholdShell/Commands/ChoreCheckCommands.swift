import ArgumentParser
import HouseholdModel
import HouseholdService
import HouseholdWords

extension ChoreCommand {
    struct Approve: ShellCommand {
        static let configuration = CommandConfiguration(
            commandName: "approve", abstract: "Say that what was done is OK, so that it is paid.",
            discussion:
                "Examples: approve 12    approve mia    approve all    approve 12 --points 1 --why \"half\""
        )

        static let card = CommandCard(
            asks: [.approveChore], names: .chore, kind: .changes, short: [.init("approve")],
            synonyms: ["approve": ["accept", "allow", "confirm", "ok", "okay"]])

        @Argument(help: "Numbers, words of titles, or somebody: all that waits of that person.")
        var chores: [String] = []

        @Option(help: "Pay so much instead of what was promised.")
        var points: String?

        @Option(help: "Why, or a word of praise; the child reads it.")
        var why: String?

        @OptionGroup var which: WhichOptions

        @OptionGroup var options: GlobalOptions

        func run(in context: CommandContext) async throws -> Reply {
            if chores.isEmpty, let waiting = try await context.whatWaits() { return waiting }
            let waiting = try await context.waiting(chores, which.person) {
                $0.state == .waiting
            }
            let value = try context.value(points)
            let reason = try context.reason(why)
            let day = try await which.day(in: context)
            var views: [CompletionView] = []
            for round in Waiting.rounds(of: waiting) {
                views += try await context.perform(
                    round.map {
                        ApproveChore(
                            $0.number, on: day ?? $0.day, of: $0.person, paying: value,
                            because: reason)
                    })
            }
            let home = await HouseholdText(in: context)
            let lines = views.map { view -> Phrase in
                guard view.changed else { return "\"\(view.chore.title)\" had an OK already." }
                let whole = (view.halfLines + view.routines.map(\.words)).map { " " + $0 }
                    .joined(separator: "")
                let doer = view.doerName(home)
                guard let balance = view.balance else {
                    return """
                        OK: "\(view.chore.title)" by \(doer). \
                        +\(view.awarded.inPoints).
                        """ + whole
                }
                return """
                    OK: "\(view.chore.title)" by \(doer). \
                    +\(view.awarded.inPoints), \(balance) in all.
                    """ + whole
            }
            return Reply(document(views), lines)
        }
    }

    struct Reject: ShellCommand {
        static let configuration = CommandConfiguration(
            commandName: "reject",
            abstract: "Send back what was done, or say no to somebody who asks to skip a chore.",
            discussion: "Examples: no 12 --why \"the bowl too, please\"")

        static let card = CommandCard(
            asks: [.rejectChore], names: .chore, kind: .changes, short: [.init("no")],
            synonyms: ["no": ["decline", "deny", "refuse", "reject"]])

        @Argument(help: "Numbers, words of titles, or somebody: all that waits of that person.")
        var chores: [String] = []

        @Option(help: "What is missing; the child reads it.")
        var why: String?

        @OptionGroup var which: WhichOptions

        @OptionGroup var options: GlobalOptions

        func run(in context: CommandContext) async throws -> Reply {
            if why == nil { try Self.refuseReason(among: chores) }
            let waiting = try await context.waiting(chores, which.person) {
                $0.state == .waiting || $0.excuse != nil
            }
            let reason = try context.reason(why)
            let day = try await which.day(in: context)
            var views: [CompletionView] = []
            for round in Waiting.rounds(of: waiting) {
                let answers = round.map {
                    RejectChore($0.number, on: day ?? $0.day, of: $0.person, because: reason)
                }
                do {
                    views += try await context.perform(answers)
                } catch {
                    throw error.ofSayingNo(because: why)
                }
            }
            let home = await HouseholdText(in: context)
            let lines = views.map { view -> Phrase in
                let doer = view.doerName(home)
                return view.excused == false
                    ? "Said no: \"\(view.chore.title)\" is still to be done by \(doer)."
                    : "Sent back: \"\(view.chore.title)\" is open again for \(doer)."
            }
            // Who was answered has been told.
            return Reply(
                document(views),
                await context.offeringUndo(
                    ofAnswer: lines, views.allSatisfy { $0.excused == nil }))
        }

        /// A number with words behind it is a chore with a reason, not two chores.
        private static func refuseReason(among words: [String]) throws {
            guard let number = words.first.flatMap({ Int($0) }), words.count > 1,
                words.dropFirst().allSatisfy({ Int($0) == nil }),
                words[1].first != ","
            else { return }
            let reason = words.dropFirst().joined(separator: " ")
            throw Failure.usage(
                "What is missing is said behind --why.",
                try: ["no \(number) --why \(reason.quotedIfNeeded)"])
        }
    }

    struct Skip: ShellCommand {
        static let configuration = CommandConfiguration(
            commandName: "skip", abstract: "Skip a chore this once: no points, and nobody is late.")

        static let card = CommandCard(asks: [.skipChore], names: .chore, kind: .changes)

        @Argument(help: "Numbers, or words of titles with commas between.")
        var chores: [String] = []

        @OptionGroup var which: WhichOptions

        @OptionGroup var options: GlobalOptions

        func run(in context: CommandContext) async throws -> Reply {
            let numbers = try await context.choreNumbers(chores, among: [.open])
            let day = try await which.day(in: context)
            let views = try await context.perform(
                numbers.map { SkipChore($0, on: day, of: which.person) })
            let lines = views.map { view -> Phrase in
                guard view.changed else { return "\"\(view.chore.title)\" is skipped already." }
                let line: Phrase = "Skipped: \"\(view.chore.title)\" need not be done this time."
                return view.excused == true ? line + " " + "Who asked is told." : line
            }
            return Reply(
                document(views),
                context.offeringUndo(
                    lines,
                    views.contains(where: \.changed) && views.allSatisfy { $0.excused == nil }))
        }
    }

    struct Claim: ShellCommand {
        static let configuration = CommandConfiguration(
            commandName: "claim", abstract: "Take a chore that is open to all.",
            discussion: """
                With codes from paper it marks as done, as done --code does.
                Examples: claim 3    claim rake leaves    claim QW-7XKP
                """)

        static let card = CommandCard(
            asks: [.claimChore, .completeChore, .completeChoreFor], names: .chore, kind: .changes,
            short: [.init("claim")])

        @Argument(help: "The chore's number, or some of its words.")
        var chore: [String] = []

        @OptionGroup var options: GlobalOptions

        func run(in context: CommandContext) async throws -> Reply {
            if await context.areCodes(chore) { return try await context.doneOnPaper(chore) }
            let number = try await context.oneChore(chore, among: [.unassigned, .open])
            let view = try await context.perform(ClaimChore(number))
            return Reply(view, ["\"\(view.title)\" is yours now. Done with it? done \(number)"])
        }
    }

    struct Unclaim: ShellCommand {
        static let configuration = CommandConfiguration(
            commandName: "unclaim", abstract: "Hand back a chore that was taken.")

        static let card = CommandCard(asks: [.unclaimChore], names: .chore, kind: .changes)

        @Argument(help: "The chore's number, or some of its words.")
        var chore: [String] = []

        @OptionGroup var options: GlobalOptions

        func run(in context: CommandContext) async throws -> Reply {
            let number = try await context.oneChore(chore, among: [.mine, .open])
            let view = try await context.perform(UnclaimChore(number))
            return Reply(view, ["\"\(view.title)\" is open to all again."])
        }
    }
}

/// A chore that waits for an answer; of one that comes back, which date of it.
private struct Waiting: Hashable {
    let number: Number
    var day: Day?
    let person: String?

    init(_ number: Number, of person: String?) {
        (self.number, self.person) = (number, person)
    }

    init(_ chore: ChoreView, of person: String?) {
        self.init(chore.number, of: person)
        day = chore.due?.day
    }

    /// The same in rounds, of which each has a thing once: what was done at two times of one day is answered one
    /// after the other.
    static func rounds(of all: [Waiting]) -> [[Waiting]] {
        var rounds: [[Waiting]] = []
        var times: [Waiting: Int] = [:]
        for waiting in all {
            let round = times[waiting, default: 0]
            times[waiting] = round + 1
            if rounds.count == round { rounds.append([]) }
            rounds[round].append(waiting)
        }
        return rounds
    }
}

extension CommandContext {
    /// The chores that wait for an answer, and whose: those that words name, or all of one person.
    fileprivate func waiting(
        _ words: [String], _ person: String?, where isMeant: (ChoreView) -> Bool
    ) async throws -> [Waiting] {
        guard person == nil else {
            return try await choreNumbers(words, among: [.waiting, .completed])
                .map { Waiting($0, of: person) }
        }
        if words.count == 1, SmallWord.all.isMeant(by: words[0]) {
            let chores = try await perform(ListChores(.waiting)).filter(isMeant)
            guard !chores.isEmpty else {
                throw Failure(.nothingWaits("Nothing that was done waits for an OK."))
            }
            return chores.map { Waiting($0, of: $0.excuse?.member ?? $0.doneBy ?? $0.turn) }
        }
        let listed = words.joined(separator: " ").split { $0 == "," || $0 == " " }.map(String.init)
        let names = listed.filter { !SmallWord.and.isMeant(by: $0) }
        if let waiting = await waiting(of: names, where: isMeant) {
            guard !waiting.isEmpty else {
                let people = names.joined(separator: ", ")
                throw Failure(.nothingWaits("Nothing that \(people) did waits for an OK."))
            }
            return waiting
        }
        // `no ben 20`: what stands behind one person is what that person did.
        var isLed = names.count > 1
        if isLed { isLed = await waiting(of: [names[0]], where: isMeant) != nil }
        return try await choreNumbers(
            isLed ? Array(words.dropFirst()) : words, among: [.waiting, .completed]
        ).map { Waiting($0, of: isLed ? names[0] : nil) }
    }

    /// All that waits of several people; `nil` where one of the words names nobody.
    private func waiting(
        of names: [String], where isMeant: (ChoreView) -> Bool
    ) async -> [Waiting]? {
        var waiting: [Waiting] = []
        for name in names {
            guard Int(name) == nil,
                let chores = try? await perform(ListChores(.waiting, for: name))
            else { return nil }
            waiting += chores.filter(isMeant).map { Waiting($0, of: name) }
        }
        return names.isEmpty ? nil : waiting
    }

    func reason(_ typed: String?) throws -> Note? {
        try typed.map { try text(Note.self, $0, "reason") }
    }
}

extension Explanation {
    /// That there is nothing to answer.
    fileprivate static func nothingWaits(_ message: Phrase) -> Explanation {
        Explanation("chore.nothing-waits", .conflict, message, try: ["chore list --waiting"])
    }
}

extension Failure {
    /// The same where no was said to a chore that is only proposed, with how that is done first, or to one at which
    /// nobody has to look any more, with how that is taken back.
    fileprivate func ofSayingNo(because reason: String?) -> Failure {
        switch cause {
        case .chore(.isProposed(let number)):
            let why = reason.map { " --why \($0.quotedIfNeeded)" } ?? ""
            return trying(["chore decline \(number)\(why)"] + explanation.attempts)
        case .chore(.nothingWaits(let number)):
            return trying(
                explanation.attempts + ["undone \(number)   takes back what counts already"])
        default: return self
        }
    }
}
