import Cedar
import Foundation
import HouseholdModel
import HouseholdService
import Testing

/// House rules that go together in a kind of home, with the cases that stand beside them.
struct HomeRules: CustomTestStringConvertible, Sendable {
    let name: String
    let home: AccessHome
    /// What somebody may after all who could not before.
    var gains: Set<String> = []

    static let all = [
        HomeRules(name: "two-homes", home: .family),
        HomeRules(name: "teens", home: .family, gains: ["rules.check", "rules.try"]),
        HomeRules(name: "flat", home: .housemates),
    ]

    static let folder = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../../Samples/rules/homes").standardizedFileURL

    var testDescription: String { name }

    var text: String {
        get throws {
            try String(contentsOf: Self.folder.appending(path: "\(name).cedar"), encoding: .utf8)
        }
    }

    var policies: [Policy] {
        get throws {
            try PolicySet(parsing: text, file: "\(name).cedar", namedBy: "id").policies
        }
    }

    var cases: AccessTable { AccessTable(of: home, at: "Samples/rules/homes/\(name).access") }
}

/// Cases about one thing in one state, which share a household: to prove the rules takes longer than to ask.
struct HomeCases: CustomTestStringConvertible, Sendable {
    let rules: HomeRules
    let rows: [AccessRow]

    static let all = HomeRules.all.flatMap { rules in
        Dictionary(grouping: rules.cases.rows) { [$0.thing, $0.state] }
            .sorted { $0.key.lexicographicallyPrecedes($1.key) }
            .map { HomeCases(rules: rules, rows: $0.value) }
    }

    var testDescription: String {
        "\(rules.name): \(rows.first.map { "\($0.thing) (\($0.state))" } ?? "")"
    }
}

@Suite("House rules for a kind of home")
struct HomeRulesTests {
    @Test("decide their cases as these say", arguments: HomeCases.all)
    func decide(_ cases: HomeCases) async throws {
        let first = try await AccessCell(try #require(cases.rows.first))
        let family = first.family
        try await family.perform(
            SetRules(
                cases.rules.text, from: "own.cedar", adding: true, atOnce: Note("we agreed")),
            as: first.row.home.owner)

        for row in cases.rows {
            let cell = try AccessCell(row, beside: first)
            let verdict = try await cell.verdict()
            #expect(verdict == row.verdict, "\(row.testDescription)")
        }
    }

    @Test("have cases that can be read, each once", arguments: HomeRules.all)
    func haveCases(_ rules: HomeRules) {
        let cases = rules.cases

        #expect(cases.mistakes == [])
        let questions = cases.rows.map { [$0.who, $0.action.rawValue, $0.thing, $0.state] }
        #expect(Set(questions).count == questions.count)
    }

    /// Of whatever a rule is about there is a case that it decides, and one that is decided otherwise.
    @Test("have cases for each rule, and of what it leaves alone", arguments: HomeRules.all)
    func areAllTried(_ rules: HomeRules) throws {
        let rows = rules.cases.rows
        for policy in try rules.policies {
            let name = policy.id.rawValue
            let decided = rows.filter { $0.verdict.policies.contains(name) }
            let actions = Set(decided.map(\.action))
            #expect(!decided.isEmpty, "\(name)")
            #expect(
                rows.contains {
                    actions.contains($0.action) && !$0.verdict.policies.contains(name)
                } || !policy.hasConditions, "\(name)")
        }
    }

    @Test("are proved, and each changes something", arguments: HomeRules.all)
    func areProved(_ rules: HomeRules) async throws {
        let family = try await Family()
        let trial = try await family.ask(
            TryRules(rules.text, from: "own.cedar", adding: true), as: rules.home.owner)

        #expect(trial.breach == nil && trial.locksOut == nil)
        let deciding = Set(trial.changes.flatMap(\.after.policies))
        let names = try rules.policies.map(\.id.rawValue)
        #expect(Set(names).subtracting(deciding) == [])
        #expect(Set(trial.changes.filter(\.after.allowed).map(\.action)) == rules.gains)
        #expect(trial.changes.allSatisfy { $0.before.allowed != $0.after.allowed })
    }

    @Test("are three to five, each with its reason and a sentence", arguments: HomeRules.all)
    func areTold(_ rules: HomeRules) throws {
        let policies = try rules.policies
        let lines = try rules.text.split(separator: "\n", omittingEmptySubsequences: false)

        #expect((3...5).contains(policies.count))
        #expect(policies.allSatisfy { $0.id.rawValue.hasPrefix("\(rules.name).") })
        #expect(policies.allSatisfy { $0.annotation("say")?.isEmpty == false })
        #expect(policies.allSatisfy { $0.annotation("ask")?.isEmpty == false })
        for (above, line) in zip(lines, lines.dropFirst()) where line.hasPrefix("@id(") {
            #expect(above.hasPrefix("// "), "\(line)")
        }
    }

    @Test("are tried here, each file of them")
    func areAll() throws {
        let files = try FileManager.default.contentsOfDirectory(atPath: HomeRules.folder.path)
        let names = HomeRules.all.flatMap { ["\($0.name).cedar", "\($0.name).access"] }

        #expect(Set(files) == Set(names))
    }

    @Test("are changed one by one, each by its name")
    func areChanged() async throws {
        let family = try await Family()
        let rules = try #require(HomeRules.all.last)
        try await family.perform(
            SetRules(rules.text, from: "flat.cedar", adding: true), as: .nora)
        let later = """
            @id("flat.quiet-hours") @say("Not after midnight.") @ask("nobody")
            forbid (
                principal in Role::"housemate", action == Action::"chore.remind", resource)
            when { context.hour < 8 };
            """
        try await family.perform(SetRules(later, from: "own.cedar", adding: true), as: .nora)
        family.clock.advance(minutes: 13 * 60)

        try await family.perform(RemindOfChore(2), as: .paul)
        let error = await refusal { () throws(ServiceError) in
            try await family.perform(SkipChore(2), as: .rita)
        }
        #expect(error?.refusal?.policies == ["flat.turns"])
    }
}
