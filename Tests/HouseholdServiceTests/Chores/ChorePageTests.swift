import Foundation
import HouseholdModel
import HouseholdService
import Testing

@Suite("A page of chores")
struct ChorePageTests {
    private let family: Family
    /// What Mia did in private, last of all.
    private let secret: Number

    /// Three have done something, some of it at the same moment; some is open, late too, and some is proposed.
    init() async throws {
        family = try await Family()
        for (chore, person) in [(2, Person.mia), (3, .max), (5, .anna)] {
            try await family.complete(chore, as: person)
            family.clock.advance(minutes: 5)
        }
        let daily = try await family.addDaily("Feed the cat", for: .each(["mia", "max"]))
        for day in 0..<3 {
            if day > 0 { family.clock.advance(days: 1) }
            for person in [Person.mia, .max] { try await family.complete(daily, as: person) }
        }
        try await family.propose("Wash the car", as: .mia)
        try await family.propose("Bake a cake", as: .max)
        secret = try await family.addTodo("Buy a present", as: .mia)
        try await family.complete(secret, as: .mia)
    }

    /// A row as far as no two are alike.
    private func rows(_ views: [ChoreView]) -> [String] {
        views.map { view in
            let due = view.due.map { "\($0.day)" } ?? "no day"
            let (whose, doer) = (view.turn ?? "nobody's", view.doneBy ?? "nobody")
            let done = view.doneAt.map { "\($0.milliseconds)" } ?? "never"
            return "\(view.number) \(view.state) \(due) \(whose) \(doer) \(done)"
        }
    }

    private func page(
        _ filter: ListChorePage.Filter = .all, of limit: Int = 1, after place: ChorePlace? = nil,
        as person: Person = .anna
    ) async throws(ServiceError) -> ChorePage {
        try await family.ask(ListChorePage(filter, limit: limit, after: place), as: person)
    }

    /// All pages, one after the other, while something may happen between them.
    private func pages(
        _ filter: ListChorePage.Filter = .all, for name: String? = nil, of limit: Int,
        as person: Person = .anna, meanwhile: (_ count: Int) async throws -> Void = { _ in }
    ) async throws -> [ChorePage] {
        var pages: [ChorePage] = []
        repeat {
            let question = ListChorePage(filter, for: name, limit: limit, after: pages.last?.next)
            pages.append(try await family.ask(question, as: person))
            try await meanwhile(pages.count)
        } while pages.last?.next != nil && pages.count < 100
        return pages
    }

    // MARK: - What is on it

    @Test(
        "is a part of the whole list, in its order", arguments: [1, 2, 50],
        [Person.anna, .mia, .max])
    func isPart(limit: Int, person: Person) async throws {
        for (filter, whole) in [
            (ListChorePage.Filter.all, ListChores.Filter.all), (.completed, .completed),
        ] {
            let list = try await family.ask(ListChores(whole), as: person)
            let pages = try await pages(filter, of: limit, as: person)

            #expect(list.count > 8)
            #expect(rows(pages.flatMap(\.views)) == rows(list))
            #expect(pages.dropLast().allSatisfy { $0.views.count == limit && $0.next != nil })
            #expect(pages.count == (list.count + limit - 1) / limit)
        }
    }

    @Test("is of one member where that is asked", arguments: [1, 50])
    func isOfOne(limit: Int) async throws {
        let list = try await family.ask(ListChores(.all, for: "mia"), as: .anna)
        let pages = try await pages(for: "mia", of: limit)

        #expect(list.count > 5)
        #expect(rows(pages.flatMap(\.views)) == rows(list))
    }

    @Test("has each chore once while others are added and done", arguments: [1, 2, 50])
    func hasEachOnce(limit: Int) async throws {
        let before = rows(try await family.ask(ListChores(.all), as: .anna))
        let pages = try await pages(of: limit) { count in
            guard count <= 3 else { return }
            family.clock.advance(minutes: 1)
            try await family.addChore("Rake \(count)", to: "max")
            let done = try await family.addChore("Sweep \(count)", to: "mia")
            try await family.complete(done, as: .mia)
        }

        let found = rows(pages.flatMap(\.views))
        #expect(Set(found).count == found.count)
        #expect(found.filter { before.contains($0) } == before)
    }

