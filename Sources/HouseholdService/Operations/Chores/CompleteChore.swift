package import HouseholdModel

/// Marks a chore as done by whoever asks, who gets the points.
///
/// Its assignee may, and of an open chore anybody.
///
/// Doing it twice changes nothing; refused when somebody else did it.
package struct CompleteChore: OccurrenceOperation, Change {
    package static let action = Action.completeChore
    package let date: OccurrenceReference
    private let ticked: Day?

    /// That chore is done; where it was `ticked` on paper on a day before, what follows goes on from that day.
    package init(_ number: Number, on day: Day? = nil, ticked: Day? = nil) {
        date = OccurrenceReference(number, on: day)
        self.ticked = ticked
    }

    /// The date that is meant, or another one where there is none on the day that was named.
    package func subject(
        in facts: borrowing HomeFacts, for principal: Principal
    ) throws -> Occurrence {
        try facts.occurrenceOrOther(date, by: principal.membership().member)
    }

    /// Books what was promised.
    package func run(_ grant: borrowing Grant<Self>) throws -> CompletionView {
        let member = try grant.membership().member
        return try grant.view(of: grant.complete(by: member, on: date.day, ticked: ticked))
    }

    package func inverse(on subject: Occurrence, by member: Member) -> Inverse? {
        .by(.undoChore)
    }
}

extension Action {
    package static let completeChore = Action(
        "chore.complete", on: .occurrence(.toDo), kin: .plain, password: .never,
        back: .by(["chore.undo"], PastTense("done") { who, thing in "\(who) did \(thing)" }),
        tells: [.adults(.waiting)])
}
