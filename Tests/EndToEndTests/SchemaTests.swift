import Foundation
import JSON
import TestSupport
import Testing

@Suite("The JSON Schema of the built program")
struct SchemaTests {
    private static let screens = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../Samples/policies/screens").standardizedFileURL.path
    private static let situation = [
        "--policies", "\(screens).cedar", "--entities", "\(screens).entities.json",
        "--schema", "\(screens).cedarschema",
    ]
    private static let question = [
        "--context",
        URL(filePath: screens).deletingLastPathComponent().appending(path: "evening.json").path,
        "--principal", "Person::\"mia\"", "--action", "Action::\"use\"",
        "--resource", "Screen::\"tablet\"",
    ]

    private static let answers: [String: [String]] = [
        "check": ["\(screens).cedar", "\(screens).cedarschema"],
        "validate": ["\(screens).cedar", "--schema", "\(screens).cedarschema"],
        "authorize": situation + ["--requests", "\(screens).requests.json", "--stats"],
        "test": [
            URL(filePath: screens).deletingLastPathComponent().appending(path: "cases").path
        ],
        "explain": situation + question,
        "format": ["\(screens).cedar"],
        "translate": ["--to", "json", "\(screens).cedar"],
    ]

    @Test("fits what every command about policies in files answers")
    func fitsPolicies() throws {
        let program = try Chorus.inNewFolder()
        let schema = try JSONSchema(
            JSONValue(parsing: program.run(["help", "json", "--schema"]).output))
        let help = try program.run(["policy", "--help"]).output

        for (verb, words) in Self.answers {
            #expect(help.contains("\n  \(verb) "))
            let outcome = try program.run(["policy", verb] + words + ["--json"])
            let answer = try JSONValue(parsing: outcome.output)
            #expect(schema.problems(of: answer, as: ["$defs", "answer"]) == [])
            let data = try #require(answer["data"])
            let path = ["$defs", "commands", "$defs", "policy \(verb)"]
            #expect(schema.problems(of: data, as: path) == [], "\(verb)")
        }
        let verbs = help.split(separator: "SUBCOMMANDS:").last?.split(separator: "\n")
            .filter { $0.hasPrefix("  ") && !$0.hasPrefix("   ") && !$0.hasPrefix("  See ") }
        #expect(verbs?.count == Self.answers.count)
    }

    @Test("fits why a command about policies in files is refused")
    func fitsRefusals() throws {
        let program = try Chorus.inNewFolder()
        let schema = try JSONSchema(
            JSONValue(parsing: program.run(["help", "json", "--schema"]).output))

        for (words, input) in [
            (["check", "nowhere.cedar"], ""), (["check", "-"], "permit"), (["fly"], ""),
        ] {
            let outcome = try program.run(["policy"] + words + ["--json"], input: input)
            #expect(outcome.exit != 0 && outcome.output == "")
            let failure = try JSONValue(parsing: outcome.messages)
            #expect(schema.problems(of: failure, as: ["$defs", "failure"]) == [], "\(words)")
        }
    }
}
