import HouseholdModel
import HouseholdDatabase

/// What one request changes, noted so that whoever asked can take it back.
struct ChangeCapture {
    private let member: Member
    private let instant: Instant
    private let operation: Action
    private let chores: [Chore.ID]
    private let inverses: [(Inverse, ResourceReference)]
    private let before: [RowSnapshot.Key: RowSnapshot]

    /// Notes the rows as they are before; `nil` where the request can't be taken back.
    init?<Op: Change>(
        of operations: [Op], on subjects: [Op.Subject], by principal: Principal,
        at instant: Instant, in facts: borrowing Facts
    ) throws {
        guard let member = principal.member else { return nil }
        let each = zip(operations, subjects).map { operation, subject in
            operation.inverses(on: subject, by: member).map { ($0, subject.reference) }
        }
        guard !each.isEmpty, each.allSatisfy({ !$0.isEmpty }) else { return nil }
        inverses = each.flatMap(\.self)
        self.member = member
        self.instant = instant
        operation = Op.action
        chores = inverses.compactMap { $0.1.plan }
        let subjects = inverses.compactMap { UndoRecord.Subject($0.1)?.row }
        let passes =
            [.givePass, .endPass].contains(operation)
            ? try facts.keys(
                ofPassesOf: inverses.compactMap(\.1.about), in: member.household) : []
        let routines =
            [.editRoutine, .deleteRoutine].contains(operation)
            ? try facts.keysOfRoutines(in: member.household) : []
        before = try facts.rows(
            Set(subjects).union(facts.keys(of: chores, in: member.household)).union(passes)
                .union(routines),
            in: member.household)
    }

    /// Keeps what the request has changed, if anything.
    func keep(in transaction: borrowing Transaction) throws {
        let keys = try transaction.facts.keys(of: chores, in: member.household)
            .union(before.keys).union(transaction.madeRows)
        let after = try transaction.facts.rows(keys, in: member.household)
        let new = after.values.filter { before[$0.key] == nil }
        let changes = after.values.compactMap { row in
            RowChange(
                from: before[row.key] ?? row.missing(at: instant, besides: new), to: row)
        }
        guard !changes.isEmpty, let steps = try steps(of: changes, making: new) else { return }
        try transaction.keep(
            changes, as: OperationJSON.text(steps), by: member.id, at: instant,
            forgettingBefore: instant.adding(days: -UndoEntry.days), in: member.household)
    }

    private func steps(of changes: [RowChange], making new: [RowSnapshot]) throws -> [UndoRecord]? {
        // Rules are asked about routines as about the household.
        let routine = changes.map(\.key).first { $0.table == .routine }
            .map { UndoRecord.Subject(row: $0, number: nil) }
        var made = new.filter { $0.key.table != .occurrence }.map { UndoRecord.Subject($0) }
            .sorted { ($0.number ?? 0) < ($1.number ?? 0) }[...]
        let steps = inverses.compactMap { inverse, reference -> UndoRecord? in
            guard let on = UndoRecord.Subject(reference),
                let about = inverse.isAboutNew ? made.popFirst() : routine ?? on
            else { return nil }
            return UndoRecord(
                operation: operation, on: on.row.table == .household ? nil : on,
                inverse: inverse.action, about: about)
        }
        guard steps.count == inverses.count else { return nil }
        guard steps.allSatisfy(\.isUndoable) else {
            throw ServiceError.bug("\(operation.rawValue) is not undone so")
        }
        return steps
    }
}

extension UndoEntry {
    /// For how long it is kept.
    static let days: Int64 = 30
}

extension RowSnapshot {
    /// The row as if what came to be with it, among `others`, were gone again.
    fileprivate func missing(at instant: Instant, besides others: [RowSnapshot]) -> RowSnapshot {
        missing(
            at: instant,
            withItsChore: others.contains {
                $0.key.table == .chore && $0.key.id() == chore
            }
        )
    }
}

extension Facts {
    /// The rows that are there.
    borrowing func rows(
        _ keys: Set<RowSnapshot.Key>, in household: Household.ID
    ) throws -> [RowSnapshot.Key: RowSnapshot] {
        var rows: [RowSnapshot.Key: RowSnapshot] = [:]
        for key in keys { rows[key] = try row(key, in: household) }
        return rows
    }
}
