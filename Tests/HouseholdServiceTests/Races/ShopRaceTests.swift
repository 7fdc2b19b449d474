import HouseholdModel
import HouseholdService
import Testing

/// What two people want of the shop at once.
enum ShopRace: String, CaseIterable {
    /// The last of a reward.
    case stock
    /// Two rewards, with points for one.
    case balance
    /// To say yes to the same request.
    case grant
    /// To say yes to a request, and to take it back.
    case withdraw

    var people: [Person] {
        switch self {
        case .stock: [.mia, .max]
        case .balance: [.mia, .mia]
        case .grant: [.anna, .ben]
        case .withdraw: [.anna, .mia]
        }
    }

    /// What whoever comes second is told.
    var second: String {
        switch self {
        case .stock: "reward.sold-out"
        case .balance: "reward.balance-too-low"
        case .grant: "unchanged"
        case .withdraw: "request.answered"
        }
    }

    /// What is wrong in the data file, if anything is: how many rewards, children or requests.
    var faults: String {
        switch self {
        case .stock:
            """
            SELECT count(*) FROM reward w WHERE stock < (
                SELECT count(*) FROM reward_request q
                WHERE q.reward_id = w.id AND state IN ('waiting', 'granted', 'delivered'))
            """
        case .balance: "SELECT count(*) FROM standing WHERE balance < 0"
        case .grant, .withdraw:
            """
            SELECT count(*) FROM reward_request q WHERE 1 <> (
                SELECT count(*) FROM ledger l
                WHERE l.reward_request_id = q.id AND kind IN ('spend', 'release'))
            """
        }
    }
}

@Suite("Two processes that want the same of the shop", .serialized)
struct ShopRaceTests {
    private static let trials = 1_000

    private let family: Family

    init() async throws {
        family = try await Family()
    }

    @Test("see one of them win, and nothing is spent twice", arguments: ShopRace.allCases)
    func haveOneWinner(race: ShopRace) async throws {
        let answers = try await run(race, .careful)

        #expect(answers.allSatisfy { Set($0) == ["won", race.second] })
        let wins = [0, 1].map { place in answers.count { $0[place] == "won" } }
        #expect(wins.reduce(0, +) == Self.trials && !wins.contains(0))
        #expect(try family.number(race.faults) == 0)
        #expect(try family.number("SELECT count(*) FROM standing WHERE balance < 0") == 0)
        #expect(try await family.ask(VerifyAudit(), as: .anna).ok)
    }

    @Test(
        "are found out when they look in one transaction and do in the next",
        arguments: ShopRace.allCases)
    func areFoundOut(race: ShopRace) async throws {
        let answers = try await run(race, .hasty, until: ["won", "won"])

        #expect(answers.contains(["won", "won"]))
        #expect(try family.number(race.faults) > 0)
    }

    /// Nor does the data file of the hasty know better.
    private func disarm() throws {
        for trigger in [
            "ledger_spends_what_is_there", "reward_request_takes_what_is_there",
            "reward_request_goes_forward",
        ] { try family.tamper("DROP TRIGGER \(trigger)") }
        try family.tamper("DROP INDEX ledger_settled")
        try family.tamper("PRAGMA ignore_check_constraints = 1")
    }

    private func run(
        _ race: ShopRace, _ manner: Racer.Manner, until end: [String]? = nil
    ) async throws -> [[String]] {
        let first = try await Racer(manner, as: race.people[0], in: family)
        let second = try await Racer(manner, as: race.people[1], in: family)
        if manner == .hasty {
            // Each has opened the data file once it answers, and refuses to open one without these.
            for racer in [first, second] {
                try racer.tell("request 1000000")
                _ = try await racer.answer()
            }
            try disarm()
        }
        for child in ["mia", "max"] where race != .balance {
            try await family.give(10_000, to: child, as: .anna)
        }
        let always = [
            try await family.sell("Film", for: 1).number,
            try await family.sell("Game", for: 1).number,
        ]
        var answers: [[String]] = []
        while answers.count < Self.trials {
            for lines in try await batch(of: race, always) {
                if race == .balance { try await family.give(1, to: "mia", as: .anna) }
                let racers = [(first, lines[0]), (second, lines[1])]
                for (racer, line) in answers.count.isMultiple(of: 2) ? racers : racers.reversed() {
                    try racer.tell(line)
                }
                answers.append(try await [first.answer(), second.answer()])
                if answers.last == end { return answers }
            }
        }
        return answers
    }

    /// What both are told for the next fifty races, after all is made ready.
    private func batch(of race: ShopRace, _ always: [Number]) async throws -> [[String]] {
        let count = 50
        switch race {
        case .stock:
            let value = try #require(RewardValue(1))
            let reward = AddReward(
                title: try Title("Ice"), at: value,
                on: .shop(stock: 1, from: nil, until: nil, prices: [:]))
            return try await family.gate.perform(
                Array(repeating: reward, count: count), as: family.caller(.anna),
                request: family.newRequest()
            ).output.map { ["request \($0.number)", "request \($0.number)"] }
        case .balance:
            return Array(
                repeating: ["request \(always[0])", "request \(always[1])"], count: count)
        case .grant, .withdraw:
            return try await family.gate.perform(
                Array(repeating: RequestReward(always[0]), count: count),
                as: family.caller(.mia), request: family.newRequest()
            ).output.map { ["grant \($0.number)", "\(race.rawValue) \($0.number)"] }
        }
    }
}
