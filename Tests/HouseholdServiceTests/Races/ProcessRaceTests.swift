import HouseholdModel
import HouseholdService
import Testing

@Suite("Two processes that want the same chore", .serialized)
struct ProcessRaceTests {
    private static let trials = 1_000

    private let family: Family

    init() async throws {
        family = try await Family()
    }

    /// Lets two processes race for one chore after the other, each time off at the same moment, until both were
    /// told `end` or there were trials enough.
    private func run(
        _ race: Race, _ manner: Racer.Manner, until end: [String]? = nil
    ) async throws -> Finish {
        let first = try await Racer(manner, as: race.people[0], in: family)
        let second = try await Racer(manner, as: race.people[1], in: family)
        var finish = Finish(
            race: race, members: try race.people.map { try family.member($0.name) },
            mia: try family.member("Mia"))
        while finish.answers.count < Self.trials,
            !finish.answers.values.contains(where: { $0 == end })
        {
            for chore in try await family.chores(50, for: race) {
                let order = chore.isMultiple(of: 2) ? [first, second] : [second, first]
                for racer in order { try racer.tell("\(race.rawValue) \(chore)") }
                finish.answers[chore] = try await [first.answer(), second.answer()]
            }
        }
        finish.ends = try family.ends()
        return finish
    }

    @Test(
        "see one of them win: one award, one next date, and the other is told",
        arguments: Race.allCases)
    func haveOneWinner(race: Race) async throws {
        let finish = try await run(race, .careful)

        #expect(finish.faults == [])
        #expect(finish.wins.reduce(0, +) == Self.trials && !finish.wins.contains(0))
        let earned = try await [family.earned(.mia), family.earned(.max)]
        switch race {
        case .done: #expect(earned == finish.wins.map { 2 * $0 })
        case .approve: #expect(earned == [2 * Self.trials, 0])
        case .claim, .undone: #expect(earned == [0, 0])
        }
        #expect(try await family.ask(VerifyAudit(), as: .anna).ok)
    }

    @Test(
        "are found out when they look in one transaction and do in the next",
        arguments: Race.allCases)
    func areFoundOut(race: Race) async throws {
        let finish = try await run(race, .hasty, until: ["won", "won"])

        #expect(finish.faults.contains(.answers(["won", "won"])))
        switch race {
        case .done: #expect(finish.faults.contains { $0.end?.awards.count == 2 })
        case .undone: #expect(finish.faults.contains { $0.end?.open == [] })
        case .claim, .approve: break
        }
    }
}
