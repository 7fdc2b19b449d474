import Foundation
import Testing

/// What is wrong with words or files is said, with what to do, and nothing goes to stdout.
@Suite("Every command of policy")
struct BadInputTests {
    private static let lines: [(line: String, exit: Int32, message: String)] = [
        ("chek ./house.cedar", 64, "There is no command \"policy chek\"."),
        ("check", 64, "Something is missing"),
        ("check --colour ./house.cedar", 64, "There is no option --colour here."),
        ("check ./nowhere.cedar", 66, "There is no file nowhere.cedar."),
        ("check ./house.cedar/x.cedar", 66, "There is no file house.cedar/x.cedar."),
        ("check ./empty.cedar", 65, "empty.cedar is empty; there is nothing to read in it."),
        ("check ./blank.cedar", 65, "blank.cedar is empty"),
        ("check -", 65, "stdin is empty"),
        ("check ./latin.cedar", 65, "latin.cedar is not text in UTF-8."),
        ("check ./folder", 65, "folder is a folder."),
        ("check ./pipe", 65, "pipe is not a file."),
        ("check /dev/zero", 65, "/dev/zero is not a file."),
        ("check ./json.cedar", 65, "this looks like JSON"),
        ("check ./text.json", 65, "this is not JSON"),
        ("check ./twice.json", 65, "twice.json"),
        ("validate ./house.cedar", 64, "Something is missing"),
        ("validate --schema ./house.cedarschema --level -1 ./house.cedar", 64, "needs a value"),
        (
            "validate --schema ./house.cedarschema --level=-1 ./house.cedar", 64,
            "--level takes a number"
        ),
        ("validate --schema ./house.cedar ./house.cedar", 65, "house.cedar:1:1: error: "),
        ("validate --schema ./nowhere ./house.cedar", 66, "There is no file nowhere."),
        ("authorize" + Family.situation, 64, "A request is needed."),
        ("authorize" + Family.situation + "--principal Person::\"a\"", 64, "A request is needed."),
        (
            "authorize" + Family.situation + "--request ./max.json --principal Person::\"a\"", 64,
            "A request is needed."
        ),
        (
            "authorize" + Family.situation + "--requests ./max.json --request ./max.json", 64,
            "--requests stands for itself"
        ),
        (
            "authorize" + Family.situation + "--request ./two.json", 65,
            "two.json has 0 requests, not one."
        ),
        ("authorize" + Family.situation + "--requests ./max.json --repeat 3", 64, "--stats"),
        (
            "authorize" + Family.situation + "--requests ./max.json --stats --repeat 0", 64,
            "from 1 to 1000000"
        ),
        (
            "authorize" + Family.situation + "--requests ./max.json --stats --repeat 1000001", 64,
            "from 1 to 1000000"
        ),
        (
            "authorize" + Family.situation
                + "--requests ./max.json --stats --repeat 99999999999999999999", 64,
            "does not work for"
        ),
        ("authorize" + Family.situation + "--requests ./broken.jsonl", 65, "broken.jsonl:2:1:"),
        (
            "authorize" + Family.situation + "--requests ./house.entities.json", 65,
            "At 0: \"action\" is missing"
        ),
        (
            "authorize" + Family.situation
                + "--context ./max.json --principal Person::max --action A --resource B", 65,
            "--action:1:2: error: "
        ),
        (
            "authorize" + Family.situation
                + Family.asking("max", "garden").replacing("open", with: "fly"), 65,
            "There is no action Action::\"fly\"."
        ),
        (
            "authorize --policies ./a.json ./a.json --entities ./house.entities.json --request ./max.json",
            65, "There are two policies called \"a\"."
        ),
        (
            "authorize --policies ./house.cedar --entities ./tall.json --schema ./house.cedarschema --request ./max.json",
            65, "tall.json: error: Person::\"max\": age: Expected"
        ),
        (
            "authorize --policies ./house.cedar --entities ./big.json --request ./max.json", 65,
            "123456789012345678901234567890 is not a whole number of 64 bits"
        ),
        (
            "authorize --policies ./house.cedar --entities ./max.json --request ./max.json", 65,
            "Expected an array, found an object"
        ),
        ("authorize --policies ./house.cedar --request ./max.json", 64, "Something is missing"),
        ("explain" + Family.situation, 64, "A request is needed."),
        ("test", 64, "Something is missing"),
        ("test ./nowhere", 66, "There is no file nowhere."),
        ("format --check --write ./house.cedar", 64, "choose one of them"),
        ("format --write -", 64, "stdin can't be written."),
        ("format ./max.json", 65, "max.json is JSON; only text is formatted."),
        ("translate ./house.cedar", 64, "Something is missing"),
        ("translate --to xml ./house.cedar", 64, "\"xml\" does not work for --to"),
    ]

