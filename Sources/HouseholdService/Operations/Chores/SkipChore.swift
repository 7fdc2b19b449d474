package import HouseholdModel

/// Lets a chore be this time: there are no points for it, and nobody is late.
///
/// Parents may.
///
/// Doing it twice changes nothing; of a chore that comes back it lets the next date be.
package struct SkipChore: OccurrenceOperation, Change {
    package static let action = Action.skipChore
    package let date: OccurrenceReference

    /// That chore need not be done this time.
    package init(_ number: Number, on day: Day? = nil, of person: String? = nil) {
        date = OccurrenceReference(number, on: day, of: person)
    }

    /// Closes the date.
    package func run(_ grant: borrowing Grant<Self>) throws -> CompletionView {
        try grant.view(of: grant.skip(date))
    }

    /// How it is taken back: not where it answers somebody who asked to be excused, and is told.
    package func inverse(on subject: Occurrence, by member: Member) -> Inverse? {
        subject.excuse == nil ? .by(.undoChore) : nil
    }
}

extension Action {
    package static let skipChore = Action(
        "chore.skip", on: .occurrence(.current), kin: .manages(except: .nothing), password: .never,
        back: .by(["chore.undo"], PastTense("skipped") { who, thing in "\(who) skipped \(thing)" }),
        tells: [.asker(.excused)])
}
