import HouseholdModel
import HouseholdDatabase

/// A change of the principal's own that is to be taken back or done again.
package struct UndoTarget: Resource {
    /// The change; without one there is nothing to do.
    let entry: UndoEntry?
    /// What it did.
    let steps: [UndoRecord]
    /// What it did to each row.
    let changes: [RowChange]
    /// What is to be done to which things, for that to be so.
    let opposites: [Opposite]
    private let member: Member

    /// Something that is to be done to something.
    struct Opposite {
        let action: Action
        let reference: ResourceReference
        /// Whom it names besides.
        let named: Member?
    }

    fileprivate init(
        _ entry: UndoEntry?, _ steps: [UndoRecord] = [], _ changes: [RowChange] = [],
        by opposites: [Opposite] = [], for member: Member
    ) {
        self.entry = entry
        self.steps = steps
        self.changes = changes
        self.opposites = opposites
        self.member = member
    }

    /// What it is to the rules: the first thing of several; where there is none, whoever asks.
    package var reference: ResourceReference { opposites.first?.reference ?? member.reference }
}

extension UndoTarget {
    /// The thing that it changed at `row`; of several, the chore that the row belongs to.
    func thing(
        at row: RowSnapshot.Key, chore choreOfDate: (RowSnapshot.Key) throws -> Chore.ID?
    ) rethrows -> UndoRecord.Subject? {
        func chore(of row: RowSnapshot.Key) throws -> Chore.ID? {
            switch row.table {
            case .chore: row.id()
            case .occurrence: try choreOfDate(row)
            case .household, .member, .absence, .reward, .rewardRequest, .ledger, .pass, .wish,
                .routine:
                nil
            }
        }
        let meant = try chore(of: row)
        return (try steps.first { try chore(of: $0.about.row) == meant } ?? steps.first)?.about
    }
}

extension UndoEntry {
    /// How many are listed.
    static let usualLimit = 20

    /// The one of `entries`, newest first, that comes next: the newest that is not taken back or, to be done
    /// again, the last one taken back since.
    ///
    /// One for which points moved comes last: it is not done again.
    static func next(of entries: [UndoEntry], again: Bool) throws -> UndoEntry? {
        guard again else { return entries.first { !$0.isTakenBack } }
        let undone = entries.prefix(while: \.isTakenBack)
        return try undone.last { try !$0.movesPoints } ?? undone.last
    }

    /// Whether points moved for it.
    var movesPoints: Bool {
        get throws { try parts.contains { $0.about.movesPoints || $0.operation.movesMoney } }
    }
}

extension Facts {
    /// The principal's newest changes that can be taken back, or done again.
    borrowing func undoEntries(for principal: Principal, limit: Int) throws -> [UndoEntry] {
        let (member, home) = try principal.membership()
        return try undoEntries(
            of: member.id, in: home.household.id,
            since: home.calendar.instant.adding(days: -UndoEntry.days), limit: limit)
    }

    /// The change that the principal takes back next, or does again.
    ///
    /// - Parameters:
    ///   - principal: Who asks.
    ///   - again: Whether it is to be done again.
    ///   - passes: Whether what others have changed since, and so can't be taken back, is left as it is.
    /// - Returns: The change.
    /// - Throws: ``StoreError``, ``ServiceError``.
    borrowing func undoing(
        for principal: Principal, again: Bool, passingOthers passes: Bool
    ) throws -> UndoTarget {
        let (member, home) = try principal.membership()
        let entries = try undoEntries(for: principal, limit: .max)
        let next =
            passes && !again
            ? try nextStanding(of: entries, in: home.household.id)
            : try UndoEntry.next(of: entries, again: again)
        guard let entry = next else { return UndoTarget(nil, for: member) }
        let steps = try entry.parts
        let changes = try rowChanges(of: entry, in: home.household.id)
        var opposites: [UndoTarget.Opposite] = []
        for step in steps {
            // What was made of many is asked as all that it was made of.
            if again, step.operation == .importData {
                for action in [step.operation, step.inverse.opposite].compactMap(\.self)
                where !opposites.contains(where: { $0.action == action }) {
                    opposites.append(
                        UndoTarget.Opposite(
                            action: action, reference: home.household.reference, named: nil))
                }
                continue
            }
            let (action, thing) =
                again ? (step.operation, step.on) : (step.inverse, step.about)
            let doer = changes.first { $0.key == thing?.row }
                .flatMap { again ? $0.after.doer : $0.before.doer }
            opposites.append(
                UndoTarget.Opposite(
                    action: action,
                    reference: try thing.map { try reference(to: $0, in: home) }
                        ?? home.household.reference,
                    named: action == .completeChoreFor ? doer.flatMap(home.member) : nil))
        }
        return UndoTarget(entry, steps, changes, by: opposites, for: member)
    }

    /// The newest change that is not taken back, and left all as it still is.
    private borrowing func nextStanding(
        of entries: [UndoEntry], in household: Household.ID
    ) throws -> UndoEntry? {
        for entry in entries where !entry.isTakenBack {
            if try stands(entry, in: household) { return entry }
        }
        return nil
    }

    /// Whether all is as a change left it.
    private borrowing func stands(
        _ entry: UndoEntry, in household: Household.ID
    ) throws -> Bool {
        for change in try rowChanges(of: entry, in: household) {
            guard let row = try row(change.key, in: household), change.isSo(row, again: false)
            else { return false }
        }
        return true
    }

    /// What the rules see of a thing as it is now.
    private borrowing func reference(
        to thing: UndoRecord.Subject, in home: Principal.Membership
    ) throws -> ResourceReference {
        let found = try thing.kind.found(thing, home, self)
        guard let found else { throw ServiceError.notFound(.chore, thing.name(in: home).source) }
        return found.reference
    }

    /// What a chore, a reward or a member is called now.
    borrowing func title(
        of thing: UndoRecord.Subject, in home: Principal.Membership
    ) throws -> String? {
        try thing.kind.title(thing, home, self)
    }

    /// The chore with that number, also where it is deleted.
    borrowing func plan(_ number: Number, in home: Principal.Membership) throws -> Chore? {
        try chore(number, in: home.household.id) ?? deletedChore(number, in: home.household.id)
    }
}

extension Action {
    /// Whether money moves by it, which is moved back and not once more.
    var movesMoney: Bool {
        [.payOut, .payMoney, .chargeMoney, .settleMoney].contains(self)
    }

    /// What makes a thing that this takes back, where several of such are made at once; points are not moved twice.
    fileprivate var opposite: Action? {
        switch self {
        case .deleteChore: .addChore
        case .deleteTodo: .addTodo
        case .retireReward: .addReward
        case .removeMember: .addChild
        default: nil
        }
    }
}

extension [UndoRecord] {
    /// What they are about; of what was made of many, how many of which kind.
    func names(in home: Principal.Membership) -> Phrase {
        guard first?.operation == .importData else {
            return map { $0.about.name(in: home) }.joined(separator: ", ")
        }
        func count(_ table: RowSnapshot.Table) -> Int {
            self.count(where: { $0.about.row.table == table })
        }
        let kinds: [(Int, (Int) -> Phrase)] = [
            (count(.chore), { "\($0) chores" }), (count(.reward), { "\($0) rewards" }),
            (count(.member), { "\($0) children" }), (count(.ledger), { "\($0) opening balances" }),
        ]
        return kinds.filter { $0.0 > 0 }.map { $0.1($0.0) }.joined(separator: ", ")
    }
}
