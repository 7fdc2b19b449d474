import Testing

/// Mia plays the piano once a week; it is Saturday, and the week ends on the next day.
@Suite("Weeks in a row")
struct WeekRowTests {
    private let stage: Stage

    init() async throws {
        stage = try await Family.stage()
        try #require(
            await stage.say("chore add Piano --to mia --every \"once a week\"").exit == 0)
    }

    @Test("are shown with the chore, from week to week")
    func areShown() async throws {
        let new = await stage.say("chore show 4")
        #expect(new.exit == 0 && !new.results.contains("in a row"), "\(new)")
        for weeks in 1...2 {
            try #require(await stage.say("done 4", as: "mia").exit == 0)
            let shown = await stage.say("chore show 4", as: "mia").results
            #expect(
                shown.contains("  weeks   Mia: \(weeks) in a row, \(weeks) at best\n"), "\(shown)")
            stage.pass(days: 6)
        }
        stage.pass(days: 7)
        let shown = await stage.say("chore show 4 --json", as: "mia").results
        #expect(
            shown.contains("\"streaks\":[{\"best\":2,\"current\":0,\"member\":\"mia\"}]"),
            "\(shown)")
    }

    @Test("are said in German")
    func areGerman() async throws {
        _ = await stage.say("settings lang de", as: "mia")
        try #require(await stage.say("done 4", as: "mia").exit == 0)

        let shown = await stage.say("chore show 4", as: "mia").results
        #expect(shown.contains("  Wochen  Mia: 1 in Folge, am meisten 1\n"), "\(shown)")
    }
}
