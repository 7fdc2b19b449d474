import ArgumentParser
import HouseholdModel
import HouseholdService
import HouseholdWords

extension RulesCommand {
    /// `rules say`: a rule of the household's own that is said in a sentence.
    struct Say: RuleChangingCommand {
        static let configuration = CommandConfiguration(
            commandName: "say", abstract: "Make a house rule of a sentence.",
            discussion: """
                Alone: the sentences that can be said. With one the rule that it is, and what it would change, are shown, and \
                asked, first. The same sentence again takes its own place. What takes something from children holds from tomorrow on, \
                and they are told. The way back: rules remove
                Examples: rules say    rules say "No rewards on school nights"    rules say "Mia can't hand back chores"
                """)

        static let card = CommandCard(asks: [.setRules], names: .nothing, kind: .changes)

        @Argument(help: "The sentence, in English or German; without it: what can be said.")
        var words: [String] = []

        @OptionGroup var change: RuleChangeOptions

        func run(in context: CommandContext) async throws -> Reply {
            guard !words.isEmpty else {
                await context.heedSettings()
                return Self.sentences(
                    isFlat: await context.template() == .housemates,
                    in: context.presenter.language)
            }
            let rule = try await context.rule(saying: words.joined(separator: " "))
            let operation = SetRules(
                rule.policy, from: rule.name, adding: true,
                atOnce: try change.atOnce.reason(in: context))
            // Whoever may not is not asked first.
            _ = try await context.rehearse(operation)
            if !context.options.json { await context.present(rule.lines) }
            try await context.agree(
                to: TryRules(rule.policy, from: rule.name, adding: true, atOnce: change.atOnce.now),
                naming: rule.name, atOnce: change.atOnce.now)
            let rules = try await context.perform(operation)
            let more: [Phrase] = rules.from == nil ? ["All that is said so far: rules read"] : []
            return Reply(rules, await context.lines(ofSet: rules) + more)
        }

        /// Which sentences there are, one about each thing.
        private static func sentences(isFlat: Bool, in language: Language) -> Reply {
            let all = HouseDeed.allCases.map(\.example)
            let examples = isFlat ? all.amongAdults : all
            return Reply(
                examples.map { View($0, in: language) },
                ["For example:"]
                    + examples.map { Phrase(verbatim: "  " + $0.text(in: language)).preformatted }
                    + [
                        "Who: children, parents, helpers, housemates, the owner, nobody, everybody, or a name.",
                        "When: on Mondays, on weekends, on school days, on school nights, from Monday to Thursday.",
                        "Full hours: before 6:00, after 20:00, between 13:00 and 15:00. After 20:00 begins at 20:00.",
                        "Where: on a shared tablet. Not yet: while must-dos are open.",
                        "All but must-dos: nothing but must-dos counts while must-dos are open.",
                        "Not yet either: before 3 chores are done today, or this week, or without a streak of 3 days.",
                        "How soon: within 10 minutes of the last chore.",
                        "Who is home: while no parent is home, while fewer than 2 parents are home, while no child is home.",
                        "Which chores or rewards: with a tag, such as chores with #garden, or rewards with #screen.",
                        "What is due: can't hand on, hand back or skip chores on the day they are due, or after the due time; late chores don't count.",
                        "How often: only one reward a day, only two rewards a week, only one handed-on chore a week.",
                        "What one would change, before it is set: rules say \"Rewards only on Saturdays\"",
                    ])
        }

        /// A sentence with the policy that it is, as `sentence_rule` in JSON.
        private struct View: Encodable {
            let name: String
            let about: String
            let sentence: String
            let text: String

            init(_ sentence: HouseSentence, in language: Language) {
                name = sentence.ruleName
                about = sentence.deed.text(in: language)
                self.sentence = sentence.text(in: language)
                text = sentence.policy(in: language)
            }
        }
    }
}

extension CommandContext {
    /// The rule that a sentence is.
    func rule(saying text: String) async throws -> SaidRule {
        let home = try await perform(ShowHousehold())
        let isFlat = home.template == .housemates
        do throws(HouseSentence.Problem) {
            let (sentence, language) = try HouseSentence.read(text, naming: home.people)
            return SaidRule(isFlat ? sentence.amongAdults : sentence, in: language)
        } catch {
            await heedSettings()
            throw error.failure(typed: text, isFlat: isFlat, in: presenter.language)
        }
    }
}

