import Foundation
import HouseholdModel
import HouseholdService
import Testing

/// The number of steps is 1,200, or what MODEL_STEPS says.
@Suite("After thousands of random steps the badges")
struct BadgeModelTests {
    private static let steps =
        ProcessInfo.processInfo.environment["MODEL_STEPS"].flatMap { Int($0) } ?? 1_200

    @Test("are those that a reading of all that ever happened gives", arguments: [1, 2])
    func equalTheHistory(seed: UInt64) async throws {
        var life = try await BadgeLife(seed: seed)
        var everEarned: Set<String> = []
        for number in 1...(Self.steps / 2) {
            try await life.step()
            let badges = try life.badges()
            try #require(
                badges
                    == life.expected.mapValues { Set($0.keys) }.merging(
                        badges.mapValues { _ in [] }
                    ) { wanted, _ in wanted },
                "step \(number)")
            everEarned.formUnion(badges.values.flatMap { $0 })
        }
        #expect(everEarned.isSuperset(of: ["chores_10", "streak_7", "helper_5", "all_week"]))
        #expect(try life.family.count("badge", where: "revoked_at IS NOT NULL") > 0)
    }
}
