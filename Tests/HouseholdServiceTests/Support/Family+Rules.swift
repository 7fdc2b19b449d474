import HouseholdModel
import HouseholdService

extension Family {
    /// Adds rules, at once where it is said why.
    @discardableResult
    func set(_ rules: String, atOnce reason: String? = nil) async throws -> HouseRulesView {
        try await perform(
            SetRules(
                rules, from: "own.cedar", adding: true, atOnce: try reason.map { try Note($0) }),
            as: .anna)
    }

    /// What is wrong with rules that can't be added, since nobody could prove them.
    func mistake(in rules: String) async -> String? {
        let error = await refusal(SetRules(rules, from: "own.cedar", adding: true), as: .anna)
        guard case .rules(.broken(let mistake)) = error else { return nil }
        return mistake
    }
}
