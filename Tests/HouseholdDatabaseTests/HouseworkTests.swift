import HouseholdModel
import HouseholdDatabase
import Testing

@Suite("What is to be done")
struct HouseworkTests {
    private let home: Home

    init() throws {
        home = try Home()
    }

    @Test("comes back as it was written, also when it was changed")
    func keepsChores() throws {
        let due = Due(day: try #require(Day("2026-11-21")), time: TimeOfDay("18:00"))
        let plain = try home.addChore("🧹 Sweep")
        var full = try home.addChore("Bins", for: .one(home.mia.id), worth: 0, due: due).chore

        #expect(try chore(plain.chore.number) == plain.chore)
        #expect(try chore(full.number) == full)
        #expect(
            try home.store.read { try $0.occurrences(of: full, in: home.calendar) }.map(\.isOpen)
                == [true])
        #expect(try home.store.read { try $0.chore(1, in: .fresh()) } == nil)

        full.title = try Title("Paper bins")
        full.details = try Note("The blue ones")
        full.assignment = .anyone
        full.value = .one
        full.timing = .once(Due(day: due.day))
        try home.store.write { [full] in try $0.update(full) }
        #expect(try chore(full.number) == full)
    }

    @Test("is listed soonest first, and what has no date last")
    func listsOpen() throws {
        for (title, day) in [("none", nil), ("late", "2026-12-01"), ("soon", "2026-11-01")] {
            try home.addChore(title, due: day.flatMap { Day($0) }.map { Due(day: $0) })
        }
        let noon = try #require(Day("2026-11-20")).noon

        #expect(try titles(.open) == ["soon", "late", "none"])
        #expect(try titles(.over(noon)) == ["soon"])
        #expect(try titles(.everDone).isEmpty)
    }

    @Test("moves to what was done, newest first, and back")
    func listsDone() throws {
        let occurrences = try ["one", "two", "three"].map { try home.addChore($0) }
        let completions = try occurrences.enumerated().map { place, occurrence in
            try home.complete(occurrence, by: home.mia, at: .someday.adding(days: Int64(place)))
        }

        #expect(try titles(.open).isEmpty)
        #expect(try titles(.everDone) == ["three", "two", "one"])
        #expect(
            try titles(.done(during: .someday.adding(days: 1) ..< .distantFuture)) == [
                "three", "two",
            ])
        let done = try home.store.read {
            try $0.occurrences(of: occurrences[0].chore, in: home.calendar)
        }
        #expect(done.first?.completion == completions[0])

