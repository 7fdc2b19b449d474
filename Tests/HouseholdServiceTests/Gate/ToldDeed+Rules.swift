import HouseholdModel
import HouseholdService
import Testing

extension ToldDeed {
    static let ofRules = [
        Self(.setRules, [.children: ["Mia", "Max", "Kim"]]) { try await $0.set(noWishes) },
        Self(.setRules, [.children: ["Mia", "Max", "Kim"]]) {
            try await $0.set(noWishes, atOnce: "we agreed")
        },
        Self(.setRules, [.children: []], after: { try await $0.set(noWishes) }) {
            try await $0.set(noWishes)
        },
        Self(.setRules, [.children: []], after: { try await $0.set(noWishes) }) {
            try await $0.perform(SetRules.shipped, as: .anna)
        },
        Self(
            .setRules, [.children: ["Mia"]],
            after: {
                try await $0.set(noWishes)
                try await $0.perform(ReadNotices(), as: .mia)
            }
        ) { try await $0.perform(SetRules.shipped, as: .anna) },
        Self(.setRules, [.children: []]) { try await $0.set(noReminders) },
        Self(.setRules, [.children: ["Mia", "Max", "Kim"]]) {
            try await $0.perform(
                BeginTrial(noWishes, from: "own.cedar", until: "2026-11-20"), as: .anna)
        },
        Self(.setRules, [.children: []]) {
            try await $0.perform(
                BeginTrial(noReminders, from: "own.cedar", until: "2026-11-20"), as: .anna)
        },
        Self(.setRules, [.children: []], after: { try await $0.set(noWishes) }) {
            try await $0.perform(CancelComing(), as: .anna)
        },
    ]

    private static let noWishes = """
        @id("no-wishes") @say("No wishes for now.")
        forbid (principal in Role::"child", action == Action::"reward.propose", resource);
        """
    private static let noReminders = """
        @id("no-reminders") @say("Helpers remind nobody.")
        forbid (principal in Role::"helper", action == Action::"chore.remind", resource);
        """
}
