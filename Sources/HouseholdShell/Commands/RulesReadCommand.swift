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
                """)

        static let card = CommandCard(asks: [.showRules], names: .nothing, kind: .shows)

        @Flag(help: "Those that come with the program, too.")
        var shipped = false

        @Flag(help: "Those that decide from tomorrow on, or after a trial.")
        var coming = false

        @OptionGroup var options: GlobalOptions

        func run(in context: CommandContext) async throws -> Reply {
            let (written, home) = try await context.answers(
                to: ReadRules(coming: coming), ShowHousehold())
            let people = try home.get().people
            await context.heedSettings()
            if coming, try written.get().isEmpty {
                return Reply(
                    [ToldRule](), ["No other rules come. Those that decide now: rules read"])
            }
            let rules = try written.get().filter { shipped || !$0.isShipped }
                .map { ToldRule($0, naming: people, in: context.presenter.language) }
            guard !rules.isEmpty else {
                return Reply(
                    rules,
                    [
                        "There are no rules here but those that come with the program.",
                        "Make one of a sentence: rules say",
                    ])
            }
            let isOwner = await context.session.account()?.role == .owner
            return Reply(rules, rules.flatMap { $0.lines(removable: isOwner) })
        }
    }
}

/// A rule that decides, in words, as `told_rule` in JSON.
struct ToldRule: Encodable {
    let name: String
    let sentence: String
    /// Whether there is no Cedar left in the sentence.
    let isWhole: Bool
    /// What whoever is refused reads, where that stands in the rule.
    let say: String?
    /// Whether that is the sentence, in whichever language.
    private let saysSentence: Bool
    private let trial: WrittenRuleView.Trial?

    private enum CodingKeys: String, CodingKey {
        case name, sentence, isWhole = "whole", say
    }

    init(_ rule: WrittenRuleView, naming people: [HouseMember], in language: Language) {
        (name, say, trial) = (rule.name, rule.say, rule.trial)
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
