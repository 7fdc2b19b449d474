import Testing

/// Mia's routine has chores 4, 5 and 6, of which 5 has two steps.
@Suite("Going through a routine")
struct RoutineStartTests {
    private let stage: Stage

    init() async throws {
        stage = try await Family.stage(Stage.Setting(isInteractive: true))
        for line in [
            "chore add \"Brush teeth\" --to mia --every day",
            "chore add \"Make the bed\" --to mia --every day --step Shake --step Smooth",
            "chore add \"Pack the bag\" --to mia --every day",
            "routine add morning 4 5 6 --bonus 3",
        ] {
            let outcome = await stage.say(line)
            try #require(outcome.exit == 0, "\(outcome)")
        }
    }

    @Test("shows one chore at a time, a step on each Enter, and ends with a cheerful line")
    func goesThrough() async throws {
        let outcome = await stage.say(
            "routine start morning", as: "mia", input: ["", "", "", ""])

        #expect(outcome.exit == 0)
        let places = ["3 to go", "2 to go", "1 to go", "All of morning is done."].map {
            outcome.results.firstRange(of: $0)?.lowerBound
        }
        let found = places.compactMap(\.self)
        #expect(found.count == places.count && found == found.sorted(), "\(outcome)")
        #expect(outcome.results.contains("That was all of morning: 3 points of these are"))
        #expect(await stage.say("points", as: "mia").results.contains("6"))
    }

    @Test("goes on where one was: s leaves a chore for later, q stops")
    func goesOn() async throws {
        let stopped = await stage.say("routine start morning", as: "mia", input: ["", "s", "q"])
        #expect(stopped.exit == 0)
        #expect(stopped.results.contains("2 left. Go on with: routine start morning"))

        let again = await stage.say("routine start morning", as: "mia", input: ["q"])
        #expect(again.results.contains("Make the bed") && !again.results.contains("Brush teeth"))
    }

    @Test("says what else can be typed, and keeps what was done where the input ends")
    func endsEarly() async throws {
        let outcome = await stage.say("routine start morning", as: "mia", input: ["x", ""])

        #expect(outcome.messages.contains("Press Enter, or type s or q."))
        #expect(outcome.messages.contains("Stopped. What was done before that stays."))
        #expect(outcome.exit == 130)
    }

    @Test("is a list where nobody can be asked", arguments: ["--no-input", "--json"])
    func isListed(option: String) async throws {
        let outcome = await stage.say("routine start morning \(option)", as: "mia")

        #expect(outcome.exit == 0 && outcome.messages == "")
        #expect(outcome.results.contains("Make the bed"))
        #expect(await stage.say("today", as: "mia").results.contains("Brush teeth"))
    }
}
