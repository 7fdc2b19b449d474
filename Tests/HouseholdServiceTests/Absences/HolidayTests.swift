import HouseholdModel
import HouseholdService
import Testing

/// The families' day is Monday, 16 November 2026, 10 o'clock in Berlin.
@Suite("While somebody is away, a chore")
struct HolidayTests {
    private let family: Family
    private let today: Day

    init() async throws {
        family = try await Family()
        today = try family.zone().day(at: family.clock.now)
    }

    private func add(
        _ people: ChorePeople, _ words: String = "day", overdue: Overdue = .keep
    ) async throws -> Number {
        let reader = RecurrenceReader(today: today, zone: try family.zone())
        let now = Due(day: today, time: try family.zone().time(at: family.clock.now))
        var add = AddChore(
            title: try Title("Feed the cat"), for: people,
            timing: .repeating(try reader.draft(words).recurrence(now: now)))
        add.overdue = overdue
        return try await family.perform(add, as: .anna).number
    }

    private func leave(_ name: String, _ first: Int, _ last: Int) async throws -> Number {
        try await family.perform(
            AddAbsence(of: name, from: today.adding(days: first), to: today.adding(days: last)),
            as: name == "ben" ? .ben : .anna
        ).number
    }

    /// Each date that is to be done: whose, the day, and whether it is late.
    private func open(
        _ number: Number, _ filter: ListChores.Filter = .open, as person: Person = .anna
    ) async throws -> [String] {
        try await family.ask(ListChores(filter), as: person).filter { $0.number == number }
            .map { chore in
                let who = chore.openToParents ? "parents" : chore.turn ?? chore.assignees[0]
                return
                    "\(who) \(chore.due?.day.description.suffix(2) ?? "")\(chore.late ? " late" : "")"
            }
    }

    @Test("comes later, and is there again when the absence is taken back; nothing is written")
    func comesBack() async throws {
        let chore = try await add(.one("mia"))
        let before = try family.text("SELECT group_concat(due_day || ordinal) FROM occurrence")
        let absence = try await leave("mia", 0, 3)

        #expect(try await open(chore) == ["mia 20"])
        #expect(try await open(chore, .today).isEmpty)
        try await family.live(days: 2)
        #expect(try await open(chore, .overdue).isEmpty)
        #expect(
            before == (try family.text("SELECT group_concat(due_day || ordinal) FROM occurrence")))

