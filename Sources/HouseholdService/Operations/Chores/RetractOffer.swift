package import HouseholdModel

/// Takes back the offer of a date of a chore that nobody has taken over.
///
/// Whose it is may. Refused once the offer is answered.
package struct RetractOffer: OccurrenceOperation, Change {
    package static let action = Action.retractOffer
    package let date: OccurrenceReference

    /// That chore is offered to nobody.
    package init(_ number: Number) {
        date = OccurrenceReference(number)
    }

    /// Ends the offer.
    package func run(_ grant: borrowing Grant<Self>) throws -> ChoreView {
        try grant.view(of: grant.retract())
    }
}

extension Action {
    package static let retractOffer = Action(
        "chore.retract", on: .occurrence(.toDo), kin: .plain, password: .never,
        back: .never("an offer was taken back", instead: .nothing),
        tells: .nobody)
}
