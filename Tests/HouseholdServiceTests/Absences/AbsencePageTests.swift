import HouseholdModel
import HouseholdService
import Testing

/// The families' day is Monday, 16 November 2026, 10 o'clock in Berlin.
@Suite("A page of who is away")
struct AbsencePageTests {
    private let family: Family
    private let today: Day

    /// Some are away once, two of them from the same day on, some again and again, and one was and is back.
    init() async throws {
        family = try await Family()
        today = try family.zone().day(at: family.clock.now)
        let spans: [(name: String, first: Int, last: Int)] = [
            ("mia", -3, 0), ("mia", 9, 12), ("max", 2, 4), ("anna", 2, 2), ("max", 30, 31),
        ]
        for (name, first, last) in spans { try await add(name, first, last) }
        try await add("mia", again: "week on wed")
        try await add("max", again: "2 weeks on fri")
        try await add("mia", again: "day until 20 nov 2026")
        try await family.live(days: 1)
        try await add("ben", 1, 2)
    }

    private func add(_ name: String, _ first: Int, _ last: Int) async throws {
        let (first, last) = (today.adding(days: first), today.adding(days: last))
        let person: Person = name == "ben" ? .ben : .anna
        try await family.perform(AddAbsence(of: name, from: first, to: last), as: person)
    }

    private func add(_ name: String, again phrase: String) async throws {
        let reader = RecurrenceReader(today: today, zone: try family.zone())
        let recurrence = try reader.draft(phrase).recurrence(now: Due(day: today))
        guard case .calendar(let schedule) = recurrence else {
            throw RecurrenceError.badText(phrase)
        }
        let days = try #require(RepeatedDays(schedule, length: 1))
        try await family.perform(AddAbsence(of: name, again: days), as: .anna)
    }

    private func page(
        of limit: Int = 1, all: Bool = false, after place: AbsencePlace? = nil,
        as person: Person = .anna
    ) async throws(ServiceError) -> AbsencePage {
        try await family.ask(ListAbsencePage(all: all, limit: limit, after: place), as: person)
    }

    /// All pages, one after the other, while something may happen between them.
    private func pages(
        of limit: Int, all: Bool = false, for name: String? = nil, as person: Person = .anna,
        meanwhile: (_ count: Int) async throws -> Void = { _ in }
    ) async throws -> [AbsencePage] {
        var pages: [AbsencePage] = []
        repeat {
            let question = ListAbsencePage(
                of: name, all: all, limit: limit, after: pages.last?.next)
            pages.append(try await family.ask(question, as: person))
            try await meanwhile(pages.count)
        } while pages.last?.next != nil && pages.count < 50
        return pages
    }

    private func numbers(_ pages: [AbsencePage]) -> [Number] {
        pages.flatMap(\.views).map(\.number)
    }

    private func whole(
        all: Bool = false, for name: String? = nil, as person: Person = .anna
    ) async throws -> [Number] {
        try await family.ask(ListAbsences(of: name, all: all), as: person).map(\.number)
    }

    // MARK: - What is on it

    @Test(
        "is a part of the whole list, in its order",
        arguments: [1, 2, 3, 50], [false, true])
    func isPart(limit: Int, all: Bool) async throws {
        for person in [Person.anna, .max] {
            let list = try await whole(all: all, as: person)
            let pages = try await pages(of: limit, all: all, as: person)

            #expect(list.count == (all ? 9 : 8))
            #expect(numbers(pages) == list)
            #expect(pages.dropLast().allSatisfy { $0.views.count == limit && $0.next != nil })
            #expect(pages.count == (list.count + limit - 1) / limit)
        }
    }

    @Test("is of one member where that is asked", arguments: [1, 2, 50])
    func isOfOne(limit: Int) async throws {
        let list = try await whole(all: true, for: "mia")
        #expect(list.count == 4)
        #expect(numbers(try await pages(of: limit, all: true, for: "mia")) == list)
        let error = await refusal { () throws(ServiceError) in
            _ = try await family.ask(ListAbsencePage(of: "tim"), as: .anna)
        }
        #expect(error == .notFound(.person, "tim"))
    }

    @Test("shows a note to those to whom the list shows it", arguments: [Person.mia, .max, .anna])
    func showsNotes(person: Person) async throws {
        var add = AddAbsence(of: "mia", from: today.adding(days: 1))
        add.note = try Note("why")
        try await family.perform(add, as: .anna)

        let list = try await family.ask(ListAbsences(), as: person).map(\.note)
        let pages = try await pages(of: 2, as: person)
        #expect(list.contains("why") == (person != .max))
        #expect(pages.flatMap(\.views).map(\.note) == list)
    }

    @Test("has each absence once while others are added and removed", arguments: [1, 2])
    func hasEachOnce(limit: Int) async throws {
        let before = try await whole()
        let last = try #require(before.last)
        let pages = try await pages(of: limit) { count in
            switch count {
            case 1: try await add("mia", 1, 1)
            case 2: try await family.perform(RemoveAbsence(last), as: .anna)
            default: break
            }
        }
        let found = numbers(pages)
        #expect(Set(found).count == found.count)
        #expect(found.filter { before.contains($0) } == before.dropLast())
    }

