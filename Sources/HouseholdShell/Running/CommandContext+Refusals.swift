import Foundation
import HouseholdModel
import HouseholdService

// The last refusal is kept beside the session, not in the household's file: also what was only looked for is explained
// by the next program.

extension CommandContext {
    /// Remembers what the rules said to whoever is here.
    func remember(_ refusal: Refusal) async {
        guard let account = await session.account(),
            let view = try? DecisionView(explaining: refusal),
            let note = try? JSONEncoder().encode(view)
        else { return }
        try? refusals(of: account)?.write(Array(note))
    }

    /// What the rules said last to whoever is here; where that was noted elsewhere, what the records know of it.
    func explainRefusal() async throws -> DecisionView? {
        // Where somebody was told of last and nothing is noted, whoever is here is asked with the records.
        if let last = session.lastAsker?.own?.account, noted(for: last) == nil {
            return try await perform(ExplainRefusal())
        }
        if let account = await session.account(), let view = noted(for: account) { return view }
        return try await perform(ExplainRefusal())
    }

    /// Forgets what the rules said to somebody who leaves.
    func forgetRefusals(of account: AccountView) {
        try? refusals(of: account)?.remove()
    }

    private func noted(for account: AccountView) -> DecisionView? {
        guard let note = try? refusals(of: account)?.read() else { return nil }
        return try? JSONDecoder().decode(DecisionView.self, from: Data(note))
    }

    private func refusals(of account: AccountView) throws -> PrivateFile? {
        try session.ownFile("refusal", of: account.username)
    }
}
