import HouseholdModel
import HouseholdService
import Testing

/// The clock stands at ten in the morning, by the Smiths' zone.
@Suite("What is told to whoever is there")
struct WatchTests {
    @Test("is what was not read yet, and asking for it reads nothing")
    func isUnread() async throws {
        let family = try await Family()
        try await family.give(5, to: "mia", as: .anna)
        let start = family.clock.now

        for _ in 0..<2 {
            let watched = try await family.ask(WatchNotices(since: start), as: .mia)
            #expect(watched.unread.map(\.kind) == [.points(.given)])
        }
        #expect(try await family.ask(WatchNotices(since: start), as: .max).unread.isEmpty)
        try await family.perform(ReadNotices(), as: .mia)
        #expect(try await family.ask(WatchNotices(since: start), as: .mia).unread.isEmpty)
    }

    @Test("is what comes due, once each time, to whoever is to do it, without any channel")
    func isDue() async throws {
        let family = try await Family()
        try await family.add("Rake", due: 90, to: "mia")
        var told: [(minute: Int, texts: [String])] = []
        for minute in 1...100 {
            let since = family.clock.now
            family.clock.advance(minutes: 1)
            #expect(try await family.ask(WatchNotices(since: since), as: .max).reminders.isEmpty)
            let texts = try await family.ask(WatchNotices(since: since), as: .mia).reminders.map(
                \.source)
            if !texts.isEmpty { told.append((minute, texts)) }
        }

        #expect(told.map(\.minute) == [30, 90])
        #expect(told.map(\.texts) == [["\"Rake\" is due soon."], ["\"Rake\" is due."]])
    }

    @Test("is what waits for an OK of whoever may say it, and did not do it")
    func waits() async throws {
        let family = try await Family()
        try family.everybodyProves()
        try await family.settle(.approval(.always), as: .anna)
        let since = family.clock.now
        family.clock.advance(minutes: 1)
        try await family.complete(2, as: .mia)

        for person in [Person.anna, .ben] {
            let told = try await family.ask(WatchNotices(since: since), as: person)
            #expect(told.reminders.count == 1)
            let next = WatchNotices(since: told.instant)
            #expect(try await family.ask(next, as: person).reminders.isEmpty)
        }
        for person in [Person.mia, .max] {
            #expect(try await family.ask(WatchNotices(since: since), as: person).reminders.isEmpty)
        }
    }

    @Test("is not what waited before whoever may say OK came")
    func waitedBefore() async throws {
        let family = try await Family()
        try family.everybodyProves()
        try await family.settle(.approval(.always), as: .anna)
        try await family.complete(2, as: .mia)
        family.clock.advance(minutes: 1)
        let watcher = Watcher(family, as: .ben)

        for _ in 0..<3 {
            #expect(try await watcher.look().isEmpty)
            family.clock.advance(minutes: 1)
        }
        try await family.complete(1, as: .mia)
        #expect(try await watcher.look() == ["\"Dust\" waits for your OK."])
    }

    @Test("leaves out what somebody wants none of")
    func isMuted() async throws {
        let family = try await Family()
        try await family.add("Rake", due: 90, to: "mia")
        try await family.perform(SetSetting(.mute, to: "ahead"), as: .mia)
        let since = family.clock.now
        family.clock.advance(minutes: 40)

        #expect(try await family.ask(WatchNotices(since: since), as: .mia).reminders.isEmpty)
    }
}

@Suite("A message to try a channel")
struct TrialTests {
    @Test("goes out twenty times a day at most, whatever channels come and go")
    func isLimited() async throws {
        let family = try await Family()
        var sent = 0
        var refused: ServiceError?
        for round in 0..<30 where refused == nil {
            family.clock.advance(minutes: 1)
            do {
                let address = Confidential("stranger\(round)@example.org")
                try await family.perform(AddChannel(.mail, to: address), as: .max)
                sent += 1
                try await family.perform(TestChannel(1), as: .max)
                sent += 1
                try await family.perform(RemoveChannel(1), as: .max)
            } catch {
                refused = error
            }
        }

        #expect(refused == .channel(.triedTooOften))
        #expect(sent == 20)
        try await family.perform(AddChannel(.mail, to: Confidential("mia@example.org")), as: .mia)
        family.clock.advance(days: 1)
        try await family.perform(AddChannel(.mail, to: Confidential("max@example.org")), as: .max)
    }
}