    private func workshop() throws -> Workshop {
        let workshop = try Workshop(
            Family.files.merging([
                "empty.cedar": "", "blank.cedar": " \n\t\n", "json.cedar": "{}",
                "text.json": "permit",
                "folder/x.cedar": Family.policies, "two.json": "[]",
                "broken.jsonl": Family.request.replacing("\n", with: " ") + "\nnonsense\n",
                "a.json": Self.set(#""a":\#(Self.policy)"#),
                "twice.json": Self.set(#""a":\#(Self.policy),"a":\#(Self.policy)"#),
                "tall.json": Family.entities.replacing("12", with: "\"twelve\""),
                "big.json": Family.entities.replacing("12", with: "123456789012345678901234567890"),
            ]) { $1 })
        try Data([0x70, 0xE9, 0x0A]).write(to: workshop.folder.appending(path: "latin.cedar"))
        #expect(unsafe mkfifo(workshop.folder.appending(path: "pipe").path, 0o600) == 0)
        return workshop
    }

    private static let policy =
        #"{"effect":"permit","principal":{"op":"All"},"action":{"op":"All"},"resource":{"op":"All"},"conditions":[]}"#

    private static func set(_ policies: String) -> String {
        #"{"staticPolicies":{\#(policies)},"templates":{},"templateLinks":[]}"#
    }

    @Test("refuses what it can't use, and says what to do", arguments: lines)
    func refuses(line: String, exit: Int32, message: String) throws {
        let workshop = try workshop()

        let outcome = workshop.run(line)

        #expect(outcome.exit == exit)
        #expect(outcome.output == "")
        #expect(outcome.messages.contains(message), "\(outcome.messages)")
    }

    @Test("tells programs of it in one document", arguments: lines)
    func refusesPrograms(line: String, exit: Int32, message: String) throws {
        let workshop = try workshop()

        let outcome = workshop.run(line + " --json")

        #expect(outcome.exit == exit)
        #expect(outcome.output == "")
        #expect(outcome.messages.hasPrefix("{\"v\":1,\"error\":{\"code\":\""))
        #expect(outcome.messages.contains("\"exit\":\(exit),\"message\":\""))
        #expect(outcome.messages.count { $0 == "\n" } == 1)
    }

    @Test(
        "says what can be typed",
        arguments: [
            ("", "<subcommand>"), ("help", "<subcommand>"), ("--help", "<subcommand>"),
            ("help authorize", "authorize [<options>]"),
            ("explain --help", "explain --policies <policies> ... --entities <entities>"),
            ("check --help", "check <files> ... [--json]"),
            ("--json check -h", "check <files> ... [--json]"),
        ])
    func helps(line: String, usage: String) throws {
        let outcome = try Workshop().run(line)

        #expect(outcome.exit == 0 && outcome.messages == "")
        #expect(outcome.output.contains("USAGE: chorus policy"))
        #expect(outcome.output.contains(usage))
    }

    @Test("refuses text that goes too deep", arguments: ["(", "[", "{\"a\":", "!", "-"])
    func refusesDepth(opener: String) throws {
        let workshop = try Workshop()
        let deep = String(repeating: opener, count: 100_000)
        try workshop.write("permit (principal, action, resource) when { \(deep)", to: "deep.cedar")
        try workshop.write(deep, to: "deep.json")

        for line in ["check ./deep.cedar", "check ./deep.json", "format ./deep.cedar"] {
            let outcome = workshop.run(line)
            #expect(outcome.exit == 65 && outcome.output == "", "\(line)")
            #expect(outcome.messages.utf8.count < 2_000)
        }
    }
}
