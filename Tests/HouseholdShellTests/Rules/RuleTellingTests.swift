import Foundation
import HouseholdModel
import HouseholdService
import HouseholdWords
import Testing

/// `RECORD_TRANSCRIPTS=1` writes down what is told now, and fails: read it, it has to be true.
@Suite("A rule in words made from its text")
struct RuleTellingTests {
    private static let languages = ["en", "de"]

    @Test("is told as it is written down, of each rule there is", arguments: languages)
    func isTold(tag: String) throws {
        let language = try #require(Language(tag: tag))
        if ToldRules.isRecording {
            let parts = try ToldRules.files.map { file in
                try "\n# \(file)\n"
                    + ToldRules.lines(of: file, in: language).map { $0 + "\n" }.joined()
            }
            let file = ToldRules.folder.appending(path: "\(tag).told")
            try parts.joined().write(to: file, atomically: true, encoding: .utf8)
            Issue.record("\(tag) is recorded; read it")
        }
        let expected = try ToldRules.expected(in: language)

        #expect(Set(expected.keys) == Set(ToldRules.files))
        for file in ToldRules.files {
            let told = try ToldRules.lines(of: file, in: language)
            for (line, other) in zip(told, expected[file] ?? []) { #expect(line == other) }
            #expect(told.count == expected[file]?.count, "\(file)")
        }
    }

    /// Those of another schema than a household's are an example for `chorus policy`.
    @Test(
        "has no Cedar left, where the rule is one of households",
        arguments: ToldRules.files.filter { !$0.hasPrefix("Samples/policies/") }, languages)
    func isWhole(file: String, tag: String) throws {
        let language = try #require(Language(tag: tag))
        let rules = try ToldRules.rules(in: file)

        #expect(!rules.isEmpty)
        for (name, text) in rules {
            let reading = try #require(RuleReading(of: text), "\(name)")
            let told = RuleTelling(reading, naming: [], in: language)
            #expect(told.isWhole && !told.text.contains("`"), "\(name): \(told.text)")
            #expect(!told.text.contains("{") && !told.text.contains("  "), "\(told.text)")
        }
    }

    @Test(
        "tells each condition that there are words for, and all of it",
        arguments: ToldRules.conditions)
    func tellsCondition(_ condition: ToldRules.Condition) {
        #expect(ToldRules.told(of: condition.cedar, in: .english) == condition.english)
        #expect(ToldRules.told(of: condition.cedar, in: .german) == condition.german)
    }

    @Test("knows each attribute of the schema")
    func knowsAttributes() throws {
        let schema = try ToldRules.text(of: "Policies/schema.cedarschema")
        let declared = schema.split(separator: "\n").flatMap { line in
            line.prefix { $0 != "/" }.matches(of: /([a-z_]+)\??: [A-Z<>a-z]/).map { String($0.1) }
        }
        let attributes = Set(declared).subtracting(["principal", "resource", "context"])
        let told = ToldRules.conditions.filter { !$0.english.contains("`") }.map(\.cedar)
            .joined(separator: "\n")

        #expect(attributes.count > 50)
        #expect(attributes.isSuperset(of: ["assignees", "must_dos_open", "doer", "up_to"]))
        for attribute in attributes.sorted() {
            let isTold = try told.contains(Regex("(\\.| has |\")\(attribute)(?![a-z_])"))
            #expect(isTold, "\(attribute)")
        }
    }

    /// Of the household of a pass only the scope of a rule can speak.
    @Test("has words for each mark that something has or has not")
    func knowsMarks() throws {
        let claims = try ToldRules.conditions.filter { !$0.german.contains("`") }.map { condition in
            let text = "permit (principal, action, resource) when { \(condition.cedar) };"
            return try #require(RuleReading(of: text)).when
        }

        let marks = Set(claims.flatMap(\.marks))
        #expect(RuleMark.allCases.filter { !marks.contains($0) } == [.isInHouseholdOfPass])
    }

    @Test("has words for each action", arguments: languages)
    func knowsActions(tag: String) throws {
        let language = try #require(Language(tag: tag))
        var seen: [String: Action] = [:]
        for action in Action.allCases {
            let text = "permit (principal, action == Action::\"\(action.rawValue)\", resource);"
            let told = RuleTelling(try #require(RuleReading(of: text)), naming: [], in: language)
            #expect(told.isWhole && !told.text.contains(action.rawValue), "\(told.text)")
            let other = seen.updateValue(action, forKey: told.text)
            #expect(other == nil, "\(told.text) \(action.rawValue) \(other?.rawValue ?? "")")
        }
    }

    @Test(
        "says who is meant",
        arguments: [
            ("principal", "Everybody may skip chores.", "Alle dürfen Aufgaben auslassen."),
            (
                "principal == Member::\"018bcfe5-6800-7000-8000-000000000001\"",
                "Mia may skip chores.", "Mia darf Aufgaben auslassen."
            ),
            (
                "principal == Member::\"gone\"", "`Member::\"gone\"` may skip chores.",
                "`Member::\"gone\"` darf Aufgaben auslassen."
            ),
            (
                "principal in Role::\"member\"", "Members may skip chores.",
                "Mitglieder dürfen Aufgaben auslassen."
            ),
            (
                "principal is Visitor", "People who are not signed in may skip chores.",
                "Nicht Angemeldete dürfen Aufgaben auslassen."
            ),
            (
                "principal is Robot", "`principal is Robot` may skip chores.",
                "`principal is Robot` darf Aufgaben auslassen."
            ),
        ])
    func saysWho(scope: String, english: String, german: String) throws {
        let text = "permit (\(scope), action == Action::\"chore.skip\", resource);"
        let reading = try #require(RuleReading(of: text))

        for (language, expected) in [(Language.english, english), (.german, german)] {
            let told = RuleTelling(reading, naming: HouseSentenceTests.people, in: language)
            #expect(told.text == expected)
            #expect(told.isWhole == !expected.contains("`"))
        }
    }
}

extension RuleClaim {
    /// The marks of which it speaks.
    fileprivate var marks: [RuleMark] {
        switch self {
        case .all(let claims), .any(let claims): claims.flatMap(\.marks)
        case .saying(.mark(let mark), _): [mark]
        case .saying: []
        }
    }
}
