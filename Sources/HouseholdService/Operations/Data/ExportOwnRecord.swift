package import HouseholdModel

/// Reads out what there is of whoever asks: what they did, have and are, and who looked at it.
///
/// Everybody may, of their own; chores only as far as they may see these.
package struct ExportOwnRecord: Inquiry, OwnOperation {
    package static let action = Action.exportOwnRecord

    /// Asks for it.
    package init() {}

    /// What there is.
    package func answer(_ sight: borrowing Sight<Member>) throws -> ExportView {
        let export = try sight.facts.ownExport()
        let chores = try export.choreNumbers.compactMap { try sight.facts.chore($0) }
        let seen = try sight.allowed(.showChore, chores)
        return try export.showing(chores: Set(seen.map(\.number)))
            .without(sight.hiddenHalves()).without(sight.hiddenDoers())
            .without(helpers: sight.hiddenHelpers())
    }
}

extension Action {
    package static let exportOwnRecord = Action(
        "data.export-own", on: .member, kin: .plain, password: .never,
        back: .nothing, tells: .nobody)
}
