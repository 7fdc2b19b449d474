import HouseholdModel
import HouseholdService
import Testing

/// The families' day is Monday, 16 November 2026, 10 o'clock in Berlin.
@Suite("A date that has not come yet")
struct EarlyTests {
    private let family: Family
    private let reader: RecurrenceReader
    private let today: Day

    init() async throws {
        family = try await Family()
        today = try family.zone().day(at: family.clock.now)
        reader = RecurrenceReader(today: today, zone: try family.zone())
    }

    private func add(
        _ words: String, for people: ChorePeople = .one("mia"), as person: Person = .anna
    ) async throws -> Number {
        let now = Due(day: today, time: try family.zone().time(at: family.clock.now))
        let recurrence = try reader.draft(words).recurrence(now: now)
        return try await family.perform(
            AddChore(
                title: Title("Feed the cat"), for: people, value: ChoreValue(2) ?? .one,
                timing: .repeating(recurrence)), as: person
        ).number
    }

    private func notYet(_ days: Int, at time: String? = nil) throws -> ServiceError {
        .chore(
            .notYet(
                try Title("Feed the cat"),
                Due(day: today.adding(days: days), time: time.flatMap { TimeOfDay($0) })))
    }

    @Test("is not done today by whoever names it, nor paid")
    func isNotDone() async throws {
        let chore = try await add("day")
        try await family.complete(chore, as: .mia)

        let error = await family.refusal(
            CompleteChore(chore, on: today.adding(days: 1)), as: .mia)

        #expect(error == (try notYet(1)))
        #expect(try await family.earned(.mia) == 2)
        family.clock.advance(days: 1)
        #expect(try await family.complete(chore, as: .mia).awarded == 2)
    }

    @Test("is not done either where it is the chore's first")
    func isNotFirst() async throws {
        let chore = try await add("day at 9:00")

        #expect(await family.refusal(CompleteChore(chore), as: .mia) == (try notYet(1)))
    }

    @Test("is done for a child by a parent who allows it, and by a parent")
    func isAllowed() async throws {
        let chore = try await add("day")
        try await family.complete(chore, as: .mia)
        let own = try await add("day", for: .one("anna"))
        try await family.complete(own, as: .anna)

        for (number, doer) in [(chore, "mia"), (own, nil)] {
            let tomorrow = today.adding(days: 1)
            let done =
                if let doer {
                    try await family.perform(
                        CompleteChoreFor(number, on: tomorrow, doer: doer), as: .anna)
                } else {
                    try await family.perform(CompleteChore(number, on: tomorrow), as: .anna)
                }
            #expect(done.awarded == 2)
        }
    }

    @Test("but is for this time already waits for a parent's OK, once")
    func waits() async throws {
        let chore = try await add("week on thu")

        let early = try await family.complete(chore, as: .mia)
        #expect((early.awarded, early.pending, early.chore.state) == (0, 2, ChoreState.waiting))
        #expect(
            await family.refusal(CompleteChore(chore, on: today.adding(days: 10)), as: .mia)
                == (try notYet(4)))
        #expect(try await family.perform(ApproveChore(chore), as: .anna).awarded == 2)
    }

    @Test("waits for nobody where its chore is done once: it is due by then")
    func isDoneOnce() async throws {
        try await family.perform(MoveChore(1, to: Due(day: today.adding(days: 12))), as: .anna)

        #expect(try await family.complete(1, as: .mia).awarded == 1)
    }

    @Test("comes once the one before it is over, where there are several on a day")
    func comesLaterToday() async throws {
        let chore = try await add("6 hours at 10:00")
        try await family.complete(chore, as: .mia)

        #expect(
            await family.refusal(CompleteChore(chore), as: .mia) == (try notYet(0, at: "10:01")))
        family.clock.advance(seconds: 60)
        #expect(try await family.complete(chore, as: .mia).awarded == 2)
    }

    @Test("is told to whose turn it is, when another one has done it today")
    func isToldWhen() async throws {
        let chore = try await add("day", for: .turns(["mia", "max"], .inOrder, .occurrence))
        try await family.complete(chore, as: .mia)

        #expect(
            await family.refusal(CompleteChore(chore), as: .max)
                == .chore(.isLater(try Title("Feed the cat"), Due(day: today.adding(days: 1)))))
    }

    @Test("tells when it comes to whoever says twice that they did it")
    func tellsTheNext() async throws {
        let chore = try await add("day")
        try await family.complete(chore, as: .mia)

        let again = try await family.complete(chore, as: .mia)

        #expect((again.changed, again.next?.due?.day) == (false, "2026-11-17"))
    }

    @Test("is not there is told to those alone who may see its chore")
    func isNotThere() async throws {
        let chore = try await add("day")
        let hidden = try await family.addTodo("Buy a present", as: .max)
        let friday = today.adding(days: 4)

        #expect(
            await family.refusal(CompleteChore(chore, on: friday), as: .mia)
                == .chore(.noDate(try Title("Feed the cat"), friday)))
        #expect(
            await family.refusal(CompleteChoreFor(chore, on: friday, doer: "mia"), as: .anna)
                == .chore(.noDate(try Title("Feed the cat"), friday)))
        for unknown in [hidden, 99] {
            #expect(
                await family.refusal(CompleteChore(unknown, on: friday), as: .mia)
                    == .notFound(.chore, String(unknown)))
        }
    }

    @Test("is a matter of another housemate where there are no parents")
    func isForHousemates() async throws {
        let chore = try await add("day", for: .one("paul"), as: .nora)
        try await family.complete(chore, as: .paul)
        let tomorrow = today.adding(days: 1)

        #expect(
            await family.refusal(CompleteChore(chore, on: tomorrow), as: .paul) == (try notYet(1)))
        let done = try await family.perform(
            CompleteChoreFor(chore, on: tomorrow, doer: "paul"), as: .nora)
        #expect(done.awarded == 2)
    }
}
