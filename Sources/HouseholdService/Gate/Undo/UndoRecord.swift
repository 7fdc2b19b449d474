import HouseholdModel
import HouseholdDatabase

/// One operation of a change that can be taken back.
struct UndoRecord {
    /// Something that the rules can be asked about again.
    struct Subject: Equatable {
        let row: RowSnapshot.Key
        let number: Number?
    }

    /// What was done.
    let operation: Action
    /// To what; `nil` where that was the household.
    let on: Subject?
    /// What the rules are asked before it is taken back.
    let inverse: Action
    /// About what.
    let about: Subject
}

extension UndoRecord {
    /// Whether what was done is taken back by its inverse.
    var isUndoable: Bool {
        if case .by(let inverses, _) = operation.back {
            inverses.contains(inverse.rawValue)
        } else {
            false
        }
    }
}

extension UndoRecord.Subject {
    /// What the rules were asked about; `nil` where nothing of that kind is taken back.
    init?(_ reference: ResourceReference) {
        guard let row = reference.row else { return nil }
        self.init(row: row, number: reference.number)
    }

    /// What came to be with a change.
    init(_ new: RowSnapshot) {
        self.init(row: new.key, number: new.number)
    }

    /// Whether it is a chore or one of its dates.
    var isChore: Bool { [.chore, .occurrence].contains(row.table) }

    /// Whether points moved for it, which is taken back but not done again.
    var movesPoints: Bool { [.ledger, .rewardRequest].contains(row.table) }

    /// What an entry of the list calls it, as an audit row does.
    func name(in home: Principal.Membership) -> Phrase {
        kind.name(self, home)
    }
}

extension UndoEntry {
    /// What was done.
    var parts: [UndoRecord] {
        get throws { try OperationJSON.value(steps) }
    }
}

// MARK: - As JSON

/// `["absence.add", "absence.remove", ["absence", ID, 7], ["member", ID]]`: the last only where it was done to
/// something other than what is taken back; `null` where that was the household.
extension UndoRecord: Codable {
    init(from decoder: any Decoder) throws {
        var values = try decoder.unkeyedContainer()
        operation = try values.decode(Action.self)
        // Earlier versions noted of money what was done, not what takes it back.
        let noted = try values.decode(Action.self)
        inverse = operation.movesMoney ? .reverseMoney : noted
        about = try values.decode(Subject.self)
        on = values.isAtEnd ? about : try values.decodeIfPresent(Subject.self)
    }

    func encode(to encoder: any Encoder) throws {
        var values = encoder.unkeyedContainer()
        try values.encode(operation)
        try values.encode(inverse)
        try values.encode(about)
        if let on, on == about { return }
        try values.encode(on)
    }
}

extension UndoRecord.Subject: Codable {
    init(from decoder: any Decoder) throws {
        var values = try decoder.unkeyedContainer()
        let table = try values.decode(RowSnapshot.Table.self)
        guard let row = RowSnapshot.Key(table, named: try values.decode(String.self)) else {
            throw DecodingError.dataCorruptedError(
                in: values, debugDescription: "not the name of a row")
        }
        self.row = row
        number = try values.decodeIfPresent(Number.self)
    }

    func encode(to encoder: any Encoder) throws {
        var values = encoder.unkeyedContainer()
        try values.encode(row.table)
        try values.encode(row.name)
        if let number { try values.encode(number) }
    }
}
