import HouseholdModel
import HouseholdService
import Testing

@Suite("Whoever saves for something")
struct GoalTests {
    private let family: Family

    init() async throws {
        family = try await Family()
        try await family.sell("Bicycle", for: 60)
    }

    @Test("pays what it cost when the goal was set")
    func keepsPrice() async throws {
        try await family.give(70, to: "mia", as: .anna)
        try await family.perform(SetGoal(5), as: .mia)
        var edit = EditReward(5)
        edit.value = RewardValue(100)
        try await family.perform(edit, as: .anna)

        #expect(try await family.ask(ShowGoal(), as: .mia).points == 60)
        let request = try await family.ask(for: "Bicycle", as: .mia)
        #expect(request.points == 60)
        try await family.perform(GrantRequest(request.number), as: .anna)
        await #expect(throws: try ServiceError.reward(.noGoal(Name("Mia")))) {
            try await family.ask(ShowGoal(of: "mia"), as: .ben)
        }
    }

    @Test("is told what somebody else does to it, in words")
    func isTold() async throws {
        try await family.give(20, to: "mia", as: .anna)
        try await family.perform(SetGoal(5, for: "mia"), as: .anna)
        try await family.perform(SaveForGoal(RewardValue.five, for: "mia"), as: .anna)
        try await family.setPrice(70, of: 5, atOnce: "they are dear now")
        try await family.perform(SetGoal(5, for: "mia"), as: .anna)
        try await family.perform(ClearGoal(of: "mia"), as: .anna)

        let kinds: Set<Notice.Kind> = [
            .reward(.goalSet), .reward(.jarChanged), .reward(.goalCleared),
        ]
        let told = try await family.ask(ListNotices(unread: true), as: .mia)
            .filter { kinds.contains($0.kind) }
        let set = "Anna set what you save for: \"Bicycle\". See: goal show"
        #expect(
            told.map(\.text.source) == [
                set, "Anna changed how much is in your jar for \"Bicycle\". See: goal show", set,
                "Anna ended your saving for \"Bicycle\". The points stay yours. See: goal show",
            ])
        #expect(told.allSatisfy { $0.reward == 5 })
    }

    @Test("goes on saving for the same thing again where what was granted hears another yes")
    func savesOnceMore() async throws {
        try await family.give(70, to: "mia", as: .anna)
        let request = try await family.ask(for: "Bicycle", as: .mia)
        try await family.perform(GrantRequest(request.number), as: .anna)
        try await family.perform(SetGoal(5), as: .mia)
        try await family.perform(SaveForGoal(RewardValue.five), as: .mia)

        #expect(try await !family.perform(GrantRequest(request.number), as: .ben).changed)
        #expect(try await family.ask(ShowGoal(), as: .mia).jar == 5)
    }

    @Test("hears when it will be reached at the pace of the last four weeks, as a range")
    func hearsWhen() async throws {
        try await family.perform(SetGoal(5), as: .mia)
        #expect(try await family.ask(ShowGoal(), as: .mia).forecast?.earliest == nil)

        for points in [2, 4, 6, 8] {
            try await family.live(days: 7)
            try await family.give(points, to: "mia", as: .anna)
        }
        let goal = try await family.ask(ShowGoal(), as: .mia)
        let today = try family.zone().day(at: family.clock.now)
        #expect(goal.balance == 20)
        #expect(goal.forecast?.slow == 3 && goal.forecast?.fast == 7)
        #expect(goal.forecast?.earliest == today.adding(days: 40))
        #expect(goal.forecast?.latest == today.adding(days: 94))
    }

    @Test("can save for what comes by itself, until it is reached")
    func savesForMilestone() async throws {
        let goal = try await family.perform(SetGoal(2), as: .mia)
        #expect((goal.kind, goal.balance, goal.points) == (RewardView.Kind.milestone, 0, 10))

        try await family.give(10, to: "mia", as: .anna)

        await #expect(throws: try ServiceError.reward(.noGoal(Name("Mia")))) {
            try await family.ask(ShowGoal(), as: .mia)
        }
        await #expect(throws: try ServiceError.reward(.isReached(2, Name("Mia")))) {
            try await family.perform(SetGoal(2), as: .mia)
        }
    }

    @Test("can't save for what is not for them, or is off the list")
    func needsReward() async throws {
        try await family.sell("Tent", for: 5, to: ["max"])
        await #expect(throws: ServiceError.notFound(.reward, "6")) {
            try await family.perform(SetGoal(6), as: .mia)
        }
        await #expect(throws: try ServiceError.reward(.notFor(6, Name("Mia")))) {
            try await family.perform(SetGoal(6, for: "mia"), as: .anna)
        }
        try await family.perform(RetireReward(5), as: .anna)
        await #expect(throws: ServiceError.reward(.retired(5))) {
            try await family.perform(SetGoal(5), as: .mia)
        }
    }

    @Test(
        "comes at a pace that is the mean of the slower and of the faster half of the weeks",
        arguments: [
            ([2, 4, 6, 8], 3.0, 7.0), ([0, 0, 0, 0], 0, 0), ([5, 5, 5, 5], 5, 5),
            ([0, 0, 0, 8], 0, 4),
        ])
    func hasPace(weeks: [Int], slow: Double, fast: Double) {
        let pace = EarningRate(weeks.reversed())
        #expect(pace.slow == slow && pace.fast == fast)
        #expect((pace.day(of: 10, at: slow, from: Day(dayNumber: 0)) == nil) == (slow == 0))
    }
}
