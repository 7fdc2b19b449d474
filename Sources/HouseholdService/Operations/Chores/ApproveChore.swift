package import HouseholdModel

/// Says that a chore was done well, so that the points for it are booked.
///
/// Parents may, but nobody for what they did themselves.
///
/// What is paid is what was promised when it was done, unless the parent says otherwise. Doing it twice changes
/// nothing.
package struct ApproveChore: OccurrenceOperation, Change {
    package static let action = Action.approveChore
    package let date: OccurrenceReference
    let value: ChoreValue?
    let reason: Note?

    /// That chore was done well; `value` and `reason` say what to pay instead, and why.
    package init(
        _ number: Number, on day: Day? = nil, of person: String? = nil,
        paying value: ChoreValue? = nil, because reason: Note? = nil
    ) {
        date = OccurrenceReference(number, on: day, of: person)
        self.value = value
        self.reason = reason
    }

    /// Books the points.
    package func run(_ grant: borrowing Grant<Self>) throws -> CompletionView {
        try grant.view(of: grant.approve(paying: value, because: reason))
    }

    package func inverse(on subject: Occurrence, by member: Member) -> Inverse? {
        .by(.undoChore)
    }
}

extension Action {
    package static let approveChore = Action(
        "chore.approve", on: .occurrence(.waiting), kin: .manages(except: .nothing),
        password: .never,
        back: .by(
            ["chore.undo"], PastTense("approved") { who, thing in "\(who) said OK to \(thing)" }),
        tells: [.doer(.approved), .underpaid(.approvedForLess)])
}
