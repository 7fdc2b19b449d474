package import HouseholdModel

/// Keeps a to-do of one's own: a private chore, worth nothing, that nobody has to look at.
///
/// The family may.
package struct AddTodo: Change, HouseholdOperation {
    package static let action = Action.addTodo
    let draft: AddChore

    /// What `draft` says; it names nobody, no points and no look.
    package init(_ draft: AddChore) {
        self.draft = draft
    }

    /// Adds it, with its first date.
    package func run(_ grant: borrowing Grant<Self>) throws -> ChoreView {
        try added(by: grant)
    }

    /// Adds it for whoever adds chores.
    func added(by grant: borrowing Grant<some AddsChores>) throws -> ChoreView {
        guard draft.people == nil, draft.value == .nothing, draft.approval == nil,
            !draft.isMustDo
        else {
            throw ServiceError.chore(.todoIsOwn)
        }
        return try draft.add(to: .one(grant.membership().member.id), grant) { chore in
            chore.isPrivate = true
            chore.approval = Approval.none
        }
    }

    package func inverse(on subject: Household, by member: Member) -> Inverse? {
        .ofNew(by: .deleteTodo)
    }
}

extension Action {
    package static let addTodo = Action(
        "todo.add", on: .household, kin: .plain, password: .never,
        back: .by(["todo.delete"], PastTense("added") { who, thing in "\(who) added \(thing)" }),
        tells: .nobody)
}
