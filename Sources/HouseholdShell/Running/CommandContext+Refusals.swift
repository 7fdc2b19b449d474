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
        if let account = await session.account(), let note = try? refusals(of: account)?.read(),
            let view = try? JSONDecoder().decode(DecisionView.self, from: Data(note))
        {
            return view
        }
        return try await perform(ExplainRefusal())
    }

    /// Forgets what the rules said to somebody who leaves.
    func forgetRefusals(of account: AccountView) {
        try? refusals(of: account)?.remove()
    }

    private func refusals(of account: AccountView) throws -> PrivateFile? {
        try session.ownFile("refusal", of: account.username)
    }
}