    @Test("goes on where a chore was that was done or deleted meanwhile")
    func goesOn() async throws {
        let all = try await pages(of: 1)
        for (chore, change) in [
            (1, CompleteChore(1) as any Change), (5, DeleteChore(5)),
        ] {
            let place = try #require(all.first { $0.views[0].number == chore }?.next)
            let behind = rows(try await page(of: 2, after: place).views)
            #expect(behind.count == 2)

            try await family.perform(change, as: chore == 1 ? .mia : .anna)
            #expect(rows(try await page(of: 2, after: place).views) == behind)
        }
    }

    /// A way for an open chore to come at another place in the list.
    enum Way: CaseIterable {
        case moved, edited, sameDay, movedAndDone

        func make(of chore: Number, from day: Day, in family: Family) async throws {
            let later = Due(day: day.adding(days: 9))
            switch self {
            case .moved: try await family.perform(MoveChore(chore, to: later), as: .anna)
            case .edited:
                var edit = EditChore(chore)
                edit.due = .to(later)
                try await family.perform(edit, as: .anna)
            case .sameDay:
                let due = Due(day: day, time: TimeOfDay(hour: 20, minute: 0))
                try await family.perform(MoveChore(chore, to: due), as: .anna)
            case .movedAndDone:
                try await family.perform(MoveChore(chore, to: later), as: .anna)
                try await family.complete(chore, as: .anna)
            }
        }
    }

    private var today: Day { get throws { try family.zone().day(at: family.clock.now) } }

    private func add(_ title: String, due: Due?) async throws -> Number {
        let chore = try AddChore(title: Title(title), timing: .once(due))
        return try await family.perform(chore, as: .anna).number
    }

    /// The place behind that chore.
    private func place(behind chore: Number) async throws -> ChorePlace {
        try #require(try await pages(of: 1).first { $0.views[0].number == chore }?.next)
    }

    @Test(
        "begins no more behind what is due at another time by now: it would pass over others",
        arguments: Way.allCases)
    func isMoved(by way: Way) async throws {
        let day = try today.adding(days: 3)
        let noon = Due(day: day, time: TimeOfDay(hour: 12, minute: 0))
        let chore = try await add("Rake", due: noon)
        for days in 0...2 { _ = try await add("Sweep", due: Due(day: day.adding(days: days))) }
        let place = try await place(behind: chore)
        #expect(try await page(after: place).views.first?.title == "Sweep")

        try await way.make(of: chore, from: day, in: family)
        let error = await refusal { () throws(ServiceError) in _ = try await page(after: place) }
        #expect(error == ServiceError.strangePlace)
    }

    @Test("goes on where a chore was that rests by now, on a day or on none")
    func goesOnBehindResting() async throws {
        for due in [nil, Due(day: try today.adding(days: 3))] {
            let chore = try await add("Rake", due: due)
            let place = try await place(behind: chore)
            let behind = rows(try await page(of: 2, after: place).views)
            #expect(behind.count == 2)

            try await family.perform(PauseChore(chore), as: .anna)
            #expect(rows(try await page(of: 2, after: place).views) == behind)
        }
    }

    // MARK: - What nobody may see

    @Test(
        "is filled with what whoever asks may see, and tells nothing of the rest",
        arguments: [1, 2])
    func tellsNothing(limit: Int) async throws {
        try await family.addTodo("Read a book", as: .mia)
        try await family.hide(.anna, from: .me)

        let seen = rows(try await family.ask(ListChores(.all), as: .max))
        let pages = try await pages(of: limit, as: .max)
        #expect(rows(pages.flatMap(\.views)) == seen)
        #expect(pages.flatMap(\.views).allSatisfy { $0.private != true && $0.doneBy != "anna" })
        #expect(pages.dropLast().allSatisfy { $0.views.count == limit })
    }

    @Test("begins behind nothing that whoever asks may not see")
    func isNoOracle() async throws {
        let newest = try await page(.completed)
        #expect(newest.views.map(\.number) == [secret])
        let place = try #require(newest.next)
        #expect(try await page(.completed, after: place).views.count == 1)

        for filter in ListChorePage.Filter.allCases {
            let error = await refusal { () throws(ServiceError) in
                _ = try await page(filter, after: place, as: .max)
            }
            #expect(error == ServiceError.strangePlace)
        }
    }

