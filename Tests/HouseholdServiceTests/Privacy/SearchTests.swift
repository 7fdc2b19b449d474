import HouseholdModel
import HouseholdService
import Testing

@Suite("What is not there")
struct SearchTests {
    private static let search = Duration.milliseconds(100)

    @Test("is looked for as long as what is hidden, whatever is asked", arguments: [2, 99])
    func takesItsTime(_ number: Number) async throws {
        let family = try await Family()
        try family.tamper("UPDATE household SET siblings = 0")
        let gate = try family.anotherGate(search: Self.search)
        let caller = family.caller(.max)
        let start = ContinuousClock.now

        for turn in 1...3 {
            let error = await refusal { () throws(ServiceError) in
                switch turn {
                case 1: _ = try await gate.perform(ShowChore(number), as: caller)
                case 2:
                    _ = try await gate.perform(
                        AskRules(.showChore, on: "\(number)"), as: caller)
                default:
                    _ = try await gate.perform(
                        CompleteChore(number), as: caller, request: family.newRequest())
                }
            }
            #expect(error == .notFound(.chore, "\(number)"))
            #expect(ContinuousClock.now - start >= Self.search * turn)
        }
    }
}
