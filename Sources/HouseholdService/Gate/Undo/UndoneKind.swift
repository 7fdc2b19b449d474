import HouseholdModel
import HouseholdDatabase

/// How undo finds and names things of a kind, by what the data file keeps of a change.
struct UndoneKind: Sendable {
    /// What its list and the records call one.
    let name: @Sendable (UndoRecord.Subject, Principal.Membership) -> Phrase
    /// What it is called now, where it has a name or title.
    let title:
        @Sendable (UndoRecord.Subject, Principal.Membership, borrowing Facts) throws -> String?
    /// The thing as it is now.
    let found:
        @Sendable (UndoRecord.Subject, Principal.Membership, borrowing Facts) throws -> (
            any Resource
        )?
}

extension UndoRecord.Subject {
    /// Of which kind it is.
    var kind: UndoneKind {
        switch row.table {
        case .household: .household
        case .member: .member
        case .chore: .chore
        case .occurrence: .occurrence
        case .absence: .absence
        case .reward: .reward
        case .rewardRequest: .request
        case .ledger: .ledgerEntry
        case .pass: .pass
        case .wish: .wish
        case .routine: .routine
        }
    }
}
