public import Household

/// Keeps a to-do of one's own: a private chore, worth nothing, that nobody has to look at.
///
/// The family may.
public struct AddTodo: Change, HouseholdOperation {
    /// The name by which the rules know it.
    public static let action = Action.addTodo
    let draft: AddChore

    /// What `draft` says; it names nobody, no points and no look.
    public init(_ draft: AddChore) {
        self.draft = draft
    }

    /// Adds it, with its first date.
    public func run(_ grant: borrowing Grant<Self>) throws -> ChoreView {
        guard draft.people == nil, draft.value == .nothing, draft.approval == nil else {
            throw ServiceError.todoIsOwn
        }
        return try draft.add(to: .one(grant.membership().member.id), grant) { chore in
            chore.isPrivate = true
            chore.approval = Approval.none
        }
    }

    /// How it is taken back.
    public func inverse(on subject: Household, by member: Member) -> Inverse? {
        .ofNew(by: .deleteTodo)
    }
}

extension Action {
    package static let addTodo = Action(
        "todo.add", on: .household, kin: .plain, password: .never,
        back: .by(["todo.delete"], PastTense("added") { who, thing in "\(who) added \(thing)" }))
}
