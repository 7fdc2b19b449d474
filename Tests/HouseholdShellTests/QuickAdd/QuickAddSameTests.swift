import QuickAdd
import Testing

@Suite("The line that quick-add says it is the same as")
struct QuickAddSameTests {
    @Test(
        "adds the same chore",
        arguments: [
            "Call grandma", "Buy the present tomorrow private",
            "Call grandpa 2 points for mia private",
            "Buy the present for mia private", "Homework must-do for mia today",
            "Feed the cat tomorrow at noon for me",
            "Bake a cake for mia, max 0 points #sweet #kitchen", "Dance for mia and max together",
            "Bins every 2 weeks on mon,thu at 18:00 until 30 jun taking turns mia, max",
            "🐓 Feed the hens every day for mia 2 points",
            "Water the plants 3 days after done for each child",
        ])
    func addsTheSame(typed: String) async throws {
        let stage = try await Family.stage()
        let shown = await stage.say("add --dry-run \(typed)").results
        let said = try #require(shown.firstMatch(of: /(?m)^Same as: chore add (.*)$/))

        let quick = await stage.say("add --dry-run --json \(typed)")
        let long = await stage.say("chore add --dry-run --json \(said.1)")

        #expect(quick.exit == 0)
        #expect(quick.results == long.results)
    }

    @Test("tells that what was added must be done")
    func tellsOfDuty() async throws {
        let stage = try await Family.stage()

        let added = await stage.say("add Homework for mia must-do").results
        let changed = await stage.say("chore edit 1 --must-do").results

        #expect([added, changed].allSatisfy { $0.contains("\n  must-do\n") }, "\(added)\(changed)")
        #expect(await !stage.say("chore edit 1 --no-must-do").results.contains("must-do"))
    }
}
