package import HouseholdModel

/// Takes back that a chore was done, and just the points for it.
///
/// The doer may until a parent said OK or, where none looks, on the same day; parents for 30 days.
///
/// Of a chore that is open it changes nothing; one that was skipped is to be done after all. Nobody loses points for it without
/// being told.
package struct UndoChore: OccurrenceOperation, Change {
    package static let action = Action.undoChore
    package let date: OccurrenceReference
    let reason: Note?

    /// That chore is open again; whoever else did it, or is to do it, reads `reason`.
    package init(
        _ number: Number, on day: Day? = nil, of person: String? = nil, because reason: Note? = nil
    ) {
        date = OccurrenceReference(number, on: day, of: person)
        self.reason = reason
    }

    /// Takes the points back.
    package func run(_ grant: borrowing Grant<Self>) throws -> CompletionView {
        try grant.view(of: grant.reopen(because: reason))
    }

    package func inverse(on subject: Occurrence, by member: Member) -> Inverse? {
        guard let completion = subject.completion else { return .by(.skipChore) }
        return .by(completion.doer == member.id ? .completeChore : .completeChoreFor)
    }
}

extension Action {
    package static let undoChore = Action(
        "chore.undo", on: .occurrence(.done), kin: .plain, password: .never,
        back: .by(
            ["chore.complete", "chore.complete-for", "chore.skip"],
            PastTense("not done after all") { who, thing in "\(who) opened \(thing) again" }),
        tells: [.doer(.reopened), .assignee(.reopened)])
}
