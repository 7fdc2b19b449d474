package import HouseholdModel

/// Takes back a proposal.
///
/// Whoever proposed it may, until a parent has answered.
package struct WithdrawChore: PlanOperation, Change {
    package static let action = Action.withdrawChore
    package let number: Number

    /// The end of the proposal with that number.
    package init(_ number: Number) {
        self.number = number
    }

    /// Takes it away; the answer is the proposal as it was.
    package func run(_ grant: borrowing Grant<Self>) throws -> ChoreView {
        try grant.view(of: grant.delete())
    }

    package func inverse(on subject: Chore, by member: Member) -> Inverse? {
        .by(.withdrawChore)
    }
}

extension Action {
    package static let withdrawChore = Action(
        "chore.withdraw", on: .chore, kin: .manages(except: .ownProposal), password: .never,
        back: .by(
            ["chore.withdraw"], PastTense("withdrawn") { who, thing in "\(who) withdrew \(thing)" }),
        tells: .nobody)
}
