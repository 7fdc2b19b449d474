import Testing

@Suite("What a child saves for")
struct GoalCommandTests {
    @Test(
        "is given up by a parent as it is set, or by the name alone",
        arguments: ["goal clear --for mia", "goal clear mia"])
    func isCleared(line: String) async throws {
        let stage = try await Family.stage()
        try #require(await stage.say("goal set 1 --for mia").exit == 0)

        let cleared = await stage.say(line)
        #expect(cleared.exit == 0, "\(cleared)")
        #expect(cleared.results.hasPrefix("\"Cinema\" is no goal any more."), "\(cleared)")
    }

    @Test("is that of one child alone")
    func isOfOne() async throws {
        let stage = try await Family.stage()
        try #require(await stage.say("goal set 1 --for mia").exit == 0)

        let both = await stage.say("goal clear mia --for max")
        #expect(both.exit == 64)
        #expect(
            both.messages == "error: One child is named.\n  try: goal clear --for NAME\n")
        #expect(await stage.say("goal clear mia").exit == 0)
    }
}
