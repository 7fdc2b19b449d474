import HouseholdModel
import HouseholdService
import Testing

/// The families' day is Monday, 16 November 2026, 10 o'clock in Berlin.
@Suite("A chore that was not done in time")
struct OverdueTests {
    private let family: Family
    private let today: Day

    init() async throws {
        family = try await Family()
        today = try family.zone().day(at: family.clock.now)
    }

    private func add(_ overdue: Overdue, every words: String? = "day") async throws -> Number {
        let reader = RecurrenceReader(today: today, zone: try family.zone())
        let now = Due(day: today, time: try family.zone().time(at: family.clock.now))
        let recurrence = try words.map { try reader.draft($0).recurrence(now: now) }
        var add = try AddChore(
            title: Title("Table"), for: .one("mia"), value: ChoreValue(5) ?? .one,
            timing: recurrence.map { .repeating($0) } ?? .once(Due(day: today)))
        add.overdue = overdue
        return try await family.perform(add, as: .anna).number
    }

    private func shown(_ number: Number) async throws -> ChoreView {
        try await family.ask(ShowChore(number), as: .anna)
    }

    @Test("stays, late, and gives its full points")
    func keeps() async throws {
        let chore = try await add(.keep)
        try await family.live(days: 3)

        #expect(try await (shown(chore).due?.day, shown(chore).late) == ("2026-11-16", true))
        #expect(try await family.complete(chore, as: .mia).awarded == 5)
        #expect(try await shown(chore).due?.day == "2026-11-20")
    }

    @Test("is closed as missed, and goes on with the date that is not over")
    func closes() async throws {
        let chore = try await add(.close)
        try await family.live(days: 3)

        #expect(try await (shown(chore).due?.day, shown(chore).late) == ("2026-11-19", false))
        let overdue = try await family.ask(ListChores(.overdue), as: .anna)
        #expect(overdue.allSatisfy { $0.number != chore })
        let done = try await family.complete(chore, as: .mia)
        #expect((done.awarded, done.next?.due?.day) == (5, "2026-11-20"))
        #expect(try family.count("occurrence", where: "state = 'missed'") == 1)
    }

    @Test("is over for good where it was to be done once, or its last date is missed")
    func closesForGood() async throws {
        for words in [nil, "day until 17 nov"] {
            let chore = try await add(.close, every: words)
            try await family.live(days: 4)

            #expect(try await shown(chore).state == .missed)
            let refusal = await refusal { () throws(ServiceError) in
                try await family.perform(CompleteChore(chore), as: .mia)
            }
            #expect(refusal == .chore(.isClosed(chore)))
            let open = try await family.ask(ListChores(.open), as: .mia)
            #expect(open.allSatisfy { $0.number != chore })
        }
    }

    @Test("gives fewer points after so many hours, as was said before")
    func reduces() async throws {
        let overdue = try #require(Overdue("2 after 24h"))
        let chore = try await add(overdue)
        try await family.live(days: 1)
        #expect(try await shown(chore).points == 5)
        try await family.live(days: 1)

        #expect(try await (shown(chore).points, shown(chore).late) == (2, true))
        #expect(try await family.complete(chore, as: .mia).awarded == 2)
        #expect(try await shown(chore).points == 5)
    }

    @Test("is refused to be closed where it is done together")
    func refusesTogether() async throws {
        var add = try AddChore(title: Title("Garden"), for: .together(["mia", "max"]))
        add.overdue = .close
        let refused = await refusal { () throws(ServiceError) in
            try await family.perform(add, as: .anna)
        }
        #expect(refused?.code == "value.unusable")
    }
}
