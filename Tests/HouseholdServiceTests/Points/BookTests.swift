import HouseholdModel
import HouseholdService
import Testing

@Suite("Points that parents give and take")
struct BookTests {
    private let family: Family

    init() async throws {
        family = try await Family()
    }

    private func sums(_ person: Person) async throws -> [Int] {
        let points = try await family.ask(ShowPoints(), as: person)
        return [points.earned, points.balance]
    }

    @Test("count as earned, and reach rewards, which are lost again when they are taken back")
    func areEarned() async throws {
        try await family.give(10, to: "mia", as: .anna)
        #expect(try await sums(.mia) == [10, 10])
        #expect(try await family.ask(ShowReward(2), as: .mia).reached.count == 1)

        let entry = try await family.perform(
            ReversePoints(1, because: Note("Wrong child")), as: .ben)
        #expect(entry.reversedBy == 2)
        #expect(try await sums(.mia) == [0, 0])
        #expect(try await family.ask(ShowReward(2), as: .mia).reached.isEmpty)
        #expect(try await family.perform(ReversePoints(1), as: .ben).reversedBy == 2)
        #expect(try family.count("ledger") == 2)
    }

    @Test("are taken only where the household does that, and stay earned")
    func areTaken() async throws {
        try await family.give(10, to: "mia", as: .anna)
        let one = try TakePoints(#require(PointsAmount(1)), from: "mia", because: Note("No"))
        let refused = await refusal { () throws(ServiceError) in
            _ = try await family.perform(one, as: .anna)
        }
        #expect(refused?.refusal?.whoMay == [])

        try await family.settle(.deductions(5), as: .anna)
        try await family.take(3, from: "mia", as: .anna)
        #expect(try await sums(.mia) == [10, 7])
        #expect(try await family.ask(ShowReward(2), as: .mia).reached.count == 1)
    }

    @Test("are taken up to the cap of the week, which what was given back does not count in")
    func haveCap() async throws {
        try await family.give(50, to: "mia", as: .anna)
        try await family.settle(.deductions(5), as: .anna)
        try await family.take(4, from: "mia", as: .anna)

        await #expect(
            throws: try ServiceError.points(.overCap(Name("Mia"), cap: 5, left: 1))
        ) { try await family.take(2, from: "mia", as: .ben) }
        try await family.perform(ReversePoints(2), as: .ben)
        try await family.take(5, from: "mia", as: .ben)
        try await family.live(days: 7)
        try await family.take(5, from: "mia", as: .ben)
        #expect(try await sums(.mia) == [50, 40])
    }

    @Test("leave nobody with less than none")
    func leaveNoDebt() async throws {
        try await family.settle(.deductions(50), as: .anna)
        try await family.give(2, to: "mia", as: .anna)

        await #expect(throws: try ServiceError.points(.tooFew(Name("Mia"), 2))) {
            try await family.take(3, from: "mia", as: .anna)
        }
    }

    @Test("that are spent leave a debt when they are taken back, which the next ones repay")
    func leaveDebt() async throws {
        try await family.give(6, to: "mia", as: .anna)
        try await family.sell("Ice cream", for: 6)
        try await family.ask(for: "Ice cream", as: .mia)
        try await family.perform(ReversePoints(1), as: .anna)
        #expect(try await sums(.mia) == [0, -6])

        try await family.perform(GrantRequest(1), as: .anna)
        try await family.give(7, to: "mia", as: .anna)
        #expect(try await sums(.mia) == [7, 1])
        #expect(try await family.ask(VerifyAudit(), as: .anna).ok)
    }

    @Test("can be objected to once, and a parent answers")
    func canBeObjectedTo() async throws {
        try await family.settle(.deductions(50), as: .anna)
        try await family.give(9, to: "mia", as: .anna)
        try await family.take(2, from: "mia", as: .anna)
        let no = try AppealPoints(2, because: Note("No"))
        try await family.perform(no, as: .mia)

        await #expect(throws: ServiceError.points(.appealed(2))) {
            try await family.perform(no, as: .mia)
        }
        await #expect(throws: ServiceError.points(.noDeduction(1))) {
            try await family.perform(AppealPoints(1, because: Note("No")), as: .mia)
        }
        #expect(try await family.ask(ListObjections(), as: .mia).isEmpty)
        #expect(try await family.ask(ListObjections(), as: .max).isEmpty)
        #expect(try await family.ask(ListObjections(), as: .anna).isEmpty)
        #expect(try await family.ask(ListObjections(), as: .ben).map(\.appeal?.why) == ["No"])
        let upheld = try await family.perform(
            UpholdPoints(2, because: Note("I saw it")), as: .ben)
        #expect(upheld.appeal?.answeredBy == "ben" && upheld.appeal?.answer == "I saw it")
        #expect(try await family.ask(ListObjections(), as: .ben).isEmpty)
        await #expect(throws: ServiceError.points(.noAppeal(2))) {
            try await family.perform(UpholdPoints(2), as: .ben)
        }
        try await family.perform(ReversePoints(2), as: .anna)
        #expect(try await sums(.mia) == [9, 9])
    }

    @Test("that came with a chore are not taken back by themselves")
    func stayWithChores() async throws {
        try await family.complete(2, as: .mia)
        await #expect(throws: ServiceError.points(.staysBooked(1, .award))) {
            try await family.perform(ReversePoints(1), as: .anna)
        }
    }

    @Test("have reasons that the member and the parents read, and siblings don't")
    func keepReasons() async throws {
        try await family.give(9, to: "mia", as: .anna)
        for person in [Person.mia, .anna, .ben] {
            #expect(try await family.ask(ExplainEntry(1), as: person).why == "helped grandma")
        }
        await #expect(throws: ServiceError.notFound(.entry, "1")) {
            try await family.ask(ExplainEntry(1), as: .max)
        }
        let theirs = try await family.ask(ShowPointsHistory(of: "mia"), as: .max)
        #expect(theirs.map(\.why) == [nil] && theirs.map(\.amount) == [9])
    }

    @Test("are of this week's and this month's milestones once in each")
    func reachEachWeek() async throws {
        let weekly = try await family.addReward("Film", at: 5, counting: .weekly)
        let monthly = try await family.addReward("Trip", at: 8, counting: .monthly)
        func reached(_ reward: RewardView) async throws -> Int {
            try await family.ask(ShowReward(reward.number), as: .mia).reached.count
        }
        try await family.give(6, to: "mia", as: .anna)
        #expect(try await [reached(weekly), reached(monthly)] == [1, 0])
        try await family.live(days: 7)
        #expect(try await [reached(weekly), reached(monthly)] == [0, 0])
        try await family.give(5, to: "mia", as: .anna)
        #expect(try await [reached(weekly), reached(monthly)] == [1, 1])
        #expect(try family.number("SELECT count(*) FROM milestone WHERE period <> ''") == 3)
    }

    @Test("keep a reward reached that takes more since")
    func keepReached() async throws {
        try await family.give(10, to: "mia", as: .anna)
        var edit = EditReward(2)
        edit.value = RewardValue(50)
        try await family.perform(edit, as: .anna)
        try await family.give(1, to: "mia", as: .anna)
        #expect(try await family.ask(ShowReward(2), as: .mia).reached.count == 1)
        edit.value = RewardValue(5)
        #expect(try await family.perform(edit, as: .anna).reached.count == 1)
    }
}
