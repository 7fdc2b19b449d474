import HouseholdShell
import TestSupport
import Testing

/// To feed the cat is chore 1, worth 2 points, and Mia's.
@Suite("Half of the points for siblings' chores")
struct HalfPointsTests {
    private static let half = "1 instead of 2: a house rule"

    /// Says that they are half, and lets Max have what is Mia's.
    private func stage() async throws -> Stage {
        let stage = try await Family.stage()
        for (line, person) in [
            (
                "rules say \"Points for siblings' chores are half\" --now --why \"we agreed\" --yes",
                "anna"
            ), ("chore offer 1 --to max", "mia"), ("chore take-over 1", "max"),
        ] {
            let outcome = await stage.say(line, as: person)
            try #require(outcome.exit == 0, "\(line): \(outcome)")
        }
        return stage
    }

    @Test("are told of before it is done, when it is, and wherever it is looked up")
    func areTold() async throws {
        let stage = try await stage()
        #expect(
            await stage.say("rules read").results.hasPrefix(
                "Points for siblings' chores are half.\n"))
        for line in ["chore show 1", "done 1", "points why 1"] {
            let outcome = await stage.say(line, as: "max")
            #expect(outcome.results.contains(Self.half), "\(line): \(outcome)")
        }
        for (line, points) in [("chore history", "1 of 2"), ("points history", "+1 of 2")] {
            let outcome = await stage.say(line, as: "max")
            #expect(outcome.results.contains(points), "\(line): \(outcome)")
            #expect(outcome.results.contains("Half by a house rule\n"), "\(line): \(outcome)")
        }
        let german = await stage.say("chore show 1 --lang de", as: "max")
        #expect(german.results.contains("1 statt 2: eine Hausregel"))
        #expect(await stage.say("points --json", as: "max").results.contains("\"balance\":1,"))
        #expect(await stage.say("audit verify").exit == 0)
    }

    @Test("are told to a parent who says that a sibling did it, and not where whose it is did")
    func areToldOfSibling() async throws {
        let stage = try await stage()
        for title in ["Windows", "Rake"] {
            try #require(await stage.say("chore add \(title) --to mia --points 9").exit == 0)
        }

        let sibling = await stage.say("done 4 --for max")
        let own = await stage.say("done 5 --for mia")

        #expect(sibling.results.contains("+5 points. Max has 5."), "\(sibling)")
        #expect(sibling.results.contains("5 instead of 9: a house rule"), "\(sibling)")
        #expect(own.results.contains("+9 points. Mia has 9."), "\(own)")
        #expect(!own.results.contains("instead of"), "\(own)")
        #expect(await stage.say("points history max").results.contains("+5 of 9"))
        #expect(!(await stage.say("points history mia").results.contains(" of ")))
    }

    @Test("are told by the names that somebody gave to rules")
    func areNamed() async throws {
        let stage = try await stage()
        try #require(
            await stage.say("rules set siblings-half --now --why \"we agreed\" --yes").exit == 0)
        #expect(
            await stage.say("chore show 1", as: "max").results
                .contains("1 instead of 2: siblings-half, a house rule\n"))
    }

    @Test("are told with what there is from tomorrow on")
    func areToldAhead() async throws {
        let stage = try await stage()
        // What is less within the first hour of a chore is a slip that is put right at once.
        stage.pass(minutes: 61)
        for points in [10, 7] {
            try #require(await stage.say("chore edit 1 --points \(points)").exit == 0)
        }
        let told = await stage.say("chore show 1", as: "max").results
        #expect(
            told.contains("points  5 instead of 10: a house rule, from tomorrow on 4\n"), "\(told)")
    }

    @Test("are told to whoever says OK")
    func areApproved() async throws {
        let stage = try await stage()
        try #require(await stage.say("household settings approval always").exit == 0)
        for (line, person) in [("done 1", "max"), ("approve 1", "anna")] {
            let outcome = await stage.say(line, as: person)
            let told = outcome.results.replacing("\n", with: " ")
            #expect(told.contains(Self.half), "\(line): \(outcome)")
        }
        let json = await stage.say("chore show 1 --json", as: "max").results
        #expect(
            json.contains(
                #""half":{"of":2,"rules":["said.siblings-points.children.no"]}"#), "\(json)")
    }
}
