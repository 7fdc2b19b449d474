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
        var rest = outcome.results[...]
        for part in [
            "3 to go", "Brush teeth", "\"Brush teeth\" is done.",
            "2 to go", "Make the bed", ">  Shake", "2 to go", "x  Shake", ">  Smooth",
            "\"Make the bed\" is done.",
            "1 to go", "Pack the bag", "\"Pack the bag\" is done.",
            "That was all of morning: 3 points of these are", "All of morning is done.",
        ] {
            let place = try #require(rest.firstRange(of: part), "\(part): \(outcome)")
            rest = rest[place.upperBound...]
        }
        #expect(outcome.results.ranges(of: " to go").count == 4)
        #expect(await earned() == 6)
    }

    /// What Mia has earned so far.
    private func earned() async -> Int? {
        let points = await stage.say("points --json", as: "mia").results
        return points.firstMatch(of: /"earned":(\d+)/).flatMap { Int($0.1) }
    }

    @Test("goes on where one was: s leaves a chore for later, q stops")
    func goesOn() async throws {
        let stopped = await stage.say("routine start morning", as: "mia", input: ["", "s", "q"])
        #expect(stopped.exit == 0)
        #expect(stopped.results.contains("1 to go") && stopped.results.contains("Pack the bag"))
        #expect(stopped.results.contains("2 left. Go on with: routine start morning"))
        #expect(await earned() == 1)

        let again = await stage.say("routine start morning", as: "mia", input: ["q"])
        #expect(again.results.contains("2 to go") && again.results.contains("Make the bed"))
        #expect(!again.results.contains("Brush teeth") && !again.results.contains("Pack the bag"))
        #expect(await earned() == 1)
    }

    @Test(
        "goes back with b, in any language: what was done last is taken back, or shown again",
        arguments: ["b", "back", "Z", "zurück"])
    func goesBack(key: String) async throws {
        let outcome = await stage.say(
            "routine start morning", as: "mia", input: ["", "s", key, key, key, "q"])

        #expect(outcome.exit == 0)
        var rest = outcome.results[...]
        for part in [
            "3 to go", "Brush teeth", "\"Brush teeth\" is done.",
            "2 to go", "Make the bed", "1 to go", "Pack the bag", "2 to go", "Make the bed",
            "Taken back: \"Brush teeth\" is open again. (-1 point)", "3 to go", "Brush teeth",
            "Nothing comes before this.", "3 to go", "Brush teeth",
            "3 left. Go on with: routine start morning",
        ] {
            let place = try #require(rest.firstRange(of: part), "\(part): \(outcome)")
            rest = rest[place.upperBound...]
        }
        #expect(await earned() == 0)
    }

    @Test("goes back step by step, also where the last one made the chore done")
    func goesBackInSteps() async throws {
        let outcome = await stage.say(
            "routine start morning", as: "mia", input: ["s", "", "", "b", "b", "q"])

        #expect(outcome.exit == 0)
        var rest = outcome.results[...]
        for part in [
            ">  Shake", "x  Shake", ">  Smooth", "\"Make the bed\" is done.", "Pack the bag",
            "Taken back: \"Make the bed\" is open again. (-1 point)", "x  Shake", ">  Smooth",
            "Make the bed", ">  Shake", "   Smooth",
        ] {
            let place = try #require(rest.firstRange(of: part), "\(part): \(outcome)")
            rest = rest[place.upperBound...]
        }
        #expect(await earned() == 0)
    }

    @Test(
        "shows whoever learns to read the picture that lists have, and nobody else",
        arguments: [("6-7", "", true), ("8-10", "", false), ("6-7", " --plain", false)])
    func showsPictures(age: String, option: String, isShown: Bool) async throws {
        try #require(await stage.say("profile edit --for mia --age \(age)").exit == 0)

        let outcome = await stage.say("routine start morning\(option)", as: "mia", input: ["q"])

        #expect(outcome.results.contains("🦷 Brush teeth") == isShown, "\(outcome)")
        #expect(outcome.results.contains("Brush teeth"))
    }

    @Test("does not wait for what was open to all once a sibling has done it at the prompt")
    func leavesWhatSiblingDid() async throws {
        for line in ["chore add \"Feed the hens\" --every day", "routine edit morning --add 7"] {
            try #require(await stage.say(line).exit == 0)
        }
        let before = await stage.say("routine start morning", as: "mia", input: ["q"])
        #expect(before.results.contains("4 to go"), "\(before)")

        let sibling = await stage.run([], as: "max", input: ["done 7", "quit"])

        let told = sibling.messages + sibling.results
        #expect(told.contains("\"Feed the hens\" is done."), "\(sibling)")
        let outcome = await stage.say(
            "routine start morning", as: "mia", input: ["", "", "", ""])
        #expect(outcome.results.contains("3 to go"), "\(outcome)")
        #expect(!outcome.results.contains("Feed the hens"), "\(outcome)")
        #expect(outcome.results.contains("That was all of morning: 3 points of these are"))
        #expect(await earned() == 6)
    }

    @Test("says that nothing is left for whoever has nothing to do of it")
    func hasNothingLeft() async throws {
        let outcome = await stage.say("routine start morning", as: "max", input: [""])

        #expect(outcome.exit == 0 && outcome.messages == "")
        #expect(outcome.results == "Nothing of morning is left for you today.\n")
    }

    @Test("says what else can be typed, and keeps what was done where the input ends")
    func endsEarly() async throws {
        let outcome = await stage.say("routine start morning", as: "mia", input: ["x", ""])

        #expect(outcome.messages.contains("Press Enter, or type s, b or q."))
        #expect(outcome.messages.contains("Stopped. What was done before that stays."))
        #expect(outcome.exit == 130)
        #expect(await earned() == 1)
    }

    @Test("is a list where nobody can be asked", arguments: ["--no-input", "--json"])
    func isListed(option: String) async throws {
        let outcome = await stage.say("routine start morning \(option)", as: "mia")

        #expect(outcome.exit == 0 && outcome.messages == "")
        for chore in ["Brush teeth", "Make the bed", "Pack the bag"] {
            #expect(outcome.results.contains(chore))
        }
        #expect(await earned() == 0)
    }
}
