package import HouseholdModel

/// Sends back a chore that waits for an OK, so that it is to be done again; or says no to who asks to be excused.
///
/// Parents may, but nobody what they did themselves.
///
/// Refused when nothing of it waits.
package struct RejectChore: OccurrenceOperation, Change {
    package static let action = Action.rejectChore
    package let date: OccurrenceReference
    let reason: Note?

    /// That chore is to be done again; the child reads `reason`.
    package init(
        _ number: Number, on day: Day? = nil, of person: String? = nil, because reason: Note? = nil
    ) {
        date = OccurrenceReference(number, on: day, of: person)
        self.reason = reason
    }

    /// Opens it again, or leaves it open.
    package func run(_ grant: borrowing Grant<Self>) throws -> CompletionView {
        try grant.view(of: grant.reject(because: reason))
    }

    /// How it is taken back: not where it answers somebody who asked to be excused, and is told.
    package func inverse(on subject: Occurrence, by member: Member) -> Inverse? {
        subject.excuse == nil ? .by(.rejectChore) : nil
    }
}

extension Action {
    package static let rejectChore = Action(
        "chore.reject", on: .occurrence(.asked), kin: .manages(except: .nothing), password: .never,
        back: .by(
            ["chore.reject"], PastTense("sent back") { who, thing in "\(who) sent back \(thing)" }),
        tells: [.doer(.sentBack), .asker(.notExcused)])
}
