package import HouseholdModel

/// Reminds whoever is to do a chore of it.
///
/// Everybody may of what they see and somebody else is to do, a helper where a pass lets.
///
/// Refused a second time on the same day, of what is done, and of a date whose time has not come.
package struct RemindOfChore: OccurrenceOperation, Change {
    package static let action = Action.remindOfChore
    package let date: OccurrenceReference

    /// Whoever is to do that chore is reminded of it.
    package init(_ number: Number, on day: Day? = nil, of person: String? = nil) {
        date = OccurrenceReference(number, on: day, of: person)
    }

    /// Tells whoever it is.
    package func run(_ grant: borrowing Grant<Self>) throws -> ChoreView {
        try grant.remind(date)
        return try grant.view(of: grant.subject)
    }
}

extension Action {
    package static let remindOfChore = Action(
        "chore.remind", on: .occurrence(.others), kin: .plain, password: .never,
        back: .never("somebody was reminded", instead: .nothing), tells: [.assignee(.reminded)])
}
