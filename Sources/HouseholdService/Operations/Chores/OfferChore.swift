package import HouseholdModel

/// Offers a date of a chore that is one's own to somebody else, for points of one's own or for nothing; the other is told.
///
/// The family may what is theirs to do, and not private.
///
/// It stays theirs until the other takes it over. Refused of what each does for themselves, of what was handed on once, and
/// beyond the points that can be spent.
package struct OfferChore: OccurrenceOperation, Change {
    package static let action = Action.offerChore
    package let date: OccurrenceReference
    let receiver: String
    let thanks: ChoreValue

    /// That chore is offered to `receiver`, who gets `thanks` of whoever asks once it is booked.
    package init(_ number: Number, to receiver: String, for thanks: ChoreValue = .nothing) {
        date = OccurrenceReference(number)
        self.receiver = receiver
        self.thanks = thanks
    }

    /// Keeps the offer.
    package func run(_ grant: borrowing Grant<Self>) throws -> ChoreView {
        let receiver = try grant.membership().home.member(named: receiver)
        return try grant.view(of: grant.offer(to: receiver, for: thanks))
    }

    package func inverse(on subject: Occurrence, by member: Member) -> Inverse? {
        .by(.retractOffer)
    }
}

extension Action {
    package static let offerChore = Action(
        "chore.offer", on: .occurrence(.toDo), kin: .plain, password: .never,
        back: .by(
            ["chore.retract"], PastTense("offered") { who, thing in "\(who) offered \(thing)" }),
        tells: [.receiver(.offered)])
}
