import HouseholdModel
import HouseholdService
import SeededRandom
import Testing

/// A child that moves the clock between any two things it does, for weeks of true time.
@Suite("Whatever a child does to the clock")
struct ClockModelTests {
    @Test("it is paid for no more days than there were, and nothing steps back", arguments: 0..<40)
    func paysTrueDays(seed: UInt64) async throws {
        var random = SeededGenerator(seed: seed)
        let family = try await Family()
        try await family.repeatDaily(1)
        let start = family.clock.now

        for _ in 0..<20 {
            family.clock.advance(milliseconds: .random(in: 0...80_000_000, using: &random))
            let days = Int64.random(in: -40...40, using: &random)
            let gate = try family.gate(ahead: Bool.random(using: &random) ? days : 0)
            switch Int.random(in: 0..<4, using: &random) {
            case 0:
                _ = try? await gate.perform(
                    UndoChore(1), as: family.caller(.mia), request: family.newRequest())
            case 1: _ = try? await family.signIn(.anna)
            default: _ = try? await family.complete(1, as: .mia, at: gate)
            }
        }

        let passed = family.clock.now.milliseconds - start.milliseconds
        let days = Int(passed / 86_400_000) + 3
        #expect(try await family.earnedInBook(.mia) <= days)
        // Only a parent's password lets a row have an earlier moment than the one before it.
        #expect(
            try family.stepsBack() <= family.count("audit", where: "input LIKE '%clock-was-ahead%'")
                * 2)
    }
}

extension Family {
    /// What the book says that somebody has earned; no session is needed for it.
    fileprivate func earnedInBook(_ person: Person) async throws -> Int {
        try number(
            "SELECT earned FROM standing WHERE member_id = \(try member(person.name).literal)")
    }
}
