import Foundation
import HouseholdModel
import HouseholdService
import Testing

/// The number of steps is 3,000, or what MODEL_STEPS says.
@Suite("Thousands of random steps with chores")
struct ChoreModelTests {
    private static let steps =
        ProcessInfo.processInfo.environment["MODEL_STEPS"].flatMap { Int($0) } ?? 3_000

    @Test("leave what a plain model leaves, date by date and point by point", arguments: [1, 2, 3])
    func matchTheModel(seed: UInt64) async throws {
        let home = try await ModelHome(seed: seed)
        for number in 1...(Self.steps / 3) {
            let step = home.nextStep()
            let expected = home.model.apply(step)
            let outcome = try await home.perform(step)
            #expect(outcome == expected, "step \(number): \(step)")
            let (state, wanted) = (Set(try home.state()), Set(home.modelState()))
            try #require(
                state == wanted,
                "step \(number): \(step): \(state.subtracting(wanted)) not \(wanted.subtracting(state))"
            )
            if number.isMultiple(of: 200) { try await home.compareViews() }
            try await home.keepChores()
        }
        #expect(try await home.family.ask(VerifyAudit(), as: .anna).ok)
    }
}
