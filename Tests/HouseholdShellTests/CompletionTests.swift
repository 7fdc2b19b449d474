import TestSupport
import Testing

@Suite("Another shell")
struct CompletionTests {
    private func fits(_ words: String..., as person: String = "anna") async throws -> [String] {
        let outcome = await (try Family.stage()).run(["--complete"] + words, as: person)
        #expect(outcome.exit == 0 && outcome.messages.isEmpty)
        return outcome.results.split(separator: "\n").map(String.init)
    }

    @Test("is told what fits: short forms, what there is help about, things and people")
    func isTold() async throws {
        #expect(try await fits("to").contains("today"))
        #expect(try await fits("do") == ["done"])
        #expect(try await fits("done", "").sorted() == ["1", "2", "3"])
        #expect(try await fits("done", "fe") == ["Feed the cat"])
        #expect(try await fits("help", "").contains("dates"))
        #expect(try await fits("help", "do") == ["done"])
        #expect(try await fits("help", "chore", "ca") == ["calendar"])
        #expect(try await fits("points", "give", "m") == ["mia", "max"])
        #expect(try await fits("chores", "mi") == ["mia"])
        #expect(try await fits("chore", "add", "--ev") == ["--every"])
        #expect(try await fits("chore", "add", "Read", "--rotate", "m") == ["mia", "max"])
        #expect(try await fits("absence", "list", "m") == ["mia", "max"])
        #expect(try await fits("chore", "pack", "") == ["3-5", "6-7", "8-10", "11-14"])
        #expect(try await fits("points", "reverse", "") == [])
        #expect(try await fits("money", "pa").sorted() == ["pay", "payout"])
        #expect(try await fits("money", "settle", "m") == ["mia", "max"])
    }

    @Test("is told the rules that can be removed, those of the program once something is typed")
    func isToldRules() async throws {
        let stage = try await Family.stage()
        try #require(await stage.say("rules set no-rewards --now --why fair --yes").exit == 0)
        func fits(_ typed: String) async -> [String] {
            await stage.run(["--complete", "rules", "remove", typed]).results
                .split(separator: "\n").map(String.init)
        }

        #expect(await fits("") == ["no-rewards"])
        #expect(await fits("reward.as").contains("reward.ask"))
    }

    @Test("is told nothing that whoever is signed in may not see")
    func isNotTold() async throws {
        #expect(!(try await fits("rules", "", as: "mia").contains("set")))
        #expect(
            try await fits("money", "", as: "mia").sorted()
                == ["allowance", "history", "list", "rate"])
        #expect(try await fits("done", "", as: "kim") == [])
    }

    @Test("asks with the words before the cursor")
    func asks() async throws {
        let script = try await Family.stage().page(["--generate-completion-script", "bash"])
        #expect(script.contains("--complete \"${COMP_WORDS[@]:1:COMP_CWORD}\""))
        #expect(script.contains("complete -o default -o nosort -F _chorus chorus\n"))
    }
}
