package import HouseholdModel

/// Writes a line on a chore, for all who see everything about it.
///
/// Whose chore it is may, and parents.
package struct NoteChore: OccurrenceOperation, Change {
    package static let action = Action.noteChore
    package let date: OccurrenceReference
    let text: Note

    /// A line on that chore.
    package init(_ number: Number, _ text: Note) {
        date = OccurrenceReference(number)
        self.text = text
    }

    /// Writes it; the answer is the chore with all its lines.
    package func run(_ grant: borrowing Grant<Self>) throws -> ChoreView {
        let home = try grant.membership().home
        return try grant.view(of: grant.subject)
            .withNotes(try grant.note(text), in: home)
    }
}

extension Action {
    package static let noteChore = Action(
        "chore.note", on: .occurrence(.current), kin: .plain, password: .never,
        back: .never("a note was written", instead: .nothing),
        tells: .nobody)
}
