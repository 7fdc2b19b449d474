import TestSupport
import Testing

@Suite("Money with somebody who lives here no more")
struct FormerNamesTests {
    @Test(
        "is told with the name that they have here, and why they live here no more",
        arguments: [
            ("member remove tom --confirm Tom", "(left)"),
            ("member role tom helper --yes", "(helps)"),
        ])
    func tellsName(line: String, mark: String) async throws {
        let stage = try await Family.stage()
        try await stage.letIn("tom", as: "tom99", by: "member invite Tom --role parent")
        let steps = [
            ("money rate 10 = 1.00 EUR", "anna"),
            ("points give mia 20 --why \"helped grandma\"", "anna"),
            ("money payout mia 1.00 --later", "tom"), ("money charge anna 5.00 Pizza", "tom"),
            (line, "anna"), ("money pay tom 1.00", "anna"),
        ]
        for (line, person) in steps {
            let outcome = await stage.say(line, as: person)
            try #require(outcome.exit == 0, "\(line): \(outcome)")
        }

        let list = await stage.say("money list").results
        #expect(list.contains("You owe Tom 4.00 EUR.  \(mark)"), "\(list)")
        let history = await stage.say("money history").results
        #expect(history.contains("Tom") && !history.contains("tom99"), "\(history)")
        let settled = await stage.say("money settle tom").results
        #expect(settled.contains("Tom got 4.00 EUR."), "\(settled)")
    }
}
