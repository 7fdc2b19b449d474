import HouseholdModel
import HouseholdService
import Testing

@Suite("What is bought with points")
struct ShopTests {
    private let family: Family

    init() async throws {
        family = try await Family()
        // What would be reached with the points is numbered like what is asked for.
        for milestone in 1...3 {
            try await family.perform(
                RetireReward(milestone, atOnce: Note("from now on")), as: .anna)
        }
        try await family.give(20, to: "mia", as: .anna)
    }

    private func balance(_ person: Person) async throws -> [Int] {
        let points = try await family.ask(ShowPoints(), as: person)
        return [points.earned, points.balance, points.reserved]
    }

    @Test("is paid with what is set aside when it is asked for, and stays earned")
    func isPaid() async throws {
        try await family.sell("Ice cream", for: 6)

        let request = try await family.ask(for: "Ice cream", as: .mia)
        #expect(request.state == .waiting && request.points == 6)
        #expect(try await balance(.mia) == [20, 14, 6])

        #expect(try await family.perform(GrantRequest(1), as: .ben).state == .granted)
        #expect(try await balance(.mia) == [20, 14, 0])
        #expect(try await family.perform(DeliverRequest(1), as: .anna).state == .delivered)
        let history = try await family.ask(ShowPointsHistory(), as: .mia)
        #expect(history.map(\.kind) == [.spend, .reserve, .bonus])
        #expect(history.map(\.points) == [0, -6, 20])
        #expect(history.first?.title == "Ice cream")
    }

    @Test("costs nothing when a parent says no, or whoever asked takes it back")
    func comesBack() async throws {
        try await family.sell("Ice cream", for: 6)
        try await family.ask(for: "Ice cream", as: .mia)
        let no = try await family.perform(
            DeclineRequest(1, because: Note("Not today")), as: .anna)
        #expect(no.why == "Not today")
        #expect(try await balance(.mia) == [20, 20, 0])

        try await family.ask(for: "Ice cream", as: .mia)
        #expect(try await family.perform(WithdrawRequest(2), as: .mia).state == .withdrawn)
        #expect(try await balance(.mia) == [20, 20, 0])
    }

    @Test("shows the other parent the no of the day before, and only that")
    func showsEarlierNo() async throws {
        try await family.sell("Ice cream", for: 2)
        try await family.ask(for: "Ice cream", as: .mia)
        try await family.perform(DeclineRequest(1, because: Note("Teeth")), as: .anna)
        try await family.live(days: 1)

        let again = try await family.ask(for: "Ice cream", as: .mia)
        #expect(again.earlier?.by == "anna" && again.earlier?.why == "Teeth")
        let seen = try await family.ask(ListRequests(), as: .ben).first
        #expect(seen?.earlier?.number == 1)
        try await family.perform(WithdrawRequest(2), as: .mia)
        try await family.live(days: 1)
        #expect(try await family.ask(for: "Ice cream", as: .mia).earlier == nil)
    }

    /// What somebody does with request 1.
    enum Answer: CaseIterable {
        case grant, decline, withdraw, deliver
    }

    private func give(_ answer: Answer) async throws -> RequestView {
        switch answer {
        case .grant: try await family.perform(GrantRequest(1), as: .anna)
        case .decline: try await family.perform(DeclineRequest(1), as: .anna)
        case .withdraw: try await family.perform(WithdrawRequest(1), as: .mia)
        case .deliver: try await family.perform(DeliverRequest(1), as: .anna)
        }
    }

