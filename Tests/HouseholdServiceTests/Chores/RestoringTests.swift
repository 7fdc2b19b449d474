import HouseholdModel
import HouseholdService
import Testing

/// The families' day is Monday, 16 November 2026, 10 o'clock in Berlin.
@Suite("A chore that was deleted")
struct RestoringTests {
    private let family: Family

    init() async throws {
        family = try await Family()
    }

    private func add(_ timing: Chore.Timing) async throws -> Number {
        let add = try AddChore(title: Title("Feed the cat"), for: .one("mia"), timing: timing)
        return try await family.perform(add, as: .anna).number
    }

    private func daily() async throws -> Number {
        let today = try family.zone().day(at: family.clock.now)
        let now = Due(day: today, time: try family.zone().time(at: family.clock.now))
        let reader = RecurrenceReader(today: today, zone: try family.zone())
        return try await add(.repeating(reader.draft("day").recurrence(now: now)))
    }

    private func deleteAndRestore(
        _ number: Number, after days: Int = 0
    ) async throws -> RestoreChore.Answer {
        try await family.perform(DeleteChore(number), as: .anna)
        try await family.live(days: days)
        return try await family.perform(RestoreChore(number), as: .ben)
    }

    @Test("is put back as it was, with its date, and can be done")
    func comesBack() async throws {
        let due = Due(day: try family.zone().day(at: family.clock.now).adding(days: 2))
        let number = try await add(.once(due))
        let before = try await family.ask(ListChores(.all), as: .mia).map(\.number)

        let answer = try await deleteAndRestore(number)

        #expect((answer.chore.state, answer.chore.due?.day) == (ChoreState.open, "2026-11-18"))
        #expect(answer.changed)
        #expect(try await family.ask(ListChores(.all), as: .mia).map(\.number) == before)
        #expect(try await family.complete(number, as: .mia).awarded == 1)
    }

    @Test("goes on from today where it comes back by a rule and its date is over")
    func goesOnFromToday() async throws {
        let number = try await daily()

        let answer = try await deleteAndRestore(number, after: 5)

        #expect((answer.chore.due?.day, answer.chore.late) == ("2026-11-21", false))
    }

    @Test("is late where it is to be done once and its date is over")
    func isLate() async throws {
        let due = Due(day: try family.zone().day(at: family.clock.now).adding(days: 2))

        let answer = try await deleteAndRestore(try await add(.once(due)), after: 5)

        #expect((answer.chore.due?.day, answer.chore.late) == ("2026-11-18", true))
    }

    @Test("rests again where it rested, and is done again where it was done")
    func keepsItsState() async throws {
        let resting = try await daily()
        try await family.perform(PauseChore(resting), as: .anna)
        #expect(try await deleteAndRestore(resting).chore.state == .paused)

        try await family.complete(2, as: .mia)
        #expect(try await deleteAndRestore(2).chore.doneBy == "mia")
        #expect(try await family.earned(.mia) == 3)
    }

    @Test("changes nothing where it is not deleted, and is not there for others")
    func changesNothing() async throws {
        let before = try await family.ask(ListChores(.all), as: .anna).count
        #expect(try await !family.perform(RestoreChore(2), as: .anna).changed)
        #expect(try await family.ask(ListChores(.all), as: .anna).count == before)

        try await family.perform(DeleteChore(2), as: .anna)
        let error = await refusal { () throws(ServiceError) in
            try await family.perform(RestoreChore(2), as: .olga)
        }
        #expect(error == .notFound(.chore, "2"))
    }
}
