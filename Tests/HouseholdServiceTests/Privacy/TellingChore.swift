import HouseholdModel
import HouseholdService
import Testing

/// What tells a housemate of a chore as it is.
enum TellingChore: String, CaseIterable, Sendable {
    case show, note, addRoutine, editRoutine, deleteRoutine, listRoutines

    /// What is said of the chore with that number.
    func chore(
        _ number: Number, of family: Family, to person: Person
    ) async throws -> ChoreView {
        let views = try await views(of: number, in: family, to: person)
        return try #require(views.first { $0.number == number })
    }

    private func views(
        of number: Number, in family: Family, to person: Person
    ) async throws -> [ChoreView] {
        if self == .show { return [try await family.ask(ShowChore(number), as: person)] }
        if self == .note {
            return [try await family.perform(NoteChore(number, Note("Thank you")), as: person)]
        }
        let name = try family.tag("evening-\(person)")
        let added = try await family.addRoutine(name.description, of: [number], as: person)
        return switch self {
        case .show, .note, .addRoutine: added.chores
        case .editRoutine:
            try await family.perform(EditRoutine(name, [.bonus(nil)]), as: person).chores
        case .deleteRoutine: try await family.perform(DeleteRoutine(name), as: person).chores
        case .listRoutines:
            try await family.ask(ListRoutines(), as: person).flatMap(\.chores)
        }
    }
}
