import ArgumentParser
import HouseholdModel
import HouseholdService
import HouseholdWords

extension RulesCommand {
    /// `rules read`: what rules of the household's own say.
    struct Read: ShellCommand {
        static let configuration = CommandConfiguration(
            commandName: "read", abstract: "Say in sentences what the household's own rules say.",
            discussion: """
                Each is told from its text, in your language; where there are no words for a part of it, that part is printed as it \
                is written. Below stands what whoever is refused reads. All of them, word by word: rules show
                Last stand those that come with the program and were removed here.
                """)

        static let card = CommandCard(asks: [.showRules], names: .nothing, kind: .shows)

        @Flag(help: "Those that come with the program, too.")
        var shipped = false

        @Flag(help: "Those that decide from tomorrow on, or after a trial.")
        var coming = false

        @OptionGroup var options: GlobalOptions

        func run(in context: CommandContext) async throws -> Reply {
            let (written, leftOut, home) = try await context.answers(
                to: ReadRules(coming: coming), ReadRules(coming: coming, leftOut: true),
                ShowHousehold())
            let people = try home.get().people
            await context.heedSettings()
            if coming, try written.get().isEmpty {
                return Reply(
                    [ToldRule](), ["No other rules come. Those that decide now: rules read"])
            }
            let language = context.presenter.language
            let deciding = try written.get().filter { shipped || !$0.isShipped }
                .map { ToldRule($0, naming: people, in: language) }
            let missing = try leftOut.get()
                .map { ToldRule($0, decides: false, naming: people, in: language) }
            let rules = deciding + missing
            guard !rules.isEmpty else {
                return Reply(
                    rules,
                    [
                        "There are no rules here but those that come with the program.",
                        "Make one of a sentence: rules say",
                    ])
            }
            let isOwner = await context.session.account()?.role == .owner
            return Reply(
                rules,
                deciding.flatMap { $0.lines(removable: isOwner) }
                    + Self.lines(
                        ofMissing: missing,
                        settable: isOwner && missing.allSatisfy { $0.trial == nil }))
        }

        /// How many that don't decide people are told of; whoever wrote all rules anew misses nearly all.
        private static let most = 20

        /// What people read of the rules of the program that don't decide here, and how they come back.
        private static func lines(ofMissing rules: [ToldRule], settable: Bool) -> [Phrase] {
            guard !rules.isEmpty else { return [] }
            let told = rules.prefix(most).flatMap { rule -> [Phrase] in
                [
                    Phrase(verbatim: rule.sentence),
                    settable ? "  rules set \(rule.name)" : Phrase(verbatim: "  " + rule.name),
                ]
            }
            let more = rules.count - most
            return ["These come with the program and don't decide here:"] + told
                + (more > 0 ? ["\(more) more are in rules read --json."] : [])
        }
    }
}

/// A rule that decides, or came with the program and does not, in words, as `told_rule` in JSON.
struct ToldRule: Encodable {
    let name: String
    /// Whether it is among those that were asked for, or else was left out of them.
    let decides: Bool
    let sentence: String
    /// Whether there is no Cedar left in the sentence.
    let isWhole: Bool
    /// What whoever is refused reads, where that stands in the rule.
    let say: String?
    /// Whether that is the sentence, in whichever language.
    private let saysSentence: Bool
    fileprivate let trial: WrittenRuleView.Trial?

    private enum CodingKeys: String, CodingKey {
        case name, decides, sentence, isWhole = "whole", say
    }

    init(
        _ rule: WrittenRuleView, decides: Bool = true, naming people: [HouseMember],
        in language: Language
    ) {
        (name, self.decides, say, trial) = (rule.name, decides, rule.say, rule.trial)
        if let said = HouseSentence(ruleCalled: rule.name, naming: people),
            said.policy(saying: rule.say ?? "") == rule.text + "\n"
        {
            (sentence, isWhole) = (said.text(in: language), true)
            saysSentence = Language.all.contains { said.text(in: $0) == rule.say }
            return
        }
        let telling = RuleReading(of: rule.text).map {
            RuleTelling($0, naming: people, in: language)
        }
        (sentence, isWhole) = (telling?.text ?? "`\(rule.text)`", telling?.isWhole ?? false)
        saysSentence = sentence == rule.say
    }

    /// What people read of it: what it says, until when it is on trial, what it tells whoever is refused, and how they come by
    /// the whole of it and, where they may, are rid of it.
    func lines(removable isRemovable: Bool) -> [Phrase] {
        let onTrial = trial.flatMap { $0.isItsOwn ? $0.until : nil }
        let told: [Phrase] =
            switch say {
            case nil: ["  It says nothing to whoever is refused."]
            case let say? where !saysSentence:
                ["  Whoever is refused reads: \(Phrase(message: say))"]
            case .some: []
            }
        let lasting: [Phrase] =
            onTrial.map {
                ["  On trial until the end of \($0.dated); then it is as before by itself."]
            } ?? []
        let end: [Phrase] =
            if onTrial != nil { ["  rules trial end"] } else {
                trial == nil ? ["  rules remove \(name)"] : []
            }
        return [Phrase(verbatim: sentence)] + lasting + told + ["  rules show \(name)"]
            + (isRemovable ? end : [])
    }
}
