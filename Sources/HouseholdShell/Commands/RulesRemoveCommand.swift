import ArgumentParser
import HouseholdModel
import HouseholdService
import HouseholdWords
import QuickAdd

extension RulesCommand {
    /// `rules remove`: one rule less.
    struct Remove: RuleChangingCommand {
        static let configuration = CommandConfiguration(
            commandName: "remove", abstract: "Take one house rule away.",
            discussion: """
                By its name, as rules read shows it, or by its sentence. What would change is shown, and asked, first. What gives more \
                holds at once; what takes something from children holds from tomorrow on, and they are told. Those that come with the \
                program can be removed, too; its walls can't.
                Examples: rules remove quiet-hours    rules remove "No rewards on school nights"
                """)

        static let card = CommandCard(asks: [.setRules], names: .rule, kind: .changes)

        @Argument(help: "The rule: its name, as rules read shows it, or its sentence.")
        var words: [String] = []

        @OptionGroup var change: RuleChangeOptions

        func run(in context: CommandContext) async throws -> Reply {
            let reason = try change.atOnce.reason(in: context)
            guard !words.isEmpty else {
                throw Failure.usage("Which rule?", try: [RemovableRules.listing])
            }
            let typed = words.joined(separator: " ")
            let rules = try await context.removableRules()
            await context.heedSettings()
            let name = rules.name(meantBy: typed) ?? typed
            let operation = SetRules.removing(name, atOnce: reason)
            do {
                _ = try await context.rehearse(operation)
            } catch {
                throw rules.failure(error, typed: typed, in: context.presenter.language)
            }
            if !context.options.json {
                let sentence = rules.sentence(of: name, in: context.presenter.language)
                await context.present(.lines(["To be removed: \(sentence)"]))
            }
            try await context.agree(
                to: .removing(name, atOnce: change.atOnce.now), naming: name,
                atOnce: change.atOnce.now, asking: "Remove this rule?")
            let left = try await context.perform(operation)
            return Reply(
                left,
                left.from == nil
                    ? ["The rule is removed. What is left: rules read"]
                    : await context.lines(ofSet: left))
        }
    }
}

extension CommandContext {
    fileprivate func removableRules() async throws -> RemovableRules {
        let (held, coming, home) = try await answers(
            to: ReadRules(), ReadRules(coming: true), ShowHousehold())
        return try RemovableRules(held: held.get(), coming: coming.get(), home: home.get())
    }
}

/// The rules that can be removed: those that come next where others do, and else those that decide.
private struct RemovableRules {
    static let listing = "rules read   tells the rules that can be removed"

    private let held: [WrittenRuleView]
    private let rules: [WrittenRuleView]
    private let home: HouseholdView

    init(held: [WrittenRuleView], coming: [WrittenRuleView], home: HouseholdView) {
        self.held = held
        rules = coming.isEmpty ? held : coming
        self.home = home
    }

    /// What the rule is called that is called so, or says so in any language.
    func name(meantBy typed: String) -> String? {
        if rules.contains(where: { $0.name == typed }) { return typed }
        if let said = try? HouseSentence.read(typed, naming: home.people).sentence {
            let sentence = home.template == .housemates ? said.amongAdults : said
            if rules.contains(where: { $0.name == sentence.ruleName }) { return sentence.ruleName }
        }
        let words = Self.words(of: typed)
        guard !words.isEmpty else { return nil }
        let matches = rules.filter { rule in
            let sentences = Language.all.map { sentence(of: rule, in: $0) }
            return (sentences + [rule.say ?? ""]).contains { Self.words(of: $0) == words }
        }
        return matches.count == 1 ? matches[0].name : nil
    }

    /// What a rule says, or what it is called where nobody knows it.
    func sentence(of name: String, in language: Language) -> String {
        rules.first { $0.name == name }.map { sentence(of: $0, in: language) } ?? name
    }

    /// Why a rule is not removed; where there is none of that name, with those that are called or say nearly so.
    func failure(_ failure: Failure, typed: String, in language: Language) -> Failure {
        guard case .notFound(.rule, _)? = failure.cause else { return failure }
        if held.contains(where: { $0.name == typed }) {
            return failure.told(
                "That rule goes already.", try: ["rules read --coming   tells what comes"])
        }
        let near = nearest(to: typed, in: language)
        guard near.isEmpty else {
            return failure.trying(
                near.map { "rules remove \($0.name)   \(sentence(of: $0, in: language))" })
        }
        guard rules.allSatisfy(\.isShipped) else { return failure.trying([Self.listing]) }
        return failure.told(
            failure.explanation.message + " "
                + "There are no rules here but those that come with the program.",
            try: ["rules read --shipped   tells the rules that can be removed"])
    }

    /// Those that are called or say nearly so, the nearest first, and of such the household's own.
    private func nearest(to typed: String, in language: Language) -> [WrittenRuleView] {
        let all = rules.filter { !$0.isShipped } + rules.filter(\.isShipped)
        let texts = all.map { [$0.name, sentence(of: $0, in: language)] }
        var places: [Int] = []
        for near in DidYouMean(texts.flatMap(\.self)).suggestions(for: typed) {
            guard let place = texts.firstIndex(where: { $0.contains(near) }),
                !places.contains(place)
            else { continue }
            places.append(place)
        }
        return places.map { all[$0] }
    }

    private func sentence(of rule: WrittenRuleView, in language: Language) -> String {
        ToldRule(rule, naming: home.people, in: language).sentence
    }

    private static func words(of text: String) -> [Substring] {
        text.lowercased().split { $0.isWhitespace || $0 == "." }
    }
}
