package import HouseholdModel

/// Says no to a chore that somebody proposed, who is told why.
///
/// Parents may, but nobody to what they proposed themselves.
///
/// Refused when it is answered already.
package struct DeclineChore: PlanOperation, Change {
    package static let action = Action.declineChore
    package let number: Number
    let reason: Note?

    /// No to the proposal with that number; the proposer reads `reason`.
    package init(_ number: Number, because reason: Note? = nil) {
        self.number = number
        self.reason = reason
    }

    /// Takes it away; the answer is the proposal as it was.
    package func run(_ grant: borrowing Grant<Self>) throws -> ChoreView {
        try grant.view(of: grant.decline(because: reason))
    }
}

extension Action {
    package static let declineChore = Action(
        "chore.decline", on: .chore, kin: .manages(except: .nothing), password: .never,
        back: .never("a proposal was declined", instead: .nothing),
        tells: [.proposer(.proposalDeclined)])
}
