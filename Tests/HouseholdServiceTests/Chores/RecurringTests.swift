import HouseholdModel
import HouseholdService
import Testing

/// The families' day is Monday, 16 November 2026, 10 o'clock in Berlin.
@Suite("A chore that comes back")
struct RecurringTests {
    private let family: Family
    private let reader: RecurrenceReader
    private let today: Day

    init() async throws {
        family = try await Family()
        today = try family.zone().day(at: family.clock.now)
        reader = RecurrenceReader(today: today, zone: try family.zone())
    }

    private func add(_ words: String, to person: String? = "mia", worth: Int = 2) async throws
        -> ChoreView
    {
        let now = Due(day: today, time: try family.zone().time(at: family.clock.now))
        let recurrence = try reader.draft(words).recurrence(now: now)
        return try await family.perform(
            AddChore(
                title: Title("Feed the cat"), for: person.map { .one($0) },
                value: ChoreValue(worth) ?? .one,
                timing: .repeating(recurrence)), as: .anna)
    }

    private func open(_ number: Number) async throws -> [String] {
        try await family.ask(ListChores(.open), as: .anna)
            .filter { $0.number == number }.compactMap(\.due?.day.description)
    }

    @Test("has its first date at once, and tells the next five")
    func begins() async throws {
        let chore = try await add("2 weeks on mon and thu")

        #expect((chore.type, chore.state) == (ChoreView.Kind.recurring, ChoreState.open))
        #expect(chore.due?.day == "2026-11-16")
        #expect(
            chore.next?.map(\.description) == [
                "2026-11-16", "2026-11-19", "2026-11-30", "2026-12-03", "2026-12-14",
            ])
        #expect(chore.rrule == "FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,TH;WKST=MO")
    }

    @Test("tells on which days it does not come all the same")
    func tellsExceptions() async throws {
        let chore = try await add("day except 24 dec, 1 dec")
        let shown = try await family.ask(ShowChore(chore.number), as: .mia)

        #expect(shown.except?.map(\.description) == ["2026-12-01", "2026-12-24"])
        #expect(try await add("day").except == [])
        #expect(try await add("3 days after done").except == nil)
    }

    @Test("makes one next date when it is done, and takes it away when that is taken back")
    func goesOn() async throws {
        let chore = try await add("day")

        let done = try await family.complete(chore.number, as: .mia)
        #expect((done.awarded, done.next?.due?.day) == (2, "2026-11-17"))
        #expect(try await open(chore.number) == ["2026-11-17"])

        let undone = try await family.undo(chore.number, as: .mia)
        #expect((undone.awarded, undone.chore.due?.day) == (-2, "2026-11-16"))
        #expect(try await open(chore.number) == ["2026-11-16"])
        #expect(try await family.earned(.mia) == 0)
    }

    @Test("is not done twice by saying so twice on one day")
    func isDoneOnce() async throws {
        let chore = try await add("day")
        try await family.complete(chore.number, as: .mia)

        let again = try await family.complete(chore.number, as: .mia)

        #expect((again.changed, again.awarded) == (false, 0))
        #expect(try await family.earned(.mia) == 2)
        #expect(try await open(chore.number) == ["2026-11-17"])
    }

    @Test("goes on tomorrow when it is done late, not with the days that were missed")
    func isLate() async throws {
        let chore = try await add("day")
        try await family.live(days: 5)

        let done = try await family.complete(chore.number, as: .mia)

        #expect(done.next?.due?.day == "2026-11-22")
    }

    @Test("can be done early, and then comes after the date it was done for")
    func isEarly() async throws {
        let chore = try await add("week on thu")

        #expect(chore.due?.day == "2026-11-19")
        #expect(try await family.complete(chore.number, as: .mia).next?.due?.day == "2026-11-26")
    }

    @Test("comes so long after it was done where it says so")
    func comesAfterDone() async throws {
        let chore = try await add("3 days after done")
        try await family.live(days: 2)

        let done = try await family.complete(chore.number, as: .mia)

        #expect(done.next?.due?.day == "2026-11-21")
    }

    @Test(
        "tells the next dates from the one that is open, also several on a day and after it was done"
    )
    func tellsNext() async throws {
        let hours = try await add("6 hours at 10:00")
        #expect(
            hours.next?.map(\.description) == [
                "2026-11-16T09:00:00Z", "2026-11-16T15:00:00Z", "2026-11-16T21:00:00Z",
                "2026-11-17T03:00:00Z", "2026-11-17T09:00:00Z",
            ])
        let after = try await add("3 days after done")
        try await family.live(days: 2)
        let next = try await family.complete(after.number, as: .mia).next
        #expect(next?.due?.day == "2026-11-21")
        let shown = try await family.ask(ShowChore(after.number), as: .anna)
        #expect(shown.next?.prefix(2).map(\.description) == ["2026-11-21", "2026-11-24"])
    }

    @Test("is in the calendar from today on where it is late")
    func comesLate() async throws {
        let chore = try await add("day")
        try await family.live(days: 3)

        let week = try await family.ask(ShowCalendar(.week, for: "mia"), as: .anna)

        #expect(week.days.map(\.day).first == "2026-11-19")
        #expect(week.days.count == 7)
        #expect(week.days.allSatisfy { $0.chores.map(\.number) == [chore.number] })
    }

    @Test("is asked about for the date that is meant")
    func isAskedAbout() async throws {
        let chore = try await add("day")
        try await family.complete(chore.number, as: .mia)

        let undo = try await family.ask(AskRules(.undoChore, on: "\(chore.number)"), as: .mia)
        #expect(undo.allowed && undo.policies == ["chore.undo-own"])
        let done = try await family.ask(AskRules(.completeChore, on: "\(chore.number)"), as: .mia)
        #expect(done.allowed && done.policies == ["chore.do"])
    }

    @Test("ends after its number of times")
    func ends() async throws {
        let chore = try await add("day for 2 times")
        #expect(try await family.complete(chore.number, as: .mia).next != nil)
        try await family.live(days: 1)

        #expect(try await family.complete(chore.number, as: .mia).next == nil)
        #expect(try await open(chore.number).isEmpty)
    }

    @Test("has its points and dates taken back one after the other, the last first")
    func isTakenBackInOrder() async throws {
        let chore = try await add("day")
        for _ in 1...3 {
            try await family.complete(chore.number, as: .mia)
            try await family.live(days: 1)
        }
        #expect(try await open(chore.number) == ["2026-11-19"])

        for day in ["2026-11-18", "2026-11-17", "2026-11-16"] {
            #expect(try await family.undo(chore.number, as: .anna).chore.due?.day == Day(day))
            #expect(try await open(chore.number) == [day])
        }
        #expect(try await family.earned(.mia) == 0)
        #expect(try await family.ask(VerifyAudit(), as: .anna).ok)
    }

    @Test(
        "has what waits taken back, and not what is booked of a day before",
        arguments: [Person.mia, .anna])
    func isTakenBackWhileItWaits(person: Person) async throws {
        try await family.perform(ChangeSettings(.approval(.always)), as: .anna)
        let chore = try await add("day")
        try await family.complete(chore.number, as: .mia)
        try await family.perform(ApproveChore(chore.number), as: .anna)
        try await family.live(days: 1)
        try await family.complete(chore.number, as: .mia)

        let undone = try await family.undo(chore.number, as: person)

        #expect((undone.awarded, undone.chore.due?.day) == (0, "2026-11-17"))
        #expect(try await family.earned(.mia) == 2)
    }

    @Test("is skipped for one date, and that can be taken back")
    func isSkipped() async throws {
        let chore = try await add("day")

        let skipped = try await family.perform(SkipChore(chore.number), as: .anna)
        #expect((skipped.chore.state, skipped.next?.due?.day) == (ChoreState.skipped, "2026-11-17"))
        #expect(try await family.earned(.mia) == 0)

        try await family.undo(chore.number, as: .anna)
        #expect(try await open(chore.number) == ["2026-11-16"])
    }

    @Test("goes on while a parent has yet to look, and has one open date when it is sent back")
    func waits() async throws {
        try await family.settle(.approval(.always), as: .anna)
        let chore = try await add("day")
        #expect(try await family.complete(chore.number, as: .mia).next?.due?.day == "2026-11-17")
        try await family.live(days: 1)
        #expect(try await family.complete(chore.number, as: .mia).next?.due?.day == "2026-11-18")

        try await family.perform(RejectChore(chore.number), as: .anna)

        let states = try await family.ask(ListChores(.open), as: .anna)
            .filter { $0.number == chore.number }.map {
                "\($0.due?.day.description ?? "") \($0.state)"
            }
        #expect(states == ["2026-11-16 open", "2026-11-17 waiting"])
        let again = try await family.complete(chore.number, as: .mia)
        #expect(again.next?.due?.day == "2026-11-18")
        try await family.perform(ApproveChore(chore.number), as: .anna)
        try await family.perform(ApproveChore(chore.number), as: .anna)
        #expect(try await family.earned(.mia) == 4)
        #expect(try await family.ask(VerifyAudit(), as: .anna).ok)
    }

    @Test("is planned on while an earlier date waits, which nothing hides and nobody deletes")
    func isPlannedWhileWaiting() async throws {
        try await family.settle(.approval(.always), as: .anna)
        let chore = try await add("day")
        try await family.complete(chore.number, as: .mia)

        var edit = EditChore(chore.number)
        edit.value = ChoreValue(9)
        let edited = try await family.perform(edit, as: .anna)
        #expect((edited.points, edited.due?.day) == (9, "2026-11-17"))
        #expect(
            try await family.perform(PauseChore(chore.number), as: .anna).due?.day == "2026-11-17")
        #expect(
            try await family.ask(ListChores(.waiting), as: .anna).map(\.due?.day)
                == ["2026-11-16"])
        #expect(
            try await family.ask(ListChores(.paused), as: .anna).map(\.due?.day)
                == ["2026-11-17"])
        let error = await refusal { () throws(ServiceError) in
            try await family.perform(DeleteChore(chore.number), as: .anna)
        }
        #expect(error == .chore(.waits(chore.number)))

        #expect(try await family.perform(ApproveChore(chore.number), as: .anna).awarded == 2)
        try await family.perform(DeleteChore(chore.number), as: .anna)
        #expect(try await family.ask(ShowPoints(), as: .mia).pending == 0)
        #expect(try await family.earned(.mia) == 2)
    }

    @Test("moves one date and goes on by its rule")
    func isMoved() async throws {
        let chore = try await add("week on mon")
        let due = Due(day: today.adding(days: 2))

        #expect(
            try await family.perform(MoveChore(chore.number, to: due), as: .anna).due?.day
                == "2026-11-18")
        try await family.live(days: 2)
        #expect(try await family.complete(chore.number, as: .mia).next?.due?.day == "2026-11-23")
    }

    @Test("moved ahead of its rule does not come again on the day that it had", arguments: [1, 2])
    func isMovedAhead(times: Int) async throws {
        let chore = try await add("week on thu")
        for days in [2, 1].suffix(times) {
            let due = Due(day: today.adding(days: days))
            try await family.perform(MoveChore(chore.number, to: due), as: .anna)
        }
        try await family.live(days: 1)

        #expect(try await family.complete(chore.number, as: .mia).next?.due?.day == "2026-11-26")
        try await family.perform(TakeBack(), as: .mia)
        #expect(try await open(chore.number) == ["2026-11-17"])
        #expect(try await family.complete(chore.number, as: .mia).next?.due?.day == "2026-11-26")
    }

    @Test("moved to and fro goes on as if it had not been moved")
    func isMovedBack() async throws {
        let chore = try await add("week on thu")
        for days in [1, 5, 3] {
            let due = Due(day: today.adding(days: days))
            try await family.perform(MoveChore(chore.number, to: due), as: .anna)
        }
        try await family.live(days: 3)

        #expect(try await family.complete(chore.number, as: .mia).next?.due?.day == "2026-11-26")
    }

    @Test("rests, and goes on from today")
    func rests() async throws {
        let chore = try await add("day")
        #expect(try await family.perform(PauseChore(chore.number), as: .anna).state == .paused)
        #expect(try await open(chore.number).isEmpty)
        #expect(
            try await family.ask(ListChores(.paused), as: .anna).map(\.number) == [chore.number])
        try await family.live(days: 5)

        let resumed = try await family.perform(ResumeChore(chore.number), as: .anna)

        #expect((resumed.state, resumed.due?.day) == (ChoreState.open, "2026-11-21"))
        #expect(try await open(chore.number) == ["2026-11-21"])
    }

    @Test("takes a new rule from its open date on")
    func changesRule() async throws {
        let chore = try await add("day")
        let now = Due(day: today)
        var edit = EditChore(chore.number)
        edit.recurrence = .to(try reader.draft("week on fri").recurrence(now: now))

        let edited = try await family.perform(edit, as: .anna)

        #expect(edited.due?.day == "2026-11-20")
        edit = EditChore(chore.number)
        edit.due = .to(Due(day: today.adding(days: 1)))
        let plain = edit
        let error = await refusal { () throws(ServiceError) in
            try await family.perform(plain, as: .anna)
        }
        #expect(error == .chore(.repeats(chore.number)))
    }

    @Test("is in the calendar on each of its days, and so are others of each day")
    func fillsCalendar() async throws {
        let chore = try await add("2 days")
        try await family.addChore("Taxes", to: "anna")

        let week = try await family.ask(ShowCalendar(.week), as: .mia)

        #expect((week.from, week.to) == ("2026-11-16", "2026-11-22"))
        #expect(
            week.days.map(\.day) == ["2026-11-16", "2026-11-18", "2026-11-20", "2026-11-22"])
        #expect(week.days.allSatisfy { $0.chores.map(\.number) == [chore.number] })
        let month = try await family.ask(ShowCalendar(.month, for: "mia"), as: .anna)
        #expect((month.to, month.days.count) == ("2026-12-15", 15))
        #expect(try await family.ask(ShowCalendar(.week, for: "max"), as: .anna).days.isEmpty)
    }

    @Test("has a history by person and days")
    func hasHistory() async throws {
        let chore = try await add("day")
        for _ in 1...3 {
            try await family.complete(chore.number, as: .mia)
            try await family.live(days: 1)
        }
        try await family.complete(4, as: .max)

        let all = try await family.ask(ShowHistory(), as: .anna)
        #expect(all.map(\.doneBy) == ["max", "mia", "mia", "mia"])
        let some = try await family.ask(
            ShowHistory(of: "mia", from: today.adding(days: 1), to: today.adding(days: 1)),
            as: .anna)
        #expect(some.map(\.due?.day) == ["2026-11-17"])
        #expect(
            try await family.ask(ShowHistory(of: "max"), as: .mia).allSatisfy { $0.points == nil })
        let error = await refusal { () throws(ServiceError) in
            _ = try await family.ask(
                ShowHistory(from: today, to: today.adding(days: -1)), as: .anna)
        }
        #expect(error != nil)
    }

    @Test("makes one next date when two programs do it at once", arguments: 1...20)
    func isRacedFor(trial: Int) async throws {
        let chore = try await add("day", to: nil)
        let gates = [family.gate, try family.anotherGate()]
        let requests = [family.newRequest(), family.newRequest()]

        let outcomes = await withTaskGroup(of: Bool.self) { group in
            for (place, person) in [Person.mia, .max].enumerated() {
                group.addTask { [family] in
                    let view = try? await gates[place].perform(
                        CompleteChore(chore.number), as: family.caller(person),
                        request: requests[place]
                    ).output
                    return view?.changed == true
                }
            }
            return await group.reduce(into: [Bool]()) { $0.append($1) }
        }

        #expect(outcomes.count { $0 } == 1)
        #expect(try await open(chore.number).count == 1)
        #expect(
            try family.number("SELECT count(*) FROM ledger WHERE kind = 'award'") == 1)
    }
}
