import JSON
import TestSupport
import Testing

@Suite("The JSON Schema")
struct JSONSchemaTests {
    @Test("says of every command and short form what it answers, and of nothing else")
    func namesEveryCommand() async throws {
        let page = try await Stage().page(["--generate-man-page"])
            .replacing("\\-", with: "-").split(separator: "\n")
        let commands = page.filter { $0.hasPrefix(".SS ") }.map { String($0.dropFirst(4)) }
        let forms = page.drop { $0 != ".SH SHORT FORMS" }.dropFirst()
            .prefix { !$0.hasPrefix(".SH") }
            .filter { $0.hasPrefix(".B ") }.map { String($0.dropFirst(3)) }

        let named = try await JSONSchema.shipped.commands
        #expect(commands.count > 80 && forms.count > 10)
        #expect(
            named.filter { !$0.hasPrefix("policy ") }
                == Set(commands + forms + ["help", "history"]).subtracting(["policy"]))
    }

    @Test("is printed as a file, and as an answer on one line")
    func isPrinted() async throws {
        let stage = try Stage()

        let file = await stage.page(["help", "json", "--schema"])
        let answer = await stage.page(["help", "json", "--schema", "--json"])
        #expect(answer.filter(\.isNewline) == "\n")
        #expect(try JSONValue(parsing: answer)["data"] == JSONValue(parsing: file))
        #expect(await stage.page(["help", "json"]).contains("help json --schema"))
    }

    @Test(
        "fits no answer that lacks something, or has something else in its place",
        arguments: [
            "whoami", "household show", "chore add Dust --tag home --due tomorrow --at 18:00",
            "done 1 --for mia", "points show mia", "reward show 1", "leaderboard", "stats mia",
            "privacy show", "rules can chore.add", "chore calendar", "badge show first_chore",
        ])
    func findsMutations(line: String) async throws {
        let schema = try await JSONSchema.shipped
        let answer = try JSONValue(parsing: await Family.stage().say(line + " --json").results)
        #expect(schema.problems(of: answer, answering: line) == [])

        let mutants = try #require(answer["data"]).mutants
        #expect(mutants.count > 5)
        for mutant in mutants {
            let document = JSONValue.object([.init("v", .number("1")), .init("data", mutant)])
            #expect(schema.problems(of: document, answering: line) != [], "\(mutant)")
        }
    }

    @Test(
        "fits help too, and what is wrong with a line that asks for JSON itself",
        arguments: [
            "help --json", "help dates --json", "help chore add --json", "chore --json",
            "chore add --help --json", "chore add --nonsense --json", "dnoe --json",
            "chore fly --json", "chore add --json",
        ])
    func fitsHelp(line: String) async throws {
        let outcome = try await Family.stage().say(line)

        let document = try JSONValue(parsing: outcome.results + outcome.messages)
        let schema = try await JSONSchema.shipped
        #expect(
            outcome.exit == 0
                ? schema.problems(of: document, answering: "help") == []
                : schema.problems(of: document, as: ["$defs", "failure"]) == [])
    }

    @Test("fits no document that is neither an answer nor an error")
    func knowsItsDocuments() async throws {
        let schema = try await JSONSchema.shipped

        #expect(schema.problems(of: try JSONValue(parsing: #"{"v":1,"data":[]}"#)) == [])
        for text in ["[]", "{}", #"{"v":2,"data":[]}"#, #"{"v":1}"#, #"{"v":1,"error":{}}"#] {
            #expect(schema.problems(of: try JSONValue(parsing: text)) != [], "\(text)")
        }
    }

    @Test(
        "is not read where it says what the tests do not check",
        arguments: [
            #"{"type":"text"}"#, #"{"oneOf":[]}"#, #"{"properties":{"day":{"format":"time"}}}"#,
            ##"{"items":{"$ref":"#/$defs/nothing"}}"##, #"{"pattern":"("}"#, "[]",
        ])
    func refusesUnknownKeywords(text: String) throws {
        #expect(throws: (any Error).self) { try JSONSchema(JSONValue(parsing: text)) }
    }
}

extension JSONSchema {
    private static let printed = Task {
        try JSONSchema(JSONValue(parsing: await Stage().page(["help", "json", "--schema"])))
    }

    /// The schema that the program prints.
    static var shipped: JSONSchema {
        get async throws { try await printed.value }
    }

    private static let answers = ["$defs", "commands", "$defs"]

    /// The commands whose answers it describes.
    var commands: Set<String> {
        guard case .object(let answers) = part(Self.answers) else { return [] }
        return Set(answers.map(\.key))
    }

    /// The command that a line begins with, behind options; a noun without a verb asks for help.
    private func command(in line: String) -> String {
        let words = line.split(separator: " ").drop { $0.hasPrefix("-") }.prefix(2)
        return [words.joined(separator: " "), words.first.map(String.init) ?? ""]
            .first(where: commands.contains) ?? "help"
    }

    /// Returns what does not fit of the answer to a line.
    func problems(of document: JSONValue, answering line: String) -> [String] {
        guard let data = document["data"] else { return ["\(line) has no answer"] }
        return problems(of: document, as: ["$defs", "answer"])
            + problems(of: data, as: Self.answers + [command(in: line)])
    }
}

extension JSONValue {
    /// The same with one field less, or an object in place of one, each in turn.
    fileprivate var mutants: [JSONValue] {
        guard case .object(let fields) = self else { return [.object([])] }
        return fields.indices.flatMap { index in
            var (without, with) = (fields, fields)
            without.remove(at: index)
            with[index] = Member(fields[index].key, .object([]))
            return [.object(without), .object(with)] as [JSONValue]
        }
    }
}
