package import HouseholdModel

/// Takes over a date of a chore that somebody offers, who is told: it is whoever's asks from then on, with what it is worth.
///
/// Whom it is offered to may, as far as the rules let them do it.
///
/// Refused once the offer is answered or the chore done, of who is away on its day, and without the points that were
/// offered.
package struct TakeOverChore: OccurrenceOperation, CompoundChange {
    package static let action = Action.takeOverChore
    package let date: OccurrenceReference

    /// Whoever asks does that chore.
    package init(_ number: Number) {
        date = OccurrenceReference(number)
    }

    /// Whether they may do it once it is theirs.
    package func parts(
        on subject: Occurrence, for principal: Principal
    ) throws -> [(action: Action, on: any Resource)] {
        guard subject.offeredTo == principal.member?.id else { return [] }
        return [(.completeChore, subject.takenOver(at: .distantPast))]
    }

    /// Makes it theirs.
    package func run(_ grant: borrowing Grant<Self>) throws -> ChoreView {
        try grant.view(of: grant.takeOver())
    }
}

extension Action {
    package static let takeOverChore = Action(
        "chore.take-over", on: .occurrence(.current), kin: .plain, password: .never,
        back: .never("a chore was taken over", instead: .nothing),
        tells: [.offerer(.takenOver)])
}
