import HouseholdModel
import HouseholdService
import Testing

/// The families' day is Monday, 16 November 2026, 10 o'clock in Berlin.
@Suite("A chore that goes round")
struct TurnTests {
    private let family: Family
    private let today: Day

    init() async throws {
        family = try await Family()
        today = try family.zone().day(at: family.clock.now)
    }

    private func add(_ people: ChorePeople, every words: String = "day") async throws -> ChoreView {
        let reader = RecurrenceReader(today: today, zone: try family.zone())
        let now = Due(day: today, time: try family.zone().time(at: family.clock.now))
        let recurrence = try reader.draft(words).recurrence(now: now)
        return try await family.perform(
            AddChore(
                title: Title("Table"), for: people, timing: .repeating(recurrence)), as: .anna)
    }

    private func turns(
        _ strategy: Rotation.Strategy = .inOrder, _ passing: Rotation.Passing = .occurrence
    ) -> ChorePeople {
        .turns(["mia", "max", "ben"], strategy, passing)
    }

    /// Does the chore as whoever's turn it is, day by day, and returns whose turns those were.
    private func play(_ number: Number, times: Int) async throws -> [String] {
        var played: [String] = []
        for _ in 0..<times {
            let turn = try await family.ask(ShowChore(number), as: .anna).turn ?? "-"
            played.append(turn)
            let person = try #require(Person(rawValue: turn))
            try await family.complete(number, as: person)
            try await family.live(days: 1)
        }
        return played
    }

    @Test("passes from one to the next, and from the last to the first")
    func inOrder() async throws {
        let chore = try await add(turns())
        #expect(
            (chore.type, chore.mode, chore.turn) == (
                ChoreView.Kind.rotational, Chore.Assignment.Mode.rotation, "mia"
            ))
        #expect(chore.assignees == ["mia", "max", "ben"])
        #expect(try await play(chore.number, times: 5) == ["mia", "max", "ben", "mia", "max"])
    }

    @Test("passes by the calendar where it says so, also on from a date that was missed and stays")
    func passesOnWhereMissed() async throws {
        let chore = try await add(turns(.inOrder, .day)).number
        let turn = { [family] in try await family.ask(ShowChore(chore), as: .anna).turn }
        try await family.live(days: 1)
        #expect(try await turn() == "max")

        let done = try await family.complete(chore, as: .max)
        #expect((done.chore.due?.day, done.next?.turn) == ("2026-11-16", "ben"))
        try await family.undo(chore, as: .anna)
        #expect(try await turn() == "max")
        try await family.live(days: 1)

        #expect(try await turn() == "ben")
        let blamed = try await family.ask(ShowStats(), as: .max)
        #expect(blamed.due == 0)
    }

    @Test(
        "stays whose it was where it does not pass by the calendar",
        arguments: [Rotation.Passing.occurrence, .completion, .week, .month])
    func staysWhereMissed(_ passing: Rotation.Passing) async throws {
        let chore = try await add(turns(.inOrder, passing)).number

        try await family.live(days: 2)

        #expect(try await family.ask(ShowChore(chore), as: .anna).turn == "mia")
    }

    @Test("is not somebody else's to do")
    func isTheirs() async throws {
        let chore = try await add(turns())
        let refusal = await refusal { () throws(ServiceError) in
            try await family.perform(CompleteChore(chore.number), as: .max)
        }
        #expect(refusal?.refusal?.step == .rule)
    }

    @Test("goes back with its turn when it is taken back")
    func undoes() async throws {
        let chore = try await add(turns())
        try await family.complete(chore.number, as: .mia)
        #expect(try await family.ask(ShowChore(chore.number), as: .anna).turn == "max")

        try await family.undo(chore.number, as: .mia)

        #expect(try await family.ask(ShowChore(chore.number), as: .anna).turn == "mia")
    }

    @Test("stays with who let it be, where it passes once it was done")
    func passesOnCompletion() async throws {
        let chore = try await add(turns(.inOrder, .completion))
        #expect(try await family.perform(SkipChore(chore.number), as: .anna).next?.turn == "mia")
        try await family.live(days: 1)
        #expect(try await family.complete(chore.number, as: .mia).next?.turn == "max")
    }

    @Test("passes with the week, done or not")
    func passesWeekly() async throws {
        let chore = try await add(turns(.inOrder, .week), every: "week on wed and sat")
        let turns = try await play(chore.number, times: 1)
        #expect(turns == ["mia"])
        #expect(try await family.ask(ShowChore(chore.number), as: .anna).turn == "mia")
        try await family.perform(SkipChore(chore.number), as: .anna)
        #expect(try await family.ask(ShowChore(chore.number), as: .anna).turn == "max")
    }

    @Test("goes to whoever earned least in four weeks")
    func leastDone() async throws {
        let big = try await family.addChore("Paint", to: "mia", worth: 10)
        let small = try await family.addChore("Dust", to: "max", worth: 4)
        try await family.complete(big, as: .mia)
        try await family.complete(small, as: .max)

        let chore = try await add(turns(.leastDone))

        #expect(chore.turn == "ben")
        #expect(try await play(chore.number, times: 5) == ["ben", "ben", "ben", "ben", "max"])
    }

    @Test("goes by chance to everybody")
    func random() async throws {
        let chore = try await add(turns(.random))
        #expect(Set(try await play(chore.number, times: 25)) == ["mia", "max", "ben"])
    }

    @Test("follows a roster of two weeks, with days that are nobody's")
    func roster() async throws {
        let chore = try await add(
            .roster([[.monday: "mia", .tuesday: "max"], [.monday: "max", .wednesday: "ben"]]))
        let days = try await family.ask(ShowCalendar(.month), as: .anna).days.prefix(14)
        let turns = days.map { day in day.chores.first { $0.number == chore.number }?.turn ?? "-" }
        #expect(
            turns == ["mia", "max", "-", "-", "-", "-", "-", "max", "-", "ben", "-", "-", "-", "-"])
    }

    @Test("shows in the calendar whose turn it will be")
    func calendar() async throws {
        let chore = try await add(turns())
        let days = try await family.ask(ShowCalendar(.week), as: .anna).days
        #expect(
            days.flatMap(\.chores).filter { $0.number == chore.number }.map(\.turn)
                == ["mia", "max", "ben", "mia", "max", "ben", "mia"])
        let own = try await family.ask(ShowCalendar(.week, for: "max"), as: .anna).days
        #expect(own.map(\.day) == ["2026-11-17", "2026-11-20"])
    }
}
