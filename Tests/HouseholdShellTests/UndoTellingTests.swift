import Testing

@Suite("What can be taken back")
struct UndoTellingTests {
    @Test(
        "is offered in its list but for what a parent took back or said OK to since",
        arguments: ["no 1", "undone 1", "approve 1"])
    func offersWhatGoes(answer: String) async throws {
        let stage = try await Family.stage()
        func ways() async -> [Bool] {
            let lines = await stage.say("undo --list", as: "mia").results.split(separator: "\n")
            return lines.dropFirst().map { $0.hasSuffix(" undo") }
        }
        #expect(await stage.say("household settings approval always --now --why x").exit == 0)
        #expect(await stage.say("done 1", as: "mia").exit == 0)
        #expect(await ways() == [true])

        #expect(await stage.say(answer).exit == 0)
        #expect(await ways() == [false])
        let refused = await stage.say("undo", as: "mia")
        #expect(refused.exit != 0, "\(refused)")
        #expect(await stage.say("undo", as: "anna").exit == 0)
        #expect(await ways() == [true])
    }

    @Test(
        "is called as people call it, and whose it is, too",
        arguments: [
            ("goal save 3", "the jar of Mia is as it was before."),
            ("goal clear", "the goal of Mia is as it was before."),
            ("privacy set activity me", "what others see of Mia is as it was before."),
        ])
    func callsThingsAsPeopleDo(line: String, told: String) async throws {
        let stage = try await Family.stage()
        for (line, person) in [
            ("reward add Zoo --cost 10", "anna"), ("points give mia 5 --why x", "anna"),
            ("goal set Zoo", "mia"), (line, "mia"),
        ] {
            let outcome = await stage.say(line, as: person)
            #expect(outcome.exit == 0, "\(line): \(outcome.messages)")
        }

        #expect(await stage.say("undo", as: "mia").results == "Taken back: \(told)\n")
    }
}
