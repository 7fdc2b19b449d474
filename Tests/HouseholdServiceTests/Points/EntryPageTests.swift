import HouseholdModel
import HouseholdService
import Testing

@Suite("A page of a member's book")
struct EntryPageTests {
    private let family: Family
    /// What Mia does every day, seen by all.
    private let daily: Number

    /// Mia gets points, most of them at moments at which she gets more, and some for what she does in private; for that also
    /// last of all.
    init() async throws {
        family = try await Family()
        for points in 1...3 { try await family.give(points, to: "mia", as: .anna) }
        family.clock.advance(minutes: 5)
        daily = try await family.addDaily("Feed the cat", for: .one("mia"))
        try await family.complete(daily, as: .mia)
        family.clock.advance(minutes: 5)
        try await family.give(4, to: "max", as: .anna)
        family.clock.advance(minutes: 5)
        try await family.complete(2, as: .mia)
        try await doInPrivate("Wrap the present")
        try await family.give(5, to: "mia", as: .anna)
        family.clock.advance(minutes: 5)
        try await doInPrivate("Write the card")
    }

    private func doInPrivate(_ title: String) async throws {
        var chore = try AddChore(
            title: Title(title), for: .one("mia"), value: ChoreValue(7) ?? .one)
        chore.isPrivate = true
        try await family.complete(try await family.perform(chore, as: .anna).number, as: .mia)
    }

    /// A row as far as no two are alike.
    private func rows(_ views: [EntryView]) -> [String] {
        views.map { "\($0.at.milliseconds) \($0.kind) \($0.points) \($0.seq ?? 0)" }
    }

    private func book(as person: Person) async throws -> [String] {
        rows(try await family.ask(ShowPointsHistory(of: "mia"), as: person))
    }

    private func page(
        of limit: Int = 1, after place: EntryPlace? = nil, as person: Person
    ) async throws(ServiceError) -> EntryPage {
        try await family.ask(ShowPointsPage(of: "mia", limit: limit, after: place), as: person)
    }

    /// All pages, one after the other, while something may happen between them.
    private func pages(
        of limit: Int = 1, as person: Person,
        meanwhile: (_ count: Int) async throws -> Void = { _ in }
    ) async throws -> [EntryPage] {
        var pages: [EntryPage] = []
        repeat {
            pages.append(try await page(of: limit, after: pages.last?.next, as: person))
            try await meanwhile(pages.count)
        } while pages.last?.next != nil && pages.count < 50
        return pages
    }

    private func isRefused(_ place: EntryPlace?, as person: Person) async -> Bool {
        let error = await refusal { () throws(ServiceError) in
            _ = try await page(after: place, as: person)
        }
        return error == .strangePlace
    }

    @Test(
        "is a part of the whole, in its order, also for those who call its entries by no number",
        arguments: [1, 2, 50], [Person.mia, .anna, .max])
    func isPart(limit: Int, person: Person) async throws {
        let whole = try await book(as: person)
        let pages = try await pages(of: limit, as: person)

        #expect(whole.count == (person == .max ? 6 : 8))
        #expect(rows(pages.flatMap(\.views)) == whole)
        #expect(pages.dropLast().allSatisfy { $0.views.count == limit && $0.next != nil })
        #expect(pages.count == (whole.count + limit - 1) / limit)
        #expect(pages.flatMap(\.views).allSatisfy { ($0.seq == nil) == (person == .max) })
    }

    @Test("has each entry once while others come, at the same moment and later")
    func hasEachOnce() async throws {
        try await family.give(6, to: "mia", as: .anna)
        let before = try await book(as: .max)
        let pages = try await pages(as: .max) { count in
            guard count <= 3 else { return }
            try await family.give(1, to: "mia", as: .anna)
            family.clock.advance(minutes: 1)
            try await family.give(2, to: "mia", as: .anna)
        }
        #expect(rows(pages.flatMap(\.views)) == before)
    }

    @Test("names the next by what whoever asks has seen of the last entry on it")
    func namesPlace() async throws {
        for person in [Person.max, .anna] {
            let seen = try await pages(as: person)
            let all = seen.flatMap(\.views)
            for page in seen {
                guard let next = page.next, let last = page.views.last else { continue }
                let moment = "\(last.at)-"
                #expect(next.description.hasPrefix(moment))
                let turn = try #require(Int(next.description.dropFirst(moment.count)))
                #expect((1...all.count { "\($0.at)" == "\(last.at)" }).contains(turn))
                #expect(try next.description.contains(Regex(EntryPlace.pattern)))
                #expect(EntryPlace(next.description) == next)
            }
        }
    }

