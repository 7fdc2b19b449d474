package import HouseholdModel

/// Asks the parents to let a chore be this time.
///
/// A child may, of its own; a parent just skips one.
///
/// Asking twice changes nothing.
package struct ExcuseChore: OccurrenceOperation, Change {
    package static let action = Action.excuseChore
    package let date: OccurrenceReference
    let reason: Note?

    /// Whoever asks would rather not do that chore this time; the parents read `reason`.
    package init(_ number: Number, on day: Day? = nil, because reason: Note? = nil) {
        date = OccurrenceReference(number, on: day)
        self.reason = reason
    }

    /// Keeps the question.
    package func run(_ grant: borrowing Grant<Self>) throws -> ChoreView {
        try grant.view(of: grant.excuse(because: reason))
    }

    package func inverse(on subject: Occurrence, by member: Member) -> Inverse? {
        .by(.excuseChore)
    }
}

extension Action {
    package static let excuseChore = Action(
        "chore.excuse", on: .occurrence(.toDo), kin: .plain, password: .never,
        back: .by(
            ["chore.excuse"],
            PastTense("asked to skip") { who, thing in "\(who) asked to skip \(thing)" }),
        tells: .nobody)
}
