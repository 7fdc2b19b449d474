import Household
import HouseholdStore

/// One operation of a change that can be taken back.
struct UndoStep: Codable {
    /// Something that the rules can be asked about again.
    struct Thing: Codable {
        let row: StoredRow.Key
        let number: Number?
    }

    /// What was done.
    let operation: Action
    /// To what.
    let on: Thing
    /// What the rules are asked before it is taken back.
    let inverse: Action
    /// About what.
    let about: Thing
}

extension UndoStep {
    /// Whether what was done is taken back by its inverse.
    var isUndoable: Bool { operation.opposites.contains(inverse) }
}

extension UndoStep.Thing {
    /// What the rules were asked about; `nil` where nothing of that kind is taken back.
    init?(_ reference: ResourceReference) {
        switch reference {
        case .household(let household):
            self.init(row: StoredRow.Key(.household, household.id.rawValue), number: nil)
        case .member(let member):
            self.init(row: StoredRow.Key(.member, member.id.rawValue), number: nil)
        case .chore(let chore):
            self.init(row: StoredRow.Key(.chore, chore.id.rawValue), number: chore.number)
        case .occurrence(let date):
            self.init(row: StoredRow.Key(.occurrence, date.id.rawValue), number: date.chore.number)
        case .absence(let absence):
            self.init(row: StoredRow.Key(.absence, absence.id.rawValue), number: absence.number)
        case .reward(let reward):
            self.init(row: StoredRow.Key(.reward, reward.id.rawValue), number: reward.number)
        case .program, .redemption, .entry, .auditEntry:
            return nil
        }
    }

    /// What came to be with a change.
    init(_ new: StoredRow) {
        self.init(row: new.key, number: new.number)
    }

    /// Whether it is a chore or one of its dates.
    var isChore: Bool { [.chore, .occurrence].contains(row.table) }

    /// Whether points moved for it, which is taken back but not done again.
    var movesPoints: Bool { [.ledger, .redemption].contains(row.table) }

    /// What an entry of the list calls it, as an audit row does.
    func name(in home: Principal.Home) -> Phrase {
        switch row.table {
        case .household: "household"
        case .member: "member \(Member.ID(row.id).map(home.handle) ?? "?")"
        case .chore, .occurrence: "chore \(number ?? 0)"
        case .absence: "absence \(number ?? 0)"
        case .reward: "reward \(number ?? 0)"
        case .redemption: "request \(number ?? 0)"
        case .ledger: "entry \(number ?? 0)"
        }
    }
}

extension UndoEntry {
    /// What was done.
    var parts: [UndoStep] {
        get throws { try OperationJSON.value(steps) }
    }
}