    @Test("is answered once, and the same answer again changes nothing", arguments: Answer.allCases)
    func isAnsweredOnce(first: Answer) async throws {
        try await family.sell("Ice cream", for: 6)
        try await family.ask(for: "Ice cream", as: .mia)
        guard first != .deliver else {
            await #expect(throws: ServiceError.reward(.notGranted(1))) { try await give(.deliver) }
            return
        }
        let state = try await give(first).state
        let entries = try family.count("ledger")

        for second in Answer.allCases {
            switch (first, second) {
            case (.grant, .grant), (.decline, .decline), (.withdraw, .withdraw):
                #expect(try await give(second).state == state)
            case (.grant, .deliver):
                #expect(try await give(second).state == .delivered)
            default:
                await #expect(throws: ServiceError.reward(.answered(1))) {
                    try await give(second)
                }
            }
        }
        #expect(try family.count("ledger") == entries)
        #expect(try await family.ask(VerifyAudit(), as: .anna).ok)
    }

    @Test("costs what was promised, whatever is edited meanwhile, and some less than others")
    func keepsPrice() async throws {
        try await family.sell("Ice cream", for: 6, prices: ["max": 2])
        try await family.ask(for: "Ice cream", as: .mia)
        try await family.setPrice(9, of: 5, atOnce: "sugar is dear")
        try await family.perform(GrantRequest(1), as: .anna)
        #expect(try await balance(.mia) == [20, 14, 0])

        try await family.give(2, to: "max", as: .anna)
        #expect(try await family.ask(for: "Ice cream", as: .max).points == 2)
        #expect(try await family.ask(for: "Ice cream", as: .mia).points == 9)
    }

    @Test("can't be had with too few points, and says what is missing and what waits")
    func needsPoints() async throws {
        try await family.sell("Console", for: 30)
        try await family.settle(.approval(.always), as: .anna)
        try await family.complete(2, as: .mia)

        let title = try Title("Console")
        let price = try #require(RewardValue(30))
        await #expect(
            throws: ServiceError.reward(.tooDear(title, price, has: 20, jar: 0, waiting: 3))
        ) { try await family.ask(for: "Console", as: .mia) }
        #expect(try family.count("reward_request") == 0)
    }

    @Test("is gone when nothing is left, until somebody takes a request back")
    func runsOut() async throws {
        try await family.sell("Ice cream", for: 1, stock: 1)
        try await family.give(1, to: "max", as: .anna)
        try await family.ask(for: "Ice cream", as: .mia)

        await #expect(throws: ServiceError.reward(.soldOut(5))) {
            try await family.ask(for: "Ice cream", as: .max)
        }
        try await family.perform(WithdrawRequest(1), as: .mia)
        #expect(try await family.ask(for: "Ice cream", as: .max).state == .waiting)
        #expect(try await family.ask(ShowReward(5), as: .anna).stock == 0)
        var more = EditReward(5)
        more.stock = 2
        #expect(try await family.perform(more, as: .anna).stock == 2)
    }

    @Test("can be asked for on its days only")
    func hasDays() async throws {
        let today = try family.zone().day(at: family.clock.now)
        try await family.sell(
            "Sledge", for: 1, from: today.adding(days: 1), until: today.adding(days: 2))

        await #expect(
            throws: ServiceError.reward(
                .closed(5, from: today.adding(days: 1), until: today.adding(days: 2)))
        ) { try await family.ask(for: "Sledge", as: .mia) }
        try await family.live(days: 2)
        try await family.ask(for: "Sledge", as: .mia)
        try await family.live(days: 1)
        await #expect(throws: ServiceError.self) {
            try await family.ask(for: "Sledge", as: .mia)
        }
    }

    @Test("is off the list when it is retired, and what was asked for can still be given")
    func retires() async throws {
        try await family.sell("Ice cream", for: 1)
        try await family.ask(for: "Ice cream", as: .mia)
        try await family.perform(RetireReward(5, atOnce: Note("no more")), as: .anna)

        #expect(try await family.ask(ListRewards(), as: .anna).allSatisfy { $0.number != 5 })
        await #expect(throws: ServiceError.reward(.retired(5))) {
            try await family.perform(RequestReward(5), as: .mia)
        }
        #expect(try await family.perform(GrantRequest(1), as: .anna).state == .granted)
    }

    @Test("is for children, and a milestone is not asked for")
    func isForChildren() async throws {
        await #expect(throws: try ServiceError.reward(.shopIsForChildren(Name("Anna")))) {
            try await family.sell("Sauna", for: 1, to: ["anna"])
        }
        await #expect(throws: ServiceError.reward(.comesByItself(2))) {
            try await family.perform(RequestReward(2), as: .mia)
        }
    }
}
