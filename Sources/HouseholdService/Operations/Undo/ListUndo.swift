package import HouseholdModel
import HouseholdDatabase

/// Lists what whoever asks can take back, and what they can do again.
///
/// Everybody may, of their own.
package struct ListUndo: Inquiry, OwnOperation {
    package static let action = Action.listUndo

    /// Asks for the list.
    package init() {}

    /// The last 20 changes, newest first; what was taken back and not done anew can be done again.
    package func answer(_ sight: borrowing Sight<Member>) throws -> [UndoView] {
        let home = try sight.home()
        let entries = try sight.facts.undoEntries(limit: UndoEntry.usualLimit)
        let redoable = try entries.prefix(while: \.isTakenBack).filter { try !$0.movesPoints }
        return try (redoable + entries.filter { !$0.isTakenBack }).map { entry in
            let steps = try entry.parts
            return UndoView(
                at: entry.at, operation: steps.first?.operation.rawValue ?? "",
                on: steps.names(in: home),
                titles: try titles(of: entry, steps, sight), redo: entry.isTakenBack)
        }
    }

    /// What that is called which a change was about; of the household, which setting it was.
    private func titles(
        of entry: UndoEntry, _ steps: [UndoRecord], _ sight: borrowing Sight<Member>
    ) throws -> [String] {
        switch steps.first?.operation {
        case .importData: []
        case .changeSettings: try sight.facts.settings(changedBy: entry)
        default: try steps.compactMap { try sight.facts.title(of: $0.about) }
        }
    }
}

extension Action {
    package static let listUndo = Action(
        "undo.list", on: .member, kin: .plain, password: .sometimes,
        back: .nothing, tells: .nobody)
}
