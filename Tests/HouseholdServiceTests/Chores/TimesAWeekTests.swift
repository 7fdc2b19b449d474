import HouseholdModel
import HouseholdService
import Testing

/// The families' day is Monday, 16 November 2026, 10 o'clock in Berlin.
@Suite("A chore that is to be done so many times a week")
struct TimesAWeekTests {
    private let family: Family
    private let reader: RecurrenceReader
    private let now: Due

    init() async throws {
        family = try await Family()
        let today = try family.zone().day(at: family.clock.now)
        reader = RecurrenceReader(today: today, zone: try family.zone())
        now = Due(day: today, time: try family.zone().time(at: family.clock.now))
    }

    private func recurrence(_ words: String) throws -> Recurrence {
        try reader.draft(words).recurrence(now: now)
    }

    private func add(
        _ words: String = "3 times a week", for people: ChorePeople? = .one("mia")
    ) async throws -> ChoreView {
        try await family.perform(
            AddChore(
                title: Title("Piano"), for: people, value: ChoreValue(2) ?? .one,
                timing: .repeating(recurrence(words))), as: .anna)
    }

    /// The day on which the next time has to be done, and how many times are left of which week.
    private func left(_ view: ChoreView?) -> String {
        guard let view, let due = view.due, let week = view.week else { return "-" }
        return "\(due.day) \(week.left)/\(week.times) \(week.from)" + (view.late ? " late" : "")
    }

    private func left(_ number: Number) async throws -> String {
        try await left(family.ask(ShowChore(number), as: .anna))
    }

    @Test("counts down on whichever days, is paid for each time, and begins again with the week")
    func countsDown() async throws {
        let chore = try await add()
        #expect(left(chore) == "2026-11-20 3/3 2026-11-16")
        #expect((chore.repeats, chore.rrule) == ("3 times a week", nil))

        for next in [
            "2026-11-21 2/3 2026-11-16", "2026-11-22 1/3 2026-11-16", "2026-11-27 3/3 2026-11-23",
        ] {
            let done = try await family.complete(chore.number, as: .mia)
            #expect((done.awarded, left(done.next)) == (2, next))
            try await family.live(days: 1)
        }

        let tooEarly = ServiceError.chore(
            .notThisWeek(try Title("Piano"), now.day.adding(days: 7)))
        #expect(await family.refusal(CompleteChore(chore.number), as: .mia) == tooEarly)
        let byParent = CompleteChoreFor(chore.number, doer: "mia")
        #expect(await family.refusal(byParent, as: .anna) == tooEarly)
        try await family.live(days: 4)
        #expect(try await family.complete(chore.number, as: .mia).awarded == 2)
    }

    @Test("is done once a day at most, whoever says so, and also where it was skipped in between")
    func isDoneOnceADay() async throws {
        let chore = try await add()
        try await family.complete(chore.number, as: .mia)

        #expect(try await !family.complete(chore.number, as: .mia).changed)
        let byParent = CompleteChoreFor(chore.number, doer: "mia")
        #expect(try await !family.perform(byParent, as: .anna).changed)
        try await family.perform(SkipChore(chore.number), as: .anna)
        #expect(try await !family.complete(chore.number, as: .mia).changed)
        #expect(try await family.earned(.mia) == 2)
        #expect(try await left(chore.number) == "2026-11-22 1/3 2026-11-16")
    }

    @Test("takes the day of its week that is named for the time that is left")
    func takesNamedDays() async throws {
        let chore = try await add()

        let done = try await family.perform(
            CompleteChore(chore.number, on: now.day), as: .mia)

        #expect(left(done.next) == "2026-11-21 2/3 2026-11-16")
        let gone = await family.refusal(
            CompleteChore(chore.number, on: now.day.adding(days: -1)), as: .mia)
        #expect(gone?.code == "chore.no-date")
    }

    @Test("is late once the week can't hold the rest, and what was missed is not made up for")
    func isLate() async throws {
        let chore = try await add()
        try await family.live(days: 4)
        #expect(try await left(chore.number) == "2026-11-20 3/3 2026-11-16")
        try await family.live(days: 1)
        #expect(try await left(chore.number) == "2026-11-20 3/3 2026-11-16 late")

        let done = try await family.complete(chore.number, as: .mia)
        #expect(left(done.next) == "2026-11-22 1/3 2026-11-16")
        try await family.live(days: 2)
        #expect(try await left(chore.number) == "2026-11-27 3/3 2026-11-23")
        try await family.complete(chore.number, as: .mia)

        #expect(try family.count("occurrence", where: "state = 'missed'") == 1)
        try await family.live(days: 4)
        let stats = try await family.ask(ShowStats(of: "mia"), as: .anna)
        #expect((stats.streak?.current, stats.streak?.best) == (1, 1))
    }

