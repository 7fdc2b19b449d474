import HouseholdModel
import HouseholdService
import Testing

@Suite("A chore that is open to all")
struct TakingTests {
    private let family: Family

    init() async throws {
        family = try await Family()
    }

    @Test("is whose it was taken by, until it is handed back")
    func isTaken() async throws {
        let taken = try await family.perform(ClaimChore(4), as: .mia)

        #expect(
            (taken.mode, taken.assignees, taken.turn) == (
                Chore.Assignment.Mode.anyone, ["mia"], "mia"
            ))
        #expect(try await family.ask(ListChores(.unassigned), as: .max).isEmpty)
        #expect(try await family.ask(ListChores(.mine), as: .mia).map(\.number).contains(4))
        let error = await refusal { () throws(ServiceError) in
            try await family.perform(CompleteChore(4), as: .max)
        }
        #expect(error?.isRefusal == true)

        let back = try await family.perform(UnclaimChore(4), as: .mia)
        #expect((back.assignees, back.turn) == ([], nil))
        #expect(try await family.complete(4, as: .max).awarded == 4)
    }

    @Test("is told to whoever had it where somebody else hands it back")
    func isHandedBack() async throws {
        try await family.perform(ClaimChore(4), as: .mia)
        for _ in 0..<2 { try await family.perform(UnclaimChore(4), as: .anna) }
        let told = try await family.ask(ListNotices(unread: true), as: .mia)
            .filter { $0.kind == .chore(.handedBack) }
        #expect(told.map(\.text.source) == ["Anna opened \"Plants\" to all again."])
    }

    @Test(
        "is told to children who could do it where it is given to somebody else or made a must-do, but within the hour",
        arguments: [59, 60])
    func isChanged(minutes: Int64) async throws {
        let (rake, sweep) = (
            try await family.addChore("Rake", to: "mia", worth: 2),
            try await family.addChore("Sweep", to: "mia", worth: 0)
        )
        family.clock.advance(minutes: minutes)
        for number in [rake, sweep] {
            var edit = EditChore(number)
            edit.isMustDo = true
            try await family.perform(edit, as: .anna)
            edit = EditChore(number)
            edit.people = .to(.one("max"))
            try await family.perform(edit, as: .anna)
        }

        func told(_ person: Person) async throws -> [String] {
            try await family.ask(ListNotices(unread: true), as: person)
                .filter { [.chore(.givenAway), .chore(.mustDo)].contains($0.kind) }
                .map(\.text.source)
        }
        #expect(
            try await told(.mia)
                == (minutes < 60
                    ? []
                    : [
                        "Anna made \"Rake\" a must-do.", "Anna gave \"Rake\" to somebody else.",
                        "Anna made \"Sweep\" a must-do.",
                    ]))
        for person in [Person.max, .anna, .ben] { #expect(try await told(person).isEmpty) }
    }

    @Test("stays taken when its title is edited, and is handed over when its assignee is")
    func outlivesEdits() async throws {
        try await family.perform(ClaimChore(4), as: .mia)
        var edit = EditChore(4)
        edit.title = try Title("Water the plants")
        #expect(try await family.perform(edit, as: .anna).turn == "mia")

        edit = EditChore(4)
        edit.people = .to(.one("max"))
        #expect(try await family.perform(edit, as: .anna).assignees == ["max"])
    }

    @Test("can't be taken when it is somebody's by plan, or done")
    func refusesPlanned() async throws {
        func error(_ number: Number) async -> ServiceError? {
            await refusal { () throws(ServiceError) in
                try await family.perform(ClaimChore(number), as: .mia)
            }
        }
        #expect(await error(2) == .chore(.isAssigned(2)))
        try await family.complete(4, as: .mia)
        #expect(await error(4) == .chore(.isDone(4)))
    }

    @Test("can be let be by a parent, and be done after all")
    func isSkipped() async throws {
        let skipped = try await family.perform(SkipChore(4), as: .anna)
        #expect(
            (skipped.awarded, skipped.chore.state, skipped.changed) == (0, ChoreState.skipped, true)
        )
        #expect(try await !family.perform(SkipChore(4), as: .ben).changed)
        #expect(try await family.ask(ListChores(.all), as: .anna).allSatisfy { $0.number != 4 })
        let error = await refusal { () throws(ServiceError) in
            try await family.perform(CompleteChore(4), as: .mia)
        }
        #expect(error == .chore(.isClosed(4)))

        #expect(try await family.undo(4, as: .anna).chore.state == .open)
        #expect(try await family.complete(4, as: .mia).awarded == 4)
    }
}