        try await family.perform(RemoveAbsence(absence), as: .anna)
        #expect(try await open(chore, .overdue) == ["mia 16 late"])
    }

    @Test("stays where the household keeps it")
    func isKept() async throws {
        try await family.perform(ChangeSettings(.absences(.keep)), as: .ben)
        let chore = try await add(.one("mia"))
        _ = try await leave("mia", 0, 3)

        #expect(try await open(chore) == ["mia 16"])
        let view = try await family.perform(ChangeSettings(.absences(.skip)), as: .anna)
        #expect(view.settings.absences == .skip)
        #expect(try await open(chore) == ["mia 20"])
    }

    @Test("is not there on those days in the calendar")
    func isNotInCalendar() async throws {
        let own = try await add(.one("mia"))
        let turns = try await add(.turns(["mia", "max"], .inOrder, .day))
        _ = try await leave("mia", 2, 3)
        _ = try await leave("max", 3, 3)

        let week = try await family.ask(ShowCalendar(.week), as: .anna)

        #expect(
            week.days.filter { $0.chores.contains { $0.number == own } }.map {
                $0.day.description.suffix(2)
            }
                == ["16", "17", "20", "21", "22"])
        let going = week.days.flatMap(\.chores).filter { $0.number == turns }
        #expect(going.map(\.turn) == ["mia", "max", "max", nil, "mia", "max", "mia"])
        #expect(going.map(\.openToParents) == [false, false, false, true, false, false, false])
    }

    @Test("is another's turn, and the turn comes back")
    func goesRound() async throws {
        let chore = try await add(.turns(["mia", "max"], .inOrder, .occurrence))
        let absence = try await leave("mia", 0, 0)
        #expect(try await open(chore) == ["max 16"])

        try await family.perform(RemoveAbsence(absence), as: .anna)
        #expect(try await open(chore) == ["mia 16"])

        _ = try await leave("mia", 0, 0)
        try await family.complete(chore, as: .max)
        #expect(try await open(chore) == ["mia 17"])
    }

    @Test("is a parent's to do once everybody is away, and any parent does it")
    func isForParents() async throws {
        let chore = try await add(.turns(["mia", "max"], .inOrder, .occurrence))
        _ = try await leave("mia", 0, 0)
        _ = try await leave("max", 0, 0)
        #expect(try await open(chore) == ["parents 16"])

        let error = await refusal { () throws(ServiceError) in
            try await family.perform(CompleteChore(chore), as: .mia)
        }
        #expect(error?.refusal != nil)
        let done = try await family.complete(chore, as: .ben)
        #expect((done.doer, done.chore.doneBy) == ("ben", "ben"))
        #expect(try await open(chore) == ["max 17"])
    }

    @Test("is let be in that member's copy alone")
    func copies() async throws {
        let chore = try await add(.each(["mia", "max"]))
        _ = try await leave("mia", 0, 3)

        #expect(Set(try await open(chore)) == ["max 16", "mia 20"])
        try await family.complete(chore, as: .max)
        #expect(Set(try await open(chore)) == ["max 17", "mia 20"])
    }

    @Test("is done together by those who are there")
    func parts() async throws {
        let chore = try await add(.together(["mia", "max"]))
        let absence = try await leave("mia", 0, 1)
        #expect(try await open(chore) == ["max 16"])

        try await family.complete(chore, as: .max)
        #expect(try await open(chore) == ["max 17"])
        try await family.undo(chore, as: .max)
        #expect(try await open(chore) == ["max 16"])
        try await family.complete(chore, as: .max)

        try await family.perform(RemoveAbsence(absence), as: .anna)
        #expect(Set(try await open(chore)) == ["max 17", "mia 17"])
    }

    @Test("does not wait for somebody who goes away once the others have done their parts")
    func doesNotWait() async throws {
        let chore = try await add(.together(["mia", "max"]))
        try await family.complete(chore, as: .max)
        #expect(try await open(chore) == ["mia 16"])

        _ = try await leave("mia", 0, 1)

        #expect(try await open(chore) == ["max 17"])
    }

    @Test(
        "can be done all the same by whoever is away, early for the next date, if a parent lets it")
    func isDoneEarly() async throws {
        let chore = try await add(.one("mia"))
        _ = try await leave("mia", 0, 3)

        let done = try await family.perform(CompleteChoreFor(chore, doer: "mia"), as: .anna)

        #expect((done.chore.due?.day, done.next?.due?.day) == ("2026-11-20", "2026-11-21"))
    }

    @Test("keeps its dates when it is changed meanwhile, and is somebody else's from today on")
    func isChanged() async throws {
        let chore = try await add(.one("mia"))
        let absence = try await leave("mia", 0, 3)
        var edit = EditChore(chore)
        edit.title = try Title("Feed the dog")
        #expect(try await family.perform(edit, as: .anna).due?.day == "2026-11-20")

        edit.people = .to(.one("max"))
        #expect(try await family.perform(edit, as: .anna).due?.day == "2026-11-16")
        edit.people = .to(.one("mia"))
        #expect(try await family.perform(edit, as: .anna).due?.day == "2026-11-20")
        try await family.perform(RemoveAbsence(absence), as: .anna)
        #expect(try await open(chore) == ["mia 16"])
    }

    @Test("says who of its people is away or has not joined when it is planned")
    func saysWhoIsAway() async throws {
        _ = try await leave("mia", 0, 3)
        _ = try await leave("mia", 4, 6)
        _ = try await leave("max", 5, 6)
        var add = AddChore(
            title: try Title("Sweep"), for: .turns(["mia", "max", "Kim"], .inOrder, .week))

        let added = try await family.perform(add, as: .anna)
        #expect(added.away?.map(\.member) == ["mia"])
        #expect(added.away?.map(\.to) == ["2026-11-22"])
        #expect(added.unlinked == ["Kim"])

        add = AddChore(
            title: try Title("Sweep"), for: .one("max"),
            timing: .once(Due(day: today.adding(days: 5))))
        let later = try await family.perform(add, as: .anna)
        #expect((later.away?.map(\.to), later.unlinked) == (["2026-11-22"], []))
        var edit = EditChore(later.number)
        edit.people = .to(.one("ben"))
        #expect(try await family.perform(edit, as: .anna).away?.isEmpty == true)
    }

    @Test("is named by the day on which it comes by now")
    func isNamed() async throws {
        let chore = try await add(.one("mia"))
        _ = try await leave("mia", 0, 3)

        let skipped = try await family.perform(
            SkipChore(chore, on: today.adding(days: 4)), as: .anna)

        #expect((skipped.chore.state, skipped.next?.due?.day) == (ChoreState.skipped, "2026-11-21"))
    }

    @Test("is not missed by whoever is away")
    func isNotMissed() async throws {
        let chore = try await add(.one("mia"), overdue: .close)
        _ = try await leave("mia", 0, 1)
        try await family.live(days: 2)
        #expect(try await open(chore) == ["mia 18"])

        try await family.complete(chore, as: .mia)
        #expect(try family.count("occurrence", where: "state = 'missed'") == 0)

        try await family.live(days: 3)
        try await family.complete(chore, as: .mia)
        #expect(try family.count("occurrence", where: "state = 'missed'") == 1)
    }

    @Test("that is to be done once stays")
    func staysOnce() async throws {
        _ = try await leave("mia", 0, 3)

        #expect(try await open(2) == ["mia "])
        #expect(try await open(2, .open, as: .mia) == ["mia "])
    }
}