    @Test("has another time to do where one is taken back, and one less where one is skipped")
    func isTakenBack() async throws {
        let chore = try await add()
        try await family.complete(chore.number, as: .mia)

        let undone = try await family.undo(chore.number, as: .mia)
        #expect((undone.awarded, left(undone.chore)) == (-2, "2026-11-20 3/3 2026-11-16"))
        let skipped = try await family.perform(SkipChore(chore.number), as: .anna)
        #expect(left(skipped.next) == "2026-11-21 2/3 2026-11-16")
    }

    @Test(
        "counts what is done where it is to be done more or less often",
        arguments: [
            ("4 times a week", "2026-11-20 3/4 2026-11-16"),
            ("2 times a week", "2026-11-22 1/2 2026-11-16"),
            ("once a week", "2026-11-29 1/1 2026-11-23"),
        ])
    func isEdited(words: String, next: String) async throws {
        let chore = try await add()
        try await family.complete(chore.number, as: .mia)
        var edit = EditChore(chore.number)
        edit.recurrence = .to(try recurrence(words))

        #expect(try await left(family.perform(edit, as: .anna)) == next)
    }

    @Test("can't be moved, since each of its days will do")
    func isNotMoved() async throws {
        let chore = try await add().number
        let due = Due(day: now.day.adding(days: 1))
        var edit = EditChore(chore)
        edit.due = .to(due)

        #expect(
            await family.refusal(MoveChore(chore, to: due), as: .anna) == .chore(.anyDay(chore)))
        #expect(await family.refusal(edit, as: .anna) == .chore(.anyDay(chore)))
    }

    @Test("waits for an OK each time, and what is sent back later takes what is left of the week")
    func isSentBack() async throws {
        try await family.settle(.approval(.always), as: .anna)
        let chore = try await add().number
        try await family.live(days: 6)
        #expect(try await family.complete(chore, as: .mia).pending == 2)
        try await family.live(days: 1)
        let monday = try await family.complete(chore, as: .mia)
        #expect((monday.pending, left(monday.next)) == (2, "2026-11-28 2/3 2026-11-23"))

        try await family.perform(RejectChore(chore, because: try Note("Scales")), as: .anna)

        #expect(try await left(chore) == "2026-11-28 2/3 2026-11-23")
        try await family.perform(ApproveChore(chore), as: .anna)
        #expect(try await family.earned(.mia) == 2)
    }

    @Test("is in no list of today until it has to be done, and in calendars once for each week")
    func isShown() async throws {
        let chore = try await add().number
        func today() async throws -> Bool {
            try await family.ask(ListChores(.today), as: .mia).contains { $0.number == chore }
        }
        func weeks() async throws -> [String] {
            let calendar = try await family.ask(ShowCalendar(.week, for: "mia"), as: .anna)
            #expect(!calendar.days.flatMap(\.chores).contains { $0.number == chore })
            return calendar.anyDay.filter { $0.number == chore }.map(left)
        }

        #expect(try await !today())
        #expect(try await weeks() == ["2026-11-20 3/3 2026-11-16"])
        try await family.complete(chore, as: .mia)
        try await family.live(days: 1)
        #expect(
            try await weeks() == ["2026-11-21 2/3 2026-11-16", "2026-11-27 3/3 2026-11-23"])
        try await family.live(days: 4)
        #expect(try await today())
    }

    @Test("goes round with each time, and is each one's own where each has it")
    func isShared() async throws {
        let turns = try await add(for: .turns(["mia", "max"], .inOrder, .occurrence))
        #expect(turns.turn == "mia")
        let done = try await family.complete(turns.number, as: .mia)
        #expect((done.next?.turn, left(done.next)) == ("max", "2026-11-21 2/3 2026-11-16"))

        let each = try await add(for: .each(["mia", "max"])).number
        try await family.complete(each, as: .mia)
        #expect(try await family.complete(each, as: .max).awarded == 2)
    }
}
