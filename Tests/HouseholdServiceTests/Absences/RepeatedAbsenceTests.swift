import HouseholdModel
import HouseholdService
import Testing

/// The families' day is Monday, 16 November 2026, 10 o'clock in Berlin.
@Suite("An absence that repeats")
struct RepeatedAbsenceTests {
    private let family: Family
    private let today: Day

    init() async throws {
        family = try await Family()
        today = try family.zone().day(at: family.clock.now)
    }

    private func days(_ phrase: String, _ length: Int) throws -> RepeatedDays {
        let reader = RecurrenceReader(today: today, zone: try family.zone())
        let recurrence = try reader.draft(phrase).recurrence(now: Due(day: today))
        guard case .calendar(let schedule) = recurrence else {
            throw RecurrenceError.badText(phrase)
        }
        return try #require(RepeatedDays(schedule, length: length))
    }

    private func add(_ phrase: String, _ length: Int) async throws -> AbsenceView {
        try await family.perform(AddAbsence(of: "mia", again: days(phrase, length)), as: .anna)
    }

    private func openDays(_ number: Number) async throws -> [String] {
        try await family.ask(ListChores(.open), as: .anna).filter { $0.number == number }
            .map { "\($0.due?.day.description ?? "")\($0.late ? " late" : "")" }
    }

    private func dailyChore() async throws -> Number {
        let reader = RecurrenceReader(today: today, zone: try family.zone())
        let timing = Chore.Timing.repeating(
            try reader.draft("day").recurrence(now: Due(day: today)))
        return try await family.perform(
            AddChore(title: Title("Feed the cat"), for: .one("mia"), timing: timing), as: .anna
        ).number
    }

    @Test("is shown by its rule and its next times")
    func isShown() async throws {
        let view = try await add("2 weeks on fri", 7)

        #expect((view.member, view.from, view.to) == ("mia", "2026-11-20", nil))
        #expect(
            (view.repeats, view.rrule, view.days)
                == ("every 2 weeks on fri", "FREQ=WEEKLY;INTERVAL=2;BYDAY=FR;WKST=MO", 7))
        #expect(view.next.map(\.from).prefix(3) == ["2026-11-20", "2026-12-04", "2026-12-18"])
        try await family.live(days: 11)
        let listed = try await family.ask(ListAbsences(), as: .max)
        #expect(listed.map(\.number) == [view.number])
        #expect(listed.first?.next.first?.from == "2026-12-04")
    }

    @Test("lets chores be in each of its weeks, and nobody's days in a row end by it")
    func letsBe() async throws {
        let chore = try await dailyChore()
        _ = try await add("2 weeks on fri", 7)

        for _ in 0..<4 {
            try await family.perform(CompleteChore(chore), as: .mia)
            try await family.live(days: 1)
        }
        #expect(try await openDays(chore) == ["2026-11-27"])
        try await family.live(days: 7)
        for _ in 0..<7 {
            try await family.perform(CompleteChore(chore), as: .mia)
            try await family.live(days: 1)
        }
        #expect(try await openDays(chore) == ["2026-12-11"])
        #expect(try await family.ask(ShowStats(), as: .mia).streak?.current == 11)
    }

    @Test("is taken away as a whole, and comes back as a whole by undo")
    func isRemoved() async throws {
        let chore = try await dailyChore()
        let absence = try await add("2 weeks on mon", 7)
        #expect(try await openDays(chore) == ["2026-11-23"])

        try await family.perform(RemoveAbsence(absence.number), as: .anna)
        #expect(try await openDays(chore) == ["2026-11-16"])
        #expect(try await family.ask(ListAbsences(all: true), as: .anna).isEmpty)
        try await family.perform(TakeBack(), as: .anna)

        let again = try await family.ask(ListAbsences(), as: .anna)
        #expect(again.map(\.rrule) == [absence.rrule])
        #expect(again.map(\.days) == [7])
        #expect(try await openDays(chore) == ["2026-11-23"])
    }

    @Test(
        "is refused where nothing of it is to come, or it began long ago",
        arguments: [
            ("day from 1 nov 2026 until 15 nov 2026", 1, "absence.past"),
            ("day from 1 nov 2026 until 15 nov 2026", 2, nil),
            ("week on sun from 15 nov 2025", 1, nil),
            ("week on sun from 15 nov 2024", 1, "value.unusable"),
            ("week on mon", 7, "value.unusable"), ("week on mon", 6, nil),
            ("weekday", 3, "value.unusable"), ("day until 1 dec 2026", 1, nil),
            ("day in apr-oct", 1, nil), ("2 weeks on mon", 366, "value.unusable"),
        ])
    func isRefused(phrase: String, length: Int, code: String?) async throws {
        let before = try family.everything()
        let days = try days(phrase, length)
        let error = await refusal { () throws(ServiceError) in
            try await family.perform(AddAbsence(of: "mia", again: days), as: .anna)
        }

        #expect(error?.code == code)
        #expect(try (family.everything() == before) == (code != nil))
    }

    @Test("is listed until all of it is over")
    func isListed() async throws {
        _ = try await add("week on mon until 23 nov 2026", 2)

        try await family.live(days: 8)
        #expect(try await family.ask(ListAbsences(), as: .anna).map(\.to) == ["2026-11-24"])
        try await family.live(days: 1)
        #expect(try await family.ask(ListAbsences(), as: .anna).isEmpty)
        #expect(try await family.ask(ListAbsences(all: true), as: .anna).map(\.next.count) == [0])
    }

    @Test("ends when the member leaves")
    func endsWithLeaving() async throws {
        _ = try await add("2 weeks on fri", 7)

        try await family.perform(RemoveMember("mia"), as: .anna)

        #expect(try await family.ask(ListAbsences(all: true), as: .anna).isEmpty)
    }
}
