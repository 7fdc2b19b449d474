package import HouseholdModel

/// Shows everything about a chore.
///
/// Parents may; a child of its own chores and those open to all.
package struct ShowChore: OccurrenceOperation, Inquiry {
    package static let action = Action.showChore
    package let date: OccurrenceReference

    /// Asks for that chore.
    package init(_ number: Number, on day: Day? = nil, of person: String? = nil) {
        date = OccurrenceReference(number, on: day, of: person)
    }

    /// The chore.
    package func answer(_ sight: borrowing Sight<Occurrence>) throws -> ChoreView {
        let home = try sight.home()
        return ChoreView(sight.subject, in: home, at: sight.instant)
            .withNext(sight.subject, in: home.calendar)
            .withNotes(try sight.facts.notes(on: sight.subject.chore), in: home)
    }
}

extension Action {
    package static let showChore = Action(
        "chore.show", on: .choreOrOccurrence, kin: .sees, password: .never,
        back: .nothing, tells: .nobody)
}
