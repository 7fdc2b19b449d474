import HouseholdModel
import HouseholdService
import Testing

@Suite("Two programs with the same data file")
struct RaceTests {
    private let family: Family
    private let other: Gate

    init() async throws {
        family = try await Family()
        other = try family.anotherGate()
    }

    @Test("award a chore once, to whoever was first")
    func awardOnce() async throws {
        let trials = 200
        for _ in 1...trials {
            let chore = try await family.addChore("Race")
            async let mia = complete(chore, as: .mia, through: family.gate)
            async let max = complete(chore, as: .max, through: other)
            let outcomes = await [mia, max]
            #expect(outcomes.filter { $0 == .booked }.count == 1)
            #expect(
                outcomes.contains(.refused(.chore(.doneByOther(chore, try Name("Mia")))))
                    != outcomes.contains(.refused(.chore(.doneByOther(chore, try Name("Max"))))))
        }

        #expect(try family.count("ledger") == trials)
        #expect(try await family.earned(.mia) + family.earned(.max) == trials)
        #expect(try await family.ask(VerifyAudit(), as: .anna).ok)
    }

    @Test("award a chore once to somebody who marks it in both")
    func awardOneOnce() async throws {
        let trials = 50
        for _ in 1...trials {
            let chore = try await family.addChore("Race", to: "mia")
            async let here = complete(chore, as: .mia, through: family.gate)
            async let there = complete(chore, as: .mia, through: other)
            let outcomes = await [here, there]
            #expect(Set(outcomes) == [.booked, .unchanged])
        }

        #expect(try await family.earned(.mia) == trials)
    }

    @Test("give a request that is sent through both the same answer")
    func answerOnce() async throws {
        let request = family.newRequest()
        let gates = [family.gate, other]

        let awards = try await withThrowingTaskGroup(of: Int.self) { group in
            for gate in gates + gates {
                group.addTask {
                    try await gate.perform(
                        CompleteChore(2), as: family.caller(.mia), request: request
                    ).output.awarded
                }
            }
            return try await group.reduce(into: []) { $0.append($1) }
        }

        #expect(awards == [3, 3, 3, 3])
        #expect(try await family.earned(.mia) == 3)
        #expect(try family.count("audit", where: "operation = 'chore.complete'") == 1)
    }

    private enum Outcome: Hashable {
        case booked, unchanged
        case refused(ServiceError)
    }

    private func complete(
        _ chore: Number, as person: Person, through gate: Gate
    ) async -> Outcome {
        do {
            let view = try await gate.perform(
                CompleteChore(chore), as: family.caller(person), request: family.newRequest()
            ).output
            return view.changed ? .booked : .unchanged
        } catch {
            return .refused(error)
        }
    }
}
