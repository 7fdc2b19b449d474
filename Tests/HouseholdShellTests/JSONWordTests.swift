import HouseholdModel
import HouseholdService
import JSON
import ListConversion
import QuickAdd
import TestSupport
import Testing

/// The words that stand in JSON for states and kinds: an enum has them, and the schema.
@Suite("A word in JSON")
struct JSONWordTests {
    struct Field: CustomTestStringConvertible {
        let path: [String]
        let words: [String]

        init<Word: CaseIterable & RawRepresentable<String>>(
            _ thing: String, _ field: String?, _: Word.Type, except hidden: [String] = []
        ) {
            path = ["$defs", thing] + (field.map { ["properties", $0] } ?? []) + ["enum"]
            words = Word.allCases.map(\.rawValue).filter { !hidden.contains($0) }
        }

        var testDescription: String { path.joined(separator: ".") }
    }

    @Test(
        "is one that the schema has",
        arguments: [
            Field("chore", "state", ChoreState.self, except: ["deleted"]),
            Field("chore", "type", ChoreView.Kind.self),
            Field("chore", "mode", Chore.Assignment.Mode.self),
            Field("approval", nil, Approval.Kind.self),
            Field("account", "kind", Account.Kind.self),
            Field("admission", "state", AdmissionState.self), Field("role", nil, Role.self),
            Field("age_band", nil, AgeBand.self), Field("audience", nil, Audience.self),
            Field("entry", "kind", EntryKind.self), Field("goal", "kind", RewardView.Kind.self),
            Field("leaderboard", "period", Period.self),
            Field("leaderboard_mode", nil, Leaderboard.Mode.self),
            Field("loss", nil, Loss.Kind.self), Field("conversion", "from", ForeignFormat.self),
            Field("request", "state", RequestView.State.self),
            Field("reward", "count", Reward.Counting.self),
            Field("reward", "kind", RewardView.Kind.self),
            Field("reward", "repeat", RewardView.Repetition.self),
            Field("reward", "state", RewardView.State.self),
            Field("rule_trial", "state", RuleTrialView.State.self),
        ])
    func isKnown(field: Field) async throws {
        let list = try #require(try await JSONSchema.shipped.part(field.path))
        guard let words = list.elements else { throw Mismatch() }

        #expect(Set(words.compactMap(\.string)).isSuperset(of: field.words))
    }

    private struct Mismatch: Error {}
}