    @Test("begins behind what is hidden from whoever asks no more than behind what is not there")
    func isNoOracle() async throws {
        let alone = try #require(try await page(as: .anna).next)
        #expect(try await page(after: alone, as: .mia).views.count == 1)
        #expect(await isRefused(alone, as: .max))

        // Of three at one moment one is private.
        let third = try #require(try await page(after: alone, as: .anna).next)
        #expect(third.description.hasSuffix("-3"))
        #expect(await isRefused(third, as: .max))
        let unknown = ["1970-01-01T00:00:00Z-1", "2999-12-31T23:59:59Z-999999"].map {
            EntryPlace($0)
        }
        for place in unknown {
            #expect(place != nil)
            for person in [Person.anna, .max] { #expect(await isRefused(place, as: person)) }
        }
    }

    @Test("begins behind no entry of somebody else's")
    func keepsOthersBooks() async throws {
        try await family.give(1, to: "max", as: .anna)
        let book = ShowPointsPage(of: "max", limit: 1)
        let others = try #require(try await family.ask(book, as: .anna).next)
        let behind = ShowPointsPage(of: "max", after: others)
        #expect(try await family.ask(behind, as: .mia).views.count == 1)

        family.clock.advance(minutes: 1)
        try await family.give(1, to: "max", as: .anna)
        try await family.give(1, to: "max", as: .anna)
        let newest = try #require(try await family.ask(book, as: .mia).next)
        for person in [Person.anna, .mia] { #expect(await isRefused(newest, as: person)) }
    }

    @Test("passes over nothing where an entry is hidden meanwhile, and begins no more behind that")
    func isHidden() async throws {
        let before = try await pages(as: .max)
        let own = try #require(
            before.first { $0.views[0].kind == .award && $0.views[0].points == 1 })
        var edit = EditChore(daily)
        edit.isPrivate = true
        try await family.perform(edit, as: .anna)

        let after = try await book(as: .max)
        #expect(after.count == 5)
        #expect(await isRefused(own.next, as: .max))
        for (index, page) in before.enumerated() where page.next != nil && page.next != own.next {
            let behind = try await self.page(of: 50, after: page.next, as: .max)
            let left = before[(index + 1)...].flatMap(\.views).filter { $0.at != own.views[0].at }
            #expect(rows(behind.views) == rows(left))
        }
    }

    @Test("goes on within a second of which no more is told")
    func goesOnWithinSecond() async throws {
        family.clock.advance(minutes: 1)
        for points in [8, 9] {
            try await family.give(points, to: "mia", as: .anna)
            family.clock.advance(milliseconds: 100)
        }
        let pages = try await pages(as: .max)
        #expect(rows(pages.flatMap(\.views)) == (try await book(as: .max)))
        let names = pages.prefix(2).compactMap { $0.next.map { "\($0)".suffix(2) } }
        #expect(names == ["-2", "-1"])
    }

    @Test("is refused as the book is")
    func isPrivate() async throws {
        try await family.hide(.mia, from: .parents)
        let error = await refusal { () throws(ServiceError) in _ = try await page(as: .max) }
        guard case .refused = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(try await page(as: .anna).views.count == 1)
    }

    @Test(
        "has a place of one form only",
        arguments: [
            "", "-", "1", "1-1", "2026-11-21T16:00:00Z", "2026-11-21T16:00:00Z-",
            "2026-11-21T16:00:00Z-0", "2026-11-21T16:00:00Z-01", "2026-11-21T16:00:00Z-+1",
            "2026-11-21T16:00:00Z--1", "2026-11-21T16:00:00Z-1000000", "2026-11-21T16:00:00Z-a",
            "2026-11-21T16:00:00Z-1 ", " 2026-11-21T16:00:00Z-1", "2026-11-21T16:00:00-1",
            "2026-11-21 16:00:00Z-1", "2026-11-21T16:00Z-1", "2026-11-21T16:00:00.5Z-1",
            "2026-11-21t16:00:00z-1", "12026-11-21T16:00:00Z-1",
        ])
    func hasOneForm(_ text: String) throws {
        #expect(EntryPlace(text) == nil)
        #expect(try !text.contains(Regex(EntryPlace.pattern)))
    }

    @Test("has one entry at least", arguments: [0, -1, 1_000_001])
    func hasLimit(_ limit: Int) async throws {
        let error = await refusal { () throws(ServiceError) in
            _ = try await page(of: limit, as: .mia)
        }
        #expect(error != nil && error != .strangePlace)
    }
}
