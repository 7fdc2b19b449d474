package import HouseholdModel

/// Changes a to-do of one's own.
///
/// Whoever made it may, while it is private, theirs and worth nothing; and so it stays.
package struct EditTodo: PlanOperation, Change {
    package static let action = Action.editTodo
    let edit: EditChore

    /// What `edit` says; it names nobody, no points and no look.
    package init(_ edit: EditChore) {
        self.edit = edit
    }

    package var number: Number { edit.number }

    /// Changes it.
    package func run(_ grant: borrowing Grant<Self>) throws -> ChoreView {
        guard edit.people == nil, edit.value ?? .nothing == .nothing, edit.isPrivate ?? true,
            edit.approval == nil, edit.atOnce == nil, edit.isMustDo == nil
        else { throw ServiceError.chore(.todoIsOwn) }
        return try edit.plan(grant)
    }

    package func inverse(on subject: Chore, by member: Member) -> Inverse? {
        .by(.editTodo)
    }
}

extension Action {
    package static let editTodo = Action(
        "todo.edit", on: .chore, kin: .manages(except: .ownTodo), password: .never,
        back: .by(["todo.edit"], PastTense("changed") { who, thing in "\(who) changed \(thing)" }),
        tells: .nobody)
}
