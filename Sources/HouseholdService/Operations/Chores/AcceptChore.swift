package import HouseholdModel

/// Says yes to a chore that somebody proposed, who is told.
///
/// Parents may, but nobody to what they proposed themselves.
///
/// It is then a chore like others, under the same number: the proposer's and worth 1 point, unless the parent
/// says otherwise. Refused when it is answered already.
package struct AcceptChore: PlanOperation, Change {
    package static let action = Action.acceptChore
    let edit: EditChore

    /// The chore that `edit` names becomes what it says.
    package init(_ edit: EditChore) {
        self.edit = edit
    }

    package var number: Number { edit.number }

    /// Makes it a chore, with its first date from now on.
    package func run(_ grant: borrowing Grant<Self>) throws -> ChoreView {
        let home = try grant.membership().home
        let instant = grant.instant
        let occurrence = try grant.accept { chore in
            try edit.change(&chore, by: grant)
            chore.value = edit.value ?? .one
            if case .once(let due?) = chore.timing, !edit.mayBePast {
                try due.refusePast(at: instant, in: home.household.zone)
            }
        }
        return try grant.view(of: occurrence).planned(occurrence, in: home)
    }
}

extension Action {
    package static let acceptChore = Action(
        "chore.accept", on: .chore, kin: .manages(except: .nothing), password: .never,
        back: .never("a proposal was accepted", instead: .nothing),
        tells: [.newcomers(.assigned), .proposer(.proposalAccepted)])
}
