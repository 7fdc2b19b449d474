import HouseholdModel
import HouseholdDatabase
import SeededRandom
import Testing

@Suite("A member's points")
struct StandingTests {
    private let home: Home

    init() throws {
        home = try Home()
    }

    @Test("are the sums of the book, whatever is done and taken back in whatever order")
    func areSums() throws {
        var random = SeededGenerator(seed: 11)
        var expected = [home.mia.id: PointsSummary.none, home.max.id: .none]
        var open: [Occurrence] = []
        var done: [(occurrence: Occurrence, completion: Completion)] = []
        for step in 0..<150 {
            let at = Instant.someday.adding(milliseconds: Int64(step))
            switch Int.random(in: 0..<4, using: &random) {
            case 0:
                open.append(try home.addChore(worth: [0, 1, 5, 10_000][step % 4]))
            case 1 where !done.isEmpty:
                let last = done.remove(at: Int.random(in: 0..<done.count, using: &random))
                try home.takeBack(last.completion, of: last.occurrence, at: at)
                expected[last.completion.doer]?.count(last.completion, -1)
                open.append(last.occurrence)
            case 2...3 where !open.isEmpty:
                let next = open.remove(at: Int.random(in: 0..<open.count, using: &random))
                let doer = Bool.random(using: &random) ? home.mia : home.max
                let completion = try home.complete(next, by: doer, at: at)
                expected[doer.id]?.count(completion, 1)
                done.append((next, completion))
            default: break
            }
        }

        #expect(done.count > 10)
        for member in [home.mia, home.max] {
            #expect(try home.pointsSummary(of: member) == expected[member.id])
            let entries = try home.store.read {
                try $0.entries(of: member.id, in: home.household.id, limit: 1_000)
            }
            #expect(entries.reduce(0) { $0 + $1.points } == expected[member.id]?.balance)
            #expect(entries.map(\.sequence) == entries.map(\.sequence).sorted(by: >))
        }
        #expect(try home.verify().firstBad == nil)
    }

    @Test("count in the week of the award, also when they are taken back later")
    func countWhenEarned() throws {
        let occurrence = try home.addChore(worth: 7)
        let later = Instant.someday.adding(days: 30)
        let completion = try home.complete(occurrence, by: home.mia)

        try home.takeBack(completion, of: occurrence, at: later)
        try home.complete(occurrence, by: home.mia, at: later)

        #expect(try earned(from: .someday, until: later) == 0)
        #expect(try earned(from: later, until: later.adding(days: 1)) == 7)
        #expect(try earned(from: later.adding(milliseconds: 1), until: later.adding(days: 1)) == 0)
        #expect(try earned(from: .someday, until: later.adding(milliseconds: 1)) == 7)
    }

    @Test("are booked once and taken back once")
    func areBookedOnce() throws {
        let occurrence = try home.addChore()
        let completion = try home.complete(occurrence, by: home.mia)

        #expect(throws: Home.Refusal.self) { try home.complete(occurrence, by: home.max) }
        try home.takeBack(completion, of: occurrence)
        #expect(throws: Home.Refusal.self) { try home.takeBack(completion, of: occurrence) }

        #expect(try home.pointsSummary(of: home.mia) == .none)
        #expect(try home.pointsSummary(of: home.max) == .none)
    }

    @Test("count towards a reward from when it was set, or all of them")
    func countTowardsReward() throws {
        let before = try home.addChore(worth: 3)
        let early = try home.complete(before, by: home.mia)
        let fromNow = try addReward(counting: .fromNow)
        let allTime = try addReward(counting: .allTime)

        try home.complete(try home.addChore(worth: 4), by: home.mia)
        #expect(try progress(towards: fromNow) == 4)
        #expect(try progress(towards: allTime) == 7)

        try home.takeBack(early, of: before)
        #expect(try progress(towards: fromNow) == 4)
        #expect(try progress(towards: allTime) == 4)
    }

    private func earned(from start: Instant, until end: Instant) throws -> Int {
        try home.store.read {
            try $0.earned(by: home.mia.id, in: home.household.id, from: start, until: end)
        }
    }

    private func progress(towards reward: Reward) throws -> Int {
        try home.store.read { facts in
            reward.kind == .milestone(.fromNow)
                ? try facts.progress(of: home.mia.id, towards: reward)
                : try facts.pointsSummary(of: home.mia.id, in: home.household.id).earned
        }
    }

    private func addReward(counting: Reward.Counting) throws -> Reward {
        try home.store.write { transaction in
            let reward = Reward(
                id: .fresh(), household: home.household.id,
                number: try transaction.nextRewardNumber(in: home.household.id),
                title: try Title("Zoo"), details: nil, value: try #require(RewardValue(50)),
                kind: .milestone(counting), audience: .children, createdBy: home.petra.id,
                createdAt: .someday)
            try transaction.add(reward)
            return reward
        }
    }
}

extension PointsSummary {
    fileprivate static let none = PointsSummary(earned: 0, balance: 0, reserved: 0, completed: 0)

    fileprivate mutating func count(_ completion: Completion, _ sign: Int) {
        self = PointsSummary(
            earned: earned + sign * completion.value.points,
            balance: balance + sign * completion.value.points, reserved: reserved,
            completed: completed + sign)
    }
}
