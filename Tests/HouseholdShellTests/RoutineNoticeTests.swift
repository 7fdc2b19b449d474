import Testing

/// Mia's routine is of chores 4, 5 and 6, and all that she does waits for an OK.
@Suite("What is told of a routine at the prompt")
struct RoutineNoticeTests {
    /// A stage on which, where somebody types there, news are looked for at once.
    private func stage(typing isTyping: Bool = false) async throws -> Stage {
        let stage = try await Family.stage(
            isTyping
                ? Stage.Setting(isInteractive: true, newsPause: .milliseconds(1)) : Stage.Setting())
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

    @Test("is told the child above the line as each OK comes, and never again")
    func isTold() async throws {
        let stage = try await stage(typing: true)
        for number in 4...6 {
            try #require(await stage.say("done \(number)", as: "mia").exit == 0)
        }

        let outcome = await stage.run(
            [], as: "mia",
            input: (4...6).map { Stage.meanwhile + "anna approve \($0)" } + ["whoami", "quit"])

        let told = outcome.messages + outcome.results
        for title in ["Brush teeth", "Make the bed", "Pack the bag"] {
            #expect(told.ranges(of: "Anna says OK to \"\(title)\".").count == 1, "\(told)")
        }
        #expect(!told.contains("morning"), "\(told)")
    }

    @Test("is told a parent above the line once what is left is skipped")
    func isToldOnceNothingIsLeft() async throws {
        let stage = try await stage(typing: true)

        let outcome = await stage.run(
            [],
            input: [
                Stage.meanwhile + "mia wish \"A kite\"", Stage.unseen + "mia done 4",
                Stage.unseen + "mia done 5", Stage.meanwhile + "anna chore skip 6", "quit",
            ])

        let line = """
            [above] Mia has done all of morning. 2 chores wait for your OK: Brush teeth, Make the bed.
            """
        let told = outcome.messages.replacing("\n", with: " ")
        #expect(told.ranges(of: line).count == 1, "\(outcome.messages)")
        #expect(told.ranges(of: "Mia has done").count == 1, "\(outcome.messages)")
    }
}
