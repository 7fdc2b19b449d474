import Testing

@Suite("The list of what can be taken back")
struct UndoListTests {
    @Test(
        "offers nothing that a parent took back or said OK to since",
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
}
