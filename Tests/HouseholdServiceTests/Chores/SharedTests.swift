import HouseholdModel
import HouseholdService
import Testing

/// The families' day is Monday, 16 November 2026, 10 o'clock in Berlin.
@Suite("A chore of several")
struct SharedTests {
    private let family: Family
    private let today: Day

    init() async throws {
        family = try await Family()
        today = try family.zone().day(at: family.clock.now)
    }

    private func add(_ people: ChorePeople, daily: Bool = true) async throws -> Number {
        let reader = RecurrenceReader(today: today, zone: try family.zone())
        let now = Due(day: today, time: try family.zone().time(at: family.clock.now))
        let recurrence = try reader.draft("day").recurrence(now: now)
        return try await family.perform(
            AddChore(
                title: Title("Brush teeth"), for: people, value: ChoreValue(2) ?? .one,
                timing: daily ? .repeating(recurrence) : .once(Due(day: today))), as: .anna
        ).number
    }

    /// Whose dates of the chore are open, and when.
    private func open(_ number: Number) async throws -> Set<String> {
        let chores = try await family.ask(ListChores(.open), as: .anna)
        return Set(
            chores.filter { $0.number == number && $0.state == .open }
                .map { "\($0.turn ?? "-") \($0.due?.day.description.suffix(2) ?? "-")" })
    }

    @Test("is there for each of them, and each one's comes back by itself")
    func each() async throws {
        let chore = try await add(.each(["mia", "max"]))
        #expect(try await open(chore) == ["mia 16", "max 16"])

        let done = try await family.complete(chore, as: .mia)

        #expect(
            (done.awarded, done.chore.mode, done.chore.turn) == (
                2, Chore.Assignment.Mode.each, "mia"
            ))
        #expect(done.chore.assignees == ["mia", "max"])
        #expect(try await open(chore) == ["mia 17", "max 16"])
        #expect(try await family.earned(.max) == 0)
        try await family.complete(chore, as: .max)
        #expect(try await open(chore) == ["mia 17", "max 17"])
    }

    @Test("can be taken back by one without touching the other's")
    func undoesEach() async throws {
        let chore = try await add(.each(["mia", "max"]))
        try await family.complete(chore, as: .max)
        try await family.complete(chore, as: .mia)

        let undone = try await family.undo(chore, as: .mia)

        #expect((undone.awarded, undone.doer) == (-2, "mia"))
        #expect(try await open(chore) == ["mia 16", "max 17"])
        #expect(try await (family.earned(.mia), family.earned(.max)) == (0, 2))
    }

    @Test("goes on together once all have done their part, each paid for theirs")
    func together() async throws {
        let chore = try await add(.together(["mia", "max"]))

        let first = try await family.complete(chore, as: .mia)
        #expect((first.awarded, first.next == nil) == (2, true))
        #expect(try await open(chore) == ["max 16"])
        #expect(try await family.ask(ShowChore(chore), as: .anna).state == .open)

        let second = try await family.complete(chore, as: .max)
        #expect(second.next?.due?.day == "2026-11-17")
        #expect(try await open(chore) == ["mia 17", "max 17"])
    }

    @Test("is done together once, when it does not come back")
    func togetherOnce() async throws {
        let chore = try await add(.together(["mia", "max"]), daily: false)
        try await family.complete(chore, as: .mia)
        #expect(try await family.complete(chore, as: .mia).changed == false)
        try await family.complete(chore, as: .max)

        #expect(try await open(chore) == [])
        #expect(try await family.ask(ShowChore(chore), as: .anna).state == .done)
    }

    @Test("is open again together when one takes back their part")
    func undoesTogether() async throws {
        let chore = try await add(.together(["mia", "max"]))
        try await family.complete(chore, as: .mia)
        try await family.complete(chore, as: .max)

        try await family.undo(chore, as: .mia)
        #expect(try await open(chore) == ["mia 16"])

        try await family.complete(chore, as: .mia)
        #expect(try await open(chore) == ["mia 17", "max 17"])
        #expect(try await (family.earned(.mia), family.earned(.max)) == (2, 2))
    }

    @Test("needs to be said whose is meant, where several have a date of it")
    func asksWhose() async throws {
        let chore = try await add(.each(["mia", "max"]))

        let refusal = await refusal { () throws(ServiceError) in
            try await family.perform(SkipChore(chore), as: .anna)
        }
        try await family.perform(SkipChore(chore, of: "max"), as: .anna)

        #expect(
            refusal == .chore(.whose(chore, ["max", "mia"]))
                || refusal == .chore(.whose(chore, ["mia", "max"])))
        #expect(try await open(chore) == ["mia 16", "max 17"])
    }

    @Test("goes to others when its people are changed, who keeps it keeps the date")
    func changesPeople() async throws {
        let chore = try await add(.each(["mia", "max"]))
        try await family.complete(chore, as: .mia)

        var edit = EditChore(chore)
        edit.people = .to(.each(["mia", "anna"]))
        try await family.perform(edit, as: .anna)
        #expect(try await open(chore) == ["mia 17", "anna 16"])

        edit.people = .to(.one("max"))
        try await family.perform(edit, as: .anna)
        #expect(try await family.ask(ListChores(.mine), as: .max).contains { $0.number == chore })
        #expect(try await family.ask(ListChores(.mine), as: .mia).allSatisfy { $0.number != chore })
    }

    @Test(
        "is refused for nobody, for somebody twice, and for somebody of another household",
        arguments: [
            ChorePeople.each([]), .together(["mia", "mia"]), .each(["mia", "tim"]),
            .turns([], .inOrder, .occurrence), .turns(["lena"], .inOrder, .occurrence),
            .roster([[:]]), .roster([[.monday: "olga"]]), .one("tim"),
        ])
    func refuses(people: ChorePeople) async throws {
        let before = try family.count("chore")
        let add = try AddChore(title: Title("Brush"), for: people)
        let refusal = await refusal { () throws(ServiceError) in
            try await family.perform(add, as: .anna)
        }
        #expect(refusal != nil)
        #expect(try family.count("chore") == before)
    }
}
