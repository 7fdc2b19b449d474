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
                A rule that rules say has made is told from what it is, in your language; any other says what stands in it for \
                whoever is refused. All of them, word by word: rules show
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
            return Reply(rules, rules.flatMap(\.lines))
        }
    }
}

/// A rule that decides, in words, as `told_rule` in JSON.
private struct ToldRule: Encodable {
    let name: String
    let sentence: String?
    /// Whether the sentence is all that the rule says.
    let isWhole: Bool

    private enum CodingKeys: String, CodingKey {
        case name, sentence, isWhole = "whole"
    }

    init(_ rule: WrittenRuleView, naming people: [HouseMember], in language: Language) {
        name = rule.name
        guard let said = HouseSentence(ruleCalled: rule.name, naming: people),
            said.policy(saying: rule.say ?? "") == rule.text + "\n"
        else {
            (sentence, isWhole) = (rule.say, false)
            return
        }
        (sentence, isWhole) = (said.text(in: language), true)
    }

    /// What people read of it, and how they come by the whole of it.
    var lines: [Phrase] {
        let words: Phrase =
            switch (sentence, isWhole) {
            case (nil, _): "It says nothing to whoever is refused."
            case (let sentence?, true): Phrase(verbatim: sentence)
            case (let sentence?, false): Phrase(message: sentence)
            }
        return [words, "  rules show \(name)"]
    }
}
