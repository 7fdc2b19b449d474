import HouseholdModel
import HouseholdService
import Testing

@Suite("A page of a list that never ends")
struct PageTests {
    private let family: Family

    /// Mia and Max get points in turns, of which each is told.
    init() async throws {
        family = try await Family()
        for points in 1...3 {
            for child in ["mia", "max"] {
                try await family.give(points, to: child, as: .anna)
            }
        }
    }

    @Test("begins among notices behind one, newest first, and among unread ones oldest first")
    func turnsNotices() async throws {
        let whole = try await family.ask(ListNotices(), as: .mia).map(\.number)
        let unread = try await family.ask(ListNotices(unread: true), as: .mia).map(\.number)
        #expect(whole.count == 3 && unread == whole.reversed())

        for (isUnread, all) in [(false, whole), (true, unread)] {
            let first = ListNotices(unread: isUnread, limit: 2)
            let second = ListNotices(unread: isUnread, limit: 2, after: all[1])
            #expect(try await family.ask(first, as: .mia).map(\.number) == Array(all[..<2]))
            #expect(try await family.ask(second, as: .mia).map(\.number) == [all[2]])
        }
        try await family.perform(ReadNotices(), as: .mia)
        // With 6 points and one more she reaches no reward yet, of which she would be told, too.
        try await family.give(1, to: "mia", as: .anna)
        let news = ListNotices(unread: true, limit: 2, after: unread[1])
        #expect(try await family.ask(news, as: .mia).map(\.number) == [whole[0] + 1])
    }

    @Test("is full where there is more behind what is told no more", arguments: [false, true])
    func isFull(isUnread: Bool) async throws {
        for title in ["Rake", "Sweep"] {
            let number = try await family.addChore(title, to: "mia")
            try await family.perform(DeleteChore(number), as: .anna)
        }
        try await family.give(1, to: "mia", as: .anna)
        let all = try await family.ask(ListNotices(unread: isUnread), as: .mia).map(\.number)
        #expect(all.count == 4)

        var pages: [[Number]] = []
        for _ in 0..<3 {
            let page = ListNotices(unread: isUnread, limit: 2, after: pages.last?.last)
            pages.append(try await family.ask(page, as: .mia).map(\.number))
        }
        #expect(pages == [Array(all[..<2]), Array(all[2...]), []])
    }
}
