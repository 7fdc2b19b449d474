package import HouseholdModel

/// Says no to somebody who offers a date of a chore, who is told why: it stays theirs.
///
/// Whom it is offered to may. Refused once the offer is answered or the chore done.
package struct RefuseOffer: OccurrenceOperation, Change {
    package static let action = Action.refuseOffer
    package let date: OccurrenceReference
    let reason: Note?

    /// Whoever asks does not do that chore; whose it is reads `reason`.
    package init(_ number: Number, because reason: Note? = nil) {
        date = OccurrenceReference(number)
        self.reason = reason
    }

    /// Ends the offer.
    package func run(_ grant: borrowing Grant<Self>) throws -> ChoreView {
        try grant.view(of: grant.refuse(because: reason))
    }
}

extension Action {
    package static let refuseOffer = Action(
        "chore.refuse", on: .occurrence(.current), kin: .plain, password: .never,
        back: .never("an offer was turned down", instead: .nothing),
        tells: [.offerer(.turnedDown)])
}
