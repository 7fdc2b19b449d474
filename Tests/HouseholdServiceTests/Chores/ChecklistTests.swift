import HouseholdModel
import HouseholdService
import Testing

@Suite("A chore with steps")
struct ChecklistTests {
    private let family: Family

    init() async throws {
        family = try await Family()
        try await family.setSteps(["Sort", "Wash", "Dry"], of: 2)
    }

    @Test("is done once every step is ticked, whoever says so")
    func waitsForSteps() async throws {
        let left = try [1: Title("Sort"), 2: Title("Wash"), 3: Title("Dry")]
        #expect(await family.refusal(CompleteChore(2), as: .mia) == .chore(.stepsLeft(2, left)))
        #expect(
            await family.refusal(CompleteChoreFor(2, doer: "mia"), as: .anna)
                == .chore(.stepsLeft(2, left))
        )

        try await family.perform(CheckChore(2, steps: [1, 3]), as: .mia)
        #expect(
            await family.refusal(CompleteChore(2), as: .mia)
                == .chore(.stepsLeft(2, [2: try Title("Wash")])))

        let view = try await family.perform(CheckChore(2, steps: [2]), as: .anna)
        #expect(view.steps?.map(\.done) == [true, true, true])
        #expect(try await family.complete(2, as: .mia).awarded == 3)
    }

    @Test("is ticked once, and unticked")
    func isUnticked() async throws {
        try await family.perform(CheckChore(2, steps: [2]), as: .mia)
        let before = try family.everything()["occurrence"]
        try await family.perform(CheckChore(2, steps: [2, 2]), as: .mia)
        #expect(try family.everything()["occurrence"] == before)

        let view = try await family.perform(
            CheckChore(2, steps: [2], isTicked: false), as: .mia)
        #expect(view.steps?.map(\.done) == [false, false, false])
    }

    @Test("refuses steps that it does not have", arguments: [[0], [4], [1, -1], [.min], []])
    func refusesSteps(_ steps: [Int]) async throws {
        #expect(
            await family.refusal(CheckChore(2, steps: steps), as: .mia)
                == .chore(.noStep(2, count: 3)))
        #expect(
            await family.refusal(CheckChore(1, steps: steps), as: .mia)
                == .chore(.noStep(1, count: 0)))
    }

    @Test("keeps its ticks once it is done, and begins anew when it comes back")
    func comesBack() async throws {
        try await family.repeatDaily(2)
        let today = try family.zone().day(at: family.clock.now)
        try await family.perform(CheckChore(2, steps: [1, 2, 3]), as: .mia)

        let done = try await family.complete(2, as: .mia)
        #expect(done.chore.steps?.map(\.done) == [true, true, true])
        #expect(done.next?.steps?.map(\.done) == [false, false, false])
        let error = await family.refusal(CheckChore(2, on: today, steps: [1]), as: .mia)
        #expect(error == .chore(.isDone(2)))
    }

    @Test("has ticks for each who has a copy")
    func isTickedApart() async throws {
        var edit = EditChore(2)
        edit.people = .to(.each(["mia", "max"]))
        try await family.perform(edit, as: .anna)

        try await family.perform(CheckChore(2, steps: [1]), as: .mia)
        let other = try await family.perform(CheckChore(2, of: "max", steps: [2]), as: .anna)
        #expect(other.steps?.map(\.done) == [false, true, false])
        #expect(
            try await family.ask(ShowChore(2), as: .mia).steps?.map(\.done)
                == [true, false, false])
        #expect(
            await family.refusal(CheckChore(2, steps: [1]), as: .anna)
                == .chore(.whose(2, ["mia", "max"])))
    }
}
