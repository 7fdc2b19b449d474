import Testing

/// Mia's routine is of chores 4, 5 and 6, and all that she does waits for an OK.
@Suite("What is told of a routine at the prompt")
struct RoutineNoticeTests {
    private func stage() async throws -> Stage {
        let stage = try await Family.stage()
        for line in [
            "household settings approval always",
            "chore add \"Brush teeth\" --to mia --every day",
            "chore add \"Make the bed\" --to mia --every day",
            "chore add \"Pack the bag\" --to mia --every day",
            "routine add morning 4 5 6", "mia notice read",
        ] {
            let outcome =
                line.hasPrefix("mia ")
                ? await stage.say(String(line.dropFirst(4)), as: "mia") : await stage.say(line)
            try #require(outcome.exit == 0, "\(outcome)")
        }
        return stage
    }

    @Test(
        "is one line to the child whose routine got an OK, in each language and for a screen reader",
        arguments: [
            ("", "Anna says OK to morning: Brush teeth, Make the bed, Pack the bag."),
            (" --plain", "Anna says OK to morning: Brush teeth, Make the bed, Pack the bag."),
            (" --json", "\"chores\":[4,5,6]"), (" --json", "\"routine\":\"morning\""),
            ("de", "Anna sagt OK zu morning: Brush teeth, Make the bed, Pack the bag."),
        ])
    func isRead(option: String, line: String) async throws {
        let stage = try await stage()
        if option == "de" { _ = await stage.say("settings lang de", as: "mia") }
        for number in 4...6 {
            try #require(await stage.say("done \(number)", as: "mia").exit == 0)
        }
        for number in 4...6 {
            try #require(await stage.say("approve \(number)").exit == 0)
        }

        let read = await stage.say("notice read" + (option == "de" ? "" : option), as: "mia")
        #expect(read.results.contains(line), "\(read)")
        #expect(read.results.ranges(of: "Pack the bag").count == 1, "\(read)")
    }
}