extension [HouseSentence] {
    /// The same among people of whom none is a child, without what can be said of nobody else.
    fileprivate var amongAdults: [HouseSentence] {
        map(\.amongAdults).filter { !$0.people.areChildren && $0.flaw == nil }
    }
}

extension HouseholdView {
    /// Whom rules can call by name.
    var people: [HouseMember] {
        members.compactMap { member in
            member.id.map { HouseMember(id: $0, name: member.name, role: member.role) }
        }
    }
}

/// A sentence that was understood, and the rule that it is.
struct SaidRule {
    let name: String
    let policy: String
    private let sentence: String
    /// Whom the policy calls by the identity.
    private let member: HouseMember?

    init(_ sentence: HouseSentence, in language: Language) {
        name = sentence.ruleName
        policy = sentence.policy(in: language)
        self.sentence = sentence.text(in: language)
        member = if case .somebody(let member) = sentence.people { member } else { nil }
    }

    /// How it was understood, and the policy, with the name of whomever it calls by the identity.
    var lines: Reply.Text {
        let policy = policy.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
            .map { line in
                guard let member, line.contains(member.id.rawValue) else { return String(line) }
                return line + "  // \(member.name)"
            }
        return .lines(
            ["Understood as: \(sentence)"] + policy.map { Phrase(verbatim: "  " + $0).preformatted }
        )
    }
}

// MARK: - What is not understood

extension HouseSentence.Problem {
    private static let listing = "rules say   tells what can be said"

    /// Why a sentence that was typed is no rule.
    fileprivate func failure(typed: String, isFlat: Bool, in language: Language) -> Failure {
        .value(message(of: typed), try: attempts(typed, isFlat: isFlat, in: language))
    }

    private func message(of typed: String) -> Phrase {
        switch self {
        case .unknown: "Rules are made of certain sentences, and \"\(typed)\" is none of them."
        case .minutes(let hour, let minute):
            "Rules know full hours only, and not \(Self.time(hour, minute))."
        case .noHours: "That would be no hour of the day, or every one."
        case .nightOfDays:
            "A night is on two days. Say which hours of each day are meant: before 6:00 or after 20:00."
        case .onlyWithoutTime: "Only when? A day or an hour is missing."
        case .tooManyCases:
            "That can be said of all times and of whole groups only: else there are too many cases to prove it."
        case .alwaysOnly:
            "That can be said of all times only: else there are too many cases to prove it."
        case .notAtTablets: "At a shared tablet nobody does that anyway."
        case .blocksMustDos:
            "Then the must-dos could not be marked as done, either. Such a rule is about all other chores, or about rewards."
        case .hidesFromParents:
            "Parents see what their children do, and no rule changes that. Such a rule is about children."
        }
    }

    private func attempts(_ typed: String, isFlat: Bool, in language: Language) -> [String] {
        switch self {
        case .unknown(let nearest):
            (isFlat ? nearest.amongAdults : nearest)
                .map { "rules say \($0.text(in: language).quoted)" } + [Self.listing]
        case .minutes(let hour, let minute): Self.attempts(typed, hour, minute)
        case .blocksMustDos:
            [
                "rules say \(HouseDeed.markBesidesMustDos.example.text(in: language).quoted)",
                Self.listing,
            ]
        case .noHours, .nightOfDays, .onlyWithoutTime, .tooManyCases, .alwaysOnly, .notAtTablets,
            .hidesFromParents:
            [Self.listing]
        }
    }

    private static func time(_ hour: Int, _ minute: Int) -> String {
        "\(hour):\(minute < 10 ? "0" : "")\(minute)"
    }

    /// The same with the full hour before, and the one after.
    private static func attempts(_ typed: String, _ hour: Int, _ minute: Int) -> [String] {
        let time = time(hour, minute)
        let forms = [time, time.replacing(":", with: "."), "0" + time]
        guard let form = forms.last(where: typed.contains) else { return [listing] }
        return [hour, min(hour + 1, 24)].map { hour in
            "rules say \(typed.replacing(form, with: "\(hour):00").quoted)"
        }
    }
}
