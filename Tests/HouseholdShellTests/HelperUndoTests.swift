import HouseholdShell
import TestSupport
import Testing

@Suite("What a helper answers by a pass")
struct HelperUndoTests {
    /// Mia has done a chore that somebody has to look at, and Rosa may.
    private static func stage() async throws -> Stage {
        let stage = try await Family.stage()
        try await stage.letIn(
            "rosa", by: "member invite Rosa --role helper", with: "quiet river lamp rosa")
        for (person, line) in [
            ("anna", "pass give rosa --for mia --can see,approve --up-to 20 --until \"sun 18:00\""),
            ("anna", "chore add Sweep --to mia --approval always"), ("mia", "done Sweep"),
        ] {
            let outcome = await stage.say(line, as: person)
            try #require(outcome.exit == 0, "\(person): \(line): \(outcome)")
        }
        return stage
    }

    @Test("is not offered to be taken back, as only parents can", arguments: ["approve", "no"])
    func isNotOffered(verb: String) async throws {
        let stage = try await Self.stage()
        let answered = await stage.say("\(verb) Sweep", as: "rosa")
        #expect(answered.exit == 0, "\(answered.messages)")
        #expect(!answered.results.contains("undo"))

        let list = await stage.say("undo --list", as: "rosa").results
        #expect(list.contains("Sweep") && !list.contains("undo"), "\(list)")
        let undone = await stage.say("undo", as: "rosa")
        #expect(undone.exit == 77, "\(undone.messages)")
        #expect(!undone.messages.contains("try: undo"), "\(undone.messages)")
    }

    @Test("is offered to a parent")
    func isOfferedToParents() async throws {
        let stage = try await Self.stage()

        let answered = await stage.say("no Sweep")
        #expect(answered.results.hasSuffix("Changed your mind? undo\n"), "\(answered.results)")
        #expect(await stage.say("undo --list").results.contains("undo"))
        #expect(await stage.say("undo").exit == 0)
    }
}
