import HouseholdModel
import HouseholdService
import Testing

@Suite("Without a question to the rules that fits")
struct QuestionTests {
    private let family: Family

    init() async throws {
        family = try await Family()
    }

    @Test(
        "nothing is taken back, and a record says so",
        arguments: [
            "'[]'", "json_remove(steps, '$[0]')",
            "json_set(steps, '$[0][1]', 'chore.list')",
            "json_set(steps, '$[0][1]', 'undo.list')",
            "json_set(steps, '$[0][0]', 'rules.set')",
        ])
    func takesNothingBack(_ steps: String) async throws {
        try await family.complete(4, as: .mia)
        try family.tamper("UPDATE undo SET steps = \(steps)")
        let (before, count) = (try family.everything(), try family.count("audit"))

        let error = await family.refusal(TakeBack(), as: .mia)

        #expect(error?.code == "program.bug")
        #expect(try family.everything() == before)
        #expect(try family.count("audit") == count + 1)
        let record = try family.lastRecord()
        #expect(record["operation"] == "undo.list")
        #expect(record["allowed"] == "0")
    }

    @Test(
        "nothing is done again either",
        arguments: [
            "'[]'", "json_set(steps, '$[0][0]', 'chore.list')",
            "json_set(steps, '$[0][0]', 'chore.claim')",
        ])
    func doesNothingAgain(_ steps: String) async throws {
        try await family.complete(4, as: .mia)
        try await family.perform(TakeBack(), as: .mia)
        try family.tamper("UPDATE undo SET steps = \(steps)")
        let (before, count) = (try family.everything(), try family.count("audit"))

        let error = await family.refusal(TakeBack(again: true), as: .mia)

        #expect(error?.code == "program.bug")
        #expect(try family.everything() == before)
        #expect(try family.count("audit") == count + 1)
    }

    @Test("there is nothing to take back either way, and whoever asks is told so")
    func nothingToTakeBack() async throws {
        #expect(try await family.perform(TakeBack(), as: .mia) == nil)
        #expect(try family.lastRecord()["allowed"] == "1")
    }
}