    @Test("begins no more behind what was not done after all")
    func isTakenBack() async throws {
        let place = try #require(try await page(.completed).next)
        try await family.undo(secret, as: .mia)

        let error = await refusal { () throws(ServiceError) in
            _ = try await page(.completed, after: place)
        }
        #expect(error == ServiceError.strangePlace)
    }

    @Test("begins no more behind what was done anew: part of it would come twice")
    func isDoneAnew() async throws {
        let done = rows(try await page(.completed, of: 50).views)
        let place = try #require(try await page(.completed).next)
        try await family.undo(secret, as: .mia)
        family.clock.advance(minutes: 1)
        try await family.complete(secret, as: .mia)
        let anew = rows(try await page(.completed, of: 50).views)
        #expect(anew.count == done.count && anew != done)

        let error = await refusal { () throws(ServiceError) in
            _ = try await page(.completed, after: place)
        }
        #expect(error == ServiceError.strangePlace)
    }

    // MARK: - Its place

    @Test("names the next by the chore, and not by when it was done")
    func namesPlace() async throws {
        for page in try await pages(of: 1) {
            guard let place = page.next else { continue }
            let view = try #require(page.views.last)
            let stage =
                switch view.state {
                case .proposed: "proposed"
                case .done: "done"
                default: "open"
                }
            #expect(place.description.hasPrefix("\(stage)-\(view.number)-"))
            #expect(try place.description.contains(Regex(ChorePlace.pattern)))
            #expect(ChorePlace(place.description) == place)
            if let done = view.doneAt {
                let moment = String(done.milliseconds, radix: 16)
                #expect(!place.description.contains(moment))
            }
        }
    }

    @Test(
        "has a place of one form only",
        arguments: [
            "", "done", "done-7", "late-7-00000000ffff00000001", "done-0-00000000ffff00000001",
            "done--7-00000000ffff00000001", "done-07-00000000ffff00000001",
            "done-+7-00000000ffff00000001",
            "done-7-00000000ffff0000001", "done-7-+0000000ffff00000001",
            "done-7-00000000ffff0000000G",
            "done-7-00000000ffff0000000A", "done-7-7fffffffffff00000001",
            "done-7-80000000000000000001", "done-7-0000000005a000000001", "done-7-0000000000000001",
            "done-7-00000000ffff00000001 ",
            "done-9999999999999999999-00000000ffff00000001", "Done-7-00000000ffff00000001",
        ])
    func hasOneForm(_ text: String) {
        #expect(ChorePlace(text) == nil)
    }

    @Test(
        "begins behind no chore that is not there, and of what was done behind nothing else",
        arguments: [
            "done-99-00005000ffff00000001", "done-2-00005000ffff00000001",
            "done-2-80000000ffff00000001",
            "open-1-80000000ffff00000001", "open-99-80000000ffff00000001",
            "proposed-2-00005000ffff00000001",
        ])
    func beginsBehindNothing(_ text: String) async throws {
        let place = try #require(ChorePlace(text))
        for filter in ListChorePage.Filter.allCases {
            let error = await refusal { () throws(ServiceError) in
                _ = try await page(filter, after: place)
            }
            #expect(error == ServiceError.strangePlace)
        }
        let open = try await page().next
        let error = await refusal { () throws(ServiceError) in
            _ = try await page(.completed, after: open)
        }
        #expect(error == ServiceError.strangePlace)
    }

    @Test("has one chore at least", arguments: [0, -1, 1_000_001])
    func hasLimit(_ limit: Int) async throws {
        let error = await refusal { () throws(ServiceError) in _ = try await page(of: limit) }
        #expect(error != nil && error != ServiceError.strangePlace)
    }

    // MARK: - What was done

    @Test("of what was done between days has the newest")
    func hasNewest() async throws {
        for (name, person) in [(nil, Person.anna), ("mia", .anna), (nil, .max)] {
            let whole = try await family.ask(ShowHistory(of: name), as: person)
            #expect(whole.count > 3)
            for limit in [1, 3, whole.count, whole.count + 1] {
                let part = try await family.ask(ShowHistory(of: name, limit: limit), as: person)
                #expect(rows(part) == rows(Array(whole.prefix(limit))))
            }
        }
    }
}