        try home.takeBack(completions[1], of: occurrences[1])
        #expect(try titles(.everDone) == ["three", "one"])
        #expect(try titles(.open) == ["two"])
    }

    @Test("is gone from every list once it is deleted, and what was booked for it stays")
    func deletes() throws {
        let occurrence = try home.addChore()
        let completion = try home.complete(occurrence, by: home.mia)

        try home.store.write { try $0.delete(occurrence.chore, at: .someday) }
        try home.takeBack(completion, of: occurrence)

        #expect(try chore(occurrence.chore.number) == nil)
        #expect(try titles(.open).isEmpty)
        #expect(try titles(.everDone).isEmpty)
        let entries = try home.store.read {
            try $0.entries(of: home.mia.id, in: home.household.id, limit: 10)
        }
        #expect(entries.map(\.points) == [-5, 5])
    }

    @Test("has numbers that are never used again")
    func numbers() throws {
        let first = try home.addChore().chore
        try home.store.write { try $0.delete(first, at: .someday) }

        #expect(first.number == 1)
        #expect(try home.addChore().chore.number == 2)
        #expect(throws: StoreError.self) {
            try home.store.write { try $0.nextChoreNumber(in: .fresh()) }
        }
    }

    @Test("brings rewards, which come back with those they are for")
    func keepsRewards() throws {
        let household = home.household.id
        let rewards = try [Reward.Audience.children, .members([home.mia.id, home.petra.id])]
            .enumerated().map { place, audience in
                Reward(
                    id: .fresh(), household: household, number: place + 1, title: try Title("Zoo"),
                    details: try Note("With Grandma"), value: try #require(RewardValue(50)),
                    kind: .milestone(.allTime), audience: audience, createdBy: home.petra.id,
                    createdAt: .someday)
            }
        let milestone = Milestone(
            reward: rewards[1].id, member: home.mia.id, value: rewards[1].value,
            at: .someday)
        try home.store.write { transaction throws in
            for reward in rewards { try transaction.add(reward) }
            try transaction.reach(milestone, in: household)
            try transaction.notify(
                milestone, id: .fresh(), seenAt: nil, in: household)
            let notices = try transaction.facts.unreadNotices(
                of: home.mia.id, in: household, at: .distantFuture)
            #expect(notices.map(\.message) == [.rewardReached(2)])
            #expect(try transaction.facts.milestones(in: household, periods: []) == [milestone])
        }
        #expect(try home.store.read { try $0.rewards(in: household, at: .someday) } == rewards)
        #expect(try home.store.read { try $0.reward(2, in: household) } == rewards[1])
        #expect(try home.store.read { try $0.reward(3, in: household) } == nil)

        try home.store.write { try $0.lose(milestone, in: household) }
        #expect(
            try home.store.read {
                try $0.unreadNotices(
                    of: home.mia.id, in: household, at: .distantFuture)
            }.isEmpty)
        #expect(try home.store.read { try $0.milestones(in: household, periods: []) }.isEmpty)
    }

    private func chore(_ number: Number) throws -> Chore? {
        try home.store.read { try $0.chore(number, in: home.household.id) }
    }

    private func titles(_ filter: OccurrenceFilter) throws -> [String] {
        try home.store.read { try $0.occurrences(filter, in: home.household.id, home.calendar) }
            .map(\.chore.title.text)
    }
}

@Suite("The records")
struct RecordsTests {
    private let home: Home

    init() throws {
        home = try Home()
        try home.record("chore.add", by: home.petra)
        try home.record("member.add", by: home.petra, about: home.mia)
        try home.record("chore.done", by: home.mia)
        try home.record("rules.show", by: home.mia, about: home.mia, isAllowed: false)
        try home.record("sign-in", in: .program)
    }

    @Test("tell what happened in the household, newest first")
    func listsAll() throws {
        #expect(try operations() == ["rules.show", "chore.done", "member.add", "chore.add"])
        #expect(try operations(limit: 2) == ["rules.show", "chore.done"])
    }

    @Test("tell what a member did and what was done to it, each once")
    func listsAbout() throws {
        #expect(try operations(about: home.mia) == ["rules.show", "chore.done", "member.add"])
        #expect(try operations(about: home.mia, limit: 2) == ["rules.show", "chore.done"])
        #expect(try operations(about: home.max).isEmpty)
    }

    @Test("keep every field")
    func keepsFields() throws {
        let rows = try home.store.read {
            try $0.audit(in: home.household.id, about: home.mia.id, limit: 1)
        }

        let row = try #require(rows.first)
        #expect((row.sequence, row.at, row.isAllowed) == (4, .someday, false))
        #expect((row.member, row.about, row.account) == (home.mia.id, home.mia.id, nil))
        #expect(row.object == AuditRow.Object(kind: "chore", number: 1))
        #expect(row.policies == ["family.done", "walls.own"])
        #expect(row.rules == Array(repeating: 7, count: 32))
        #expect((row.input, row.request) == (#"{"chore":1}"#, "request"))
    }

    @Test("know the last thing that was refused")
    func findsRefusal() throws {
        try home.store.read { facts throws in
            let household = home.household.id
            #expect(try facts.lastRefusal(of: home.mia.id, in: household)?.sequence == 4)
            #expect(try facts.lastRefusal(of: home.petra.id, in: household) == nil)
        }
    }

    private func operations(about member: Member? = nil, limit: Int = 10) throws -> [String] {
        try home.store.read {
            try $0.audit(in: home.household.id, about: member?.id, limit: limit)
        }.map(\.operation)
    }
}

extension Day {
    fileprivate var noon: Instant { Zone.utc.start(of: self).adding(milliseconds: 43_200_000) }
}