    @Test("goes on where an absence was that is removed by now")
    func goesOn() async throws {
        let first = try await page(of: 3)
        let behind = try await page(of: 50, after: first.next).views.map(\.number)
        #expect(behind.count == 5)

        try await family.perform(RemoveAbsence(try #require(first.views.last).number), as: .anna)
        #expect(try await page(of: 50, after: first.next).views.map(\.number) == behind)
    }

    @Test(
        "goes on after midnight as the list began, and a day later begins anew", arguments: [1, 2])
    func goesOnAfterMidnight(limit: Int) async throws {
        // On the day on which what repeats is, since it has its turn a week later from then on.
        try await family.live(days: 1)
        for all in [false, true] {
            let before = try await whole(all: all)
            var isNight = true
            let pages = try await pages(of: limit, all: all) { _ in
                if isNight { try await family.live(days: 1) }
                isNight = false
            }
            #expect(numbers(pages) == before)
        }

        let place = try #require(try await page().next)
        try await family.live(days: 1)
        #expect(try await page(after: place).views.count == 1)
        try await family.live(days: 1)
        #expect(await isRefused(place))
    }

    private func isRefused(_ place: AbsencePlace) async -> Bool {
        let error = await refusal { () throws(ServiceError) in _ = try await page(after: place) }
        return error == .strangePlace
    }

    // MARK: - What nobody may see

    private static let hidden = """
        @id("hidden") @say("Who is away is nobody's affair.") @ask("a parent")
        forbid (principal in Role::"child", action == Action::"absence.glance", resource)
        unless { resource.member == principal };
        """

    @Test("is filled with what whoever asks may see, and tells nothing of the rest")
    func tellsNothing() async throws {
        try await family.set(Self.hidden, atOnce: "we agreed")
        let seen = try await whole(all: true, as: .max)
        #expect(seen.count == 3)

        let pages = try await pages(of: 2, all: true, as: .max)
        #expect(pages.map(\.views.count) == [2, 1])
        #expect(numbers(pages) == seen)
        for page in try await self.pages(of: 1, all: true, as: .max) {
            #expect(page.views.map(\.member) == ["max"])
        }
    }

    @Test("begins behind what is hidden, or not there, as behind any other day and number")
    func isNoOracle() async throws {
        try await family.set(Self.hidden, atOnce: "we agreed")
        let own = try await family.ask(ListAbsences(), as: .max)
        for page in try await pages(of: 1) {
            guard let place = page.next, let last = page.views.last else { continue }
            for number in [last.number, 999] {
                let text = "\(place)".replacing(/\d+$/, with: "\(number)")
                let behind = try await self.page(of: 50, after: AbsencePlace(text), as: .max)
                let expected = own.filter { (first($0), $0.number) > (first(last), number) }
                #expect(behind.views.map(\.number) == expected.map(\.number))
            }
        }
    }

    /// The day by which an absence has its turn.
    private func first(_ view: AbsenceView) -> Day { view.next.first?.from ?? view.from }

    // MARK: - Its place

    @Test("names the next by what is told of the last absence on it", arguments: [false, true])
    func namesPlace(all: Bool) async throws {
        let day = try family.zone().day(at: family.clock.now)
        for page in try await pages(of: 1, all: all) {
            guard let place = page.next else { continue }
            let view = try #require(page.views.last)
            #expect(place.description == "\(day)-\(first(view))-\(view.number)")
            #expect(try place.description.contains(Regex(AbsencePlace.pattern)))
            #expect(AbsencePlace(place.description) == place)
        }
    }

    @Test(
        "has a place of one form only",
        arguments: [
            "", "1", "2026-11-16", "2026-11-16-1", "2026-11-16-2026-11-18",
            "2026-11-16-2026-11-18-", "2026-11-16-2026-11-18-0", "2026-11-16-2026-11-18-01",
            "2026-11-16-2026-11-18-+1", "2026-11-16-2026-11-18--1", "2026-11-16-2026-11-18-1 ",
            " 2026-11-16-2026-11-18-1", "2026-11-16-2026-11-18-a", "2026-11-16 2026-11-18-1",
            "2026-11-16-2026-11-18-1-1", "2026-11-16-2026-11-18-1000000000000000000",
            "20261116-20261118-1",
        ])
    func hasOneForm(_ text: String) throws {
        #expect(AbsencePlace(text) == nil)
        #expect(try !text.contains(Regex(AbsencePlace.pattern)))
    }

    @Test(
        "begins behind no day that is none, and in no list of another time",
        arguments: [
            ("2026-11-17-2026-02-30-1", false), ("2026-13-17-2026-11-18-1", false),
            ("2026-11-15-2026-11-18-1", true), ("2026-11-18-2026-11-18-1", true),
            ("9999-12-31-2026-11-18-1", true),
        ])
    func isOfItsTime(_ text: String, isDay: Bool) async throws {
        let place = AbsencePlace(text)
        #expect((place != nil) == isDay)
        if let place { #expect(await isRefused(place)) }
    }

    @Test("has one absence at least", arguments: [0, -1, 1_000_001])
    func hasLimit(_ limit: Int) async throws {
        let error = await refusal { () throws(ServiceError) in _ = try await page(of: limit) }
        let expected: Phrase = "a number from \(1) to \(1_000_000)"
        #expect(error == .value(field: "limit", expected: expected))
    }
}
