import HouseholdService
import HouseholdShell
import JSON
import TestSupport
import Testing

@Suite("A reward with tags")
struct RewardTagTests {
    private let stage: Stage

    init() async throws { stage = try await Family.stage() }

    /// The tags of the reward that is called so, as programs read them.
    private func tags(of title: String) async throws -> [String] {
        let list = try JSONValue(parsing: await stage.say("reward list --json").results)["data"]
        let reward = list?.elements?.first { $0["title"]?.string == title }
        return try #require(reward?["tags"]?.elements).compactMap(\.string)
    }

    @Test(
        "has the words that stand with a # in the line, wherever, and those of its option",
        arguments: [
            ("Movie night #screen for 30", ["screen"]),
            ("#screen Movie night for 30 #evening", ["evening", "screen"]),
            ("Movie night for mia #Screen at 30 points", ["screen"]),
            ("Movie night #screen --cost 30 --tag evening,screen", ["evening", "screen"]),
            ("Movie night --at 30 --tag screen", ["screen"]), ("Movie night for 30", []),
        ])
    func hasTags(typed: String, tags: [String]) async throws {
        let set = await stage.say("reward add \(typed)")
        #expect(set.exit == 0 && set.results.contains(" Movie night, "), "\(set)")
        let line = "     \(tags.map { "#\($0)" }.joined(separator: " "))\n"
        #expect(tags.isEmpty || set.results.contains(line), "\(set)")
        #expect(try await self.tags(of: "Movie night") == tags)
    }

    @Test("has a number, or quoted words, in its title")
    func hasTitle() async throws {
        #expect(await stage.say("reward add Prize #1 for 30").results.contains(" Prize #1, "))
        let quoted = await stage.say("reward add \"Film #screen\" --cost 30")
        #expect(quoted.results.contains(" Film #screen, "), "\(quoted)")
        for title in ["Prize #1", "Film #screen"] { #expect(try await tags(of: title).isEmpty) }
    }

    @Test("is not set with what can't be a tag")
    func refusesOthers() async throws {
        for typed in ["Film #a!b for 30", "Film for 30 --tag a!b"] {
            let set = await stage.say("reward add \(typed)")
            #expect(set.exit == 65 && set.messages.contains("a tag"), "\(set)")
        }
    }

    @Test("gets others, and none, and has them back with undo")
    func isChanged() async throws {
        _ = await stage.say("reward add Film #screen for 30")
        for (option, tags) in [
            ("--tag evening --tag screen", ["evening", "screen"]),
            ("--cost 20", ["evening", "screen"]),
            ("--tag none", []),
        ] {
            let edit = await stage.say("reward edit film \(option)")
            #expect(edit.exit == 0, "\(edit)")
            #expect(try await self.tags(of: "Film") == tags, "\(option)")
        }
        for tags in [["evening", "screen"], ["evening", "screen"], ["screen"]] {
            let back = await stage.say("undo")
            #expect(back.exit == 0, "\(back)")
            #expect(try await self.tags(of: "Film") == tags)
        }
    }

    @Test("has them in an export, and in what is to be typed where nobody can be asked")
    func keepsTags() async throws {
        let asked = await stage.say("reward add Film #screen 30 points")
        #expect(asked.messages.contains("--cost 30 --tag screen"), "\(asked)")
        _ = await stage.say("reward add Film #screen #evening for 30")
        let export = try JSONValue(parsing: await stage.say("data export -").results)
        let rewards = export["tables"]?["reward"]?.elements ?? []
        #expect(rewards.contains { $0["tags"]?.string == "evening screen" }, "\(rewards)")
    }

    @Test("is kept from children by the rules that are said of it, and no other reward is")
    func isKept() async throws {
        _ = await stage.say("points give mia 9 --why \"helped grandma\"")
        _ = await stage.say("reward add Film #screen for 3")
        _ = await stage.say("reward add Kite #outside for 3")
        for rules in ["set screen-nights", "say \"No #screen rewards on weekends\""] {
            let set = await stage.say("rules \(rules) --yes")
            #expect(set.exit == 0, "\(set)")
        }
        let read = await stage.say("rules read").results
        #expect(read.contains("No rewards with #screen on weekends."), "\(read)")

        // It is Saturday.
        let refused = await stage.say("want film --yes", as: "mia")
        #expect(refused.exit == 77, "\(refused)")
        #expect(refused.messages.contains("No rewards with #screen on weekends."), "\(refused)")
        let granted = await stage.say("want kite --yes", as: "mia")
        #expect(granted.exit == 0, "\(granted)")
    }
}
