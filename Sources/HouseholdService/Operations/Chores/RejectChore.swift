public import Household

/// Sends back a chore that waits for an OK, so that it is to be done again; or says no to who asks to be excused.
///
/// Parents may, but nobody what they did themselves.
///
/// Refused when nothing of it waits.
public struct RejectChore: OccurrenceOperation, Change {
    /// The name by which the rules know it.
    public static let action = Action.rejectChore
    /// The date that is meant.
    public let date: OccurrenceReference
    let reason: Note?

    /// That chore is to be done again; the child reads `reason`.
    public init(
        _ number: Number, on day: Day? = nil, of person: String? = nil, because reason: Note? = nil
    ) {
        date = OccurrenceReference(number, on: day, of: person)
        self.reason = reason
    }

    /// Opens it again, or leaves it open.
    public func run(_ grant: borrowing Grant<Self>) throws -> CompletionView {
        try grant.view(of: grant.reject(because: reason))
    }

    /// How it is taken back: not where it answers somebody who asked to be excused, and is told.
    public func inverse(on subject: Occurrence, by member: Member) -> Inverse? {
        subject.excuse == nil ? .by(.rejectChore) : nil
    }
}

extension Action {
    package static let rejectChore = Action(
        "chore.reject", on: .occurrence(.asked), kin: .manages(except: .nothing), password: .never,
        back: .by(
            ["chore.reject"], PastTense("sent back") { who, thing in "\(who) sent back \(thing)" }))
}
