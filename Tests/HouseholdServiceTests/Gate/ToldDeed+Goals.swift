import HouseholdModel
import HouseholdService

extension ToldDeed {
    /// What a child saves for, and what is in its jar: the child hears of it where it was not the child.
    static let ofGoals = [
        Self(.setGoal, [.member: ["Mia"]], after: sell) {
            try await $0.perform(SetGoal(5, for: "mia"), as: .anna)
        },
        Self(.setGoal, [.member: []], after: sell) {
            try await $0.perform(SetGoal(5), as: .mia)
        },
        Self(.setGoal, [.member: []], after: save) {
            try await $0.perform(SetGoal(5, for: "mia"), as: .anna)
        },
        Self(.clearGoal, [.member: ["Mia"]], after: save) {
            try await $0.perform(ClearGoal(of: "mia"), as: .anna)
        },
        Self(.saveForGoal, [.member: ["Mia"]], after: save) {
            try await $0.perform(SaveForGoal(RewardValue.one, for: "mia"), as: .anna)
        },
        Self(.takeFromJar, [.member: ["Mia"]], after: fill) {
            try await $0.perform(TakeFromJar(RewardValue.one, of: "mia"), as: .anna)
        },
        Self(.takeFromJar, [.member: []], after: fill) {
            try await $0.perform(TakeFromJar(RewardValue.one), as: .mia)
        },
    ]

    @Sendable private static func sell(_ family: Family) async throws {
        try await family.sell("Bicycle", for: 60)
        try await family.give(5, to: "mia", as: .anna)
    }

    @Sendable private static func save(_ family: Family) async throws {
        try await sell(family)
        try await family.perform(SetGoal(5), as: .mia)
    }

    @Sendable private static func fill(_ family: Family) async throws {
        try await save(family)
        try await family.perform(SaveForGoal(RewardValue.one), as: .mia)
    }
}
