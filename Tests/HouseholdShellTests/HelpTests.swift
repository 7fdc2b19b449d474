import TestSupport
import Testing

@Suite("Help")
struct HelpTests {
    @Test(
        "is short, and shows what the reader can do",
        arguments: [("mia", 12, "done 3"), ("anna", 24, "approve mia"), ("kim", 12, "login anna")])
    func isShort(person: String, lines: Int, example: String) async throws {
        let stage = try await Family.stage()

        for words in [["help"], ["-c", "help"], ["--plain", "help"]] {
            let outcome = await stage.run(words, as: person)
            #expect(outcome.exit == 0)
            #expect(outcome.results.split(separator: "\n").count <= lines)
            #expect(outcome.results.contains(example))
        }
        let isParent = person == "anna"
        #expect(
            await stage.run(["help"], as: person).results.contains("points give") == isParent)
    }

    @Test("has topics, and explains short forms and commands")
    func hasTopics() async throws {
        let stage = try await Family.stage()

        #expect(await stage.say("help dates").results.contains("next mon"))
        #expect(await stage.say("help points").results.contains("points why 45"))
        #expect(await stage.say("help done").results.contains("chore done"))
        #expect(await stage.say("help chore add").results.contains("--every"))
        #expect(await stage.say("help --all").results.contains("SUBCOMMANDS"))
        #expect(await stage.say("help json --json").results.hasPrefix(#"{"v":1,"data":["#))
    }

    @Test("is a manual page too, of all commands, in which nothing is taken for a macro")
    func isAManual() async throws {
        let page = try await Family.stage().page(["--generate-man-page"])

        for section in ["NAME", "COMMANDS", "SHORT FORMS", "EXIT STATUS"] {
            #expect(page.contains(".SH \(section)\n"))
        }
        for command in ["chore add", "reward request", "points why", "add", "as"] {
            #expect(page.contains(".SS \(command)\n"))
        }
        let macros = [".TH", ".SH", ".SS", ".TP", ".B", ".I", ".PP", ".br", ".nf", ".fi"]
        for line in page.split(separator: "\n") where line.hasPrefix(".") {
            #expect(macros.contains(String(line.prefix { $0 != " " })), "\(line)")
        }
    }

    @Test("completes in other shells", arguments: ["bash", "zsh", "fish"])
    func completesElsewhere(shell: String) async throws {
        let script = try await Family.stage().page(["--generate-completion-script", shell])

        #expect(script.contains("reward") && script.contains("after-done"))
        #expect(!script.contains("␉"))
    }
}
