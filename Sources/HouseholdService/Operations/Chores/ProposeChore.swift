package import HouseholdModel

/// Proposes a chore: it is one's own and worth nothing until a parent has answered.
///
/// The family may; parents are told to add it.
package struct ProposeChore: Change, HouseholdOperation {
    package static let action = Action.proposeChore
    let draft: AddChore

    /// What `draft` says; it names nobody, no points and no look.
    package init(_ draft: AddChore) {
        self.draft = draft
    }

    /// Adds it, with the first date that it would have.
    package func run(_ grant: borrowing Grant<Self>) throws -> ChoreView {
        let member = try grant.membership().member
        guard !member.role.isGuardian else { throw ServiceError.chore(.parentsAdd) }
        guard draft.people == nil, draft.value == .nothing, draft.approval == nil,
            !draft.isPrivate, !draft.isMustDo, draft.overdue == .keep
        else {
            throw ServiceError.value(
                field: "a proposal",
                expected: "what is to be done and when; a parent says the points and whose it is")
        }
        return try draft.add(to: .one(member.id), grant) { $0.status = .proposed }
    }

    package func inverse(on subject: Household, by member: Member) -> Inverse? {
        .ofNew(by: .withdrawChore)
    }
}

extension Action {
    package static let proposeChore = Action(
        "chore.propose", on: .household, kin: .plain, password: .never,
        back: .by(
            ["chore.withdraw"], PastTense("proposed") { who, thing in "\(who) proposed \(thing)" }),
        tells: .nobody)
}
