import JSON
import TestSupport
import Testing

@Suite("A list that never ends")
struct NewestRowsTests {
    private let stage: Stage

    /// A household in which more was done, and more points were given, than a terminal shows at once.
    init() async throws {
        stage = try Stage()
        await stage.register()
        for line in ["household create Smith home", "child add Mia"] {
            #expect(await stage.say(line).exit == 0, "\(line)")
        }
        let lines = (1...101).flatMap { number in
            [
                "chore add Sweep", "done \(number)",
                "points give mia 1 --why \"helped grandma\"",
            ]
        }
        let outcome = await stage.run(lines.flatMap { ["-c", $0] })
        #expect(outcome.exit == 0, "\(outcome.messages)")
    }

    private static let hint = "The newest 100. More with: --limit 1000"

    @Test(
        "shows the newest at a terminal, and says so only where there is more",
        arguments: ["chore history", "points history mia"])
    func saysThatThereIsMore(line: String) async {
        #expect(await stage.say(line).results.contains(Self.hint))
        #expect(await stage.say("\(line) --limit 100").results.contains(Self.hint))
        for limit in [101, 102, 1_000_000] {
            let all = await stage.say("\(line) --limit \(limit)")
            #expect(all.exit == 0 && !all.results.contains("More with"), "\(all)")
        }
    }

    @Test(
        "is whole for programs, unless they say how much",
        arguments: ["chore history", "points history mia"])
    func isWholeForPrograms(line: String) async throws {
        for (options, count) in [("", 101), (" --limit 7", 7), (" --limit 101", 101)] {
            let answer = await stage.say("\(line)\(options) --json")
            let rows = try JSONValue(parsing: answer.results)["data"]?.elements
            #expect(rows?.count == count, "\(options)")
        }
        let piped = try Stage(Stage.Setting(outputIsTerminal: false), continuing: stage)
        let text = await piped.say(line).results
        #expect(text.split(separator: "\n").count >= 101 && !text.contains("More with"))
    }
}
