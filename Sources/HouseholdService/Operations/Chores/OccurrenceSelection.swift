import HouseholdModel

/// Which date of a chore an action is about, where only the chore is named.
package enum OccurrencePick: Hashable, Sendable {
    case current, toDo, others, done, waiting, asked
}

/// Which date somebody means who names a chore by its number; of a chore of several the member's own, where there
/// is one.
enum OccurrenceSelection {
    /// What is to be done, else what was done last.
    case current(of: Member)
    /// What a member has to do, else what is to be done by anybody, else what was done last.
    case toDo(by: Member)
    /// What somebody else than the member has to do, else what is to be done by anybody, else what was done last.
    case others(than: Member)
    /// What a member has done last, else what anybody has done or skipped.
    case done(by: Member)
    /// What waits longest for an OK, else what was done last.
    case waiting
    /// What waits longest for an OK, else where somebody asks to be excused, else what was done last.
    case asked

    /// What `member` means who wants to do `action` to a chore.
    init(_ action: Action, by member: Member) {
        self =
            switch action.target.selection {
            case .current: .current(of: member)
            case .toDo: .toDo(by: member)
            case .others: .others(than: member)
            case .done: .done(by: member)
            case .waiting: .waiting
            case .asked: .asked
            }
    }

    /// The one of `dates` that is meant; they are in the order of the store.
    func choice(of dates: [Occurrence]) -> Occurrence? {
        let own = dates.filter { $0.share != nil && $0.share == member?.id }
        let dates = own.isEmpty ? dates : own
        let wanted: Occurrence? =
            switch self {
            case .current:
                nil
            case .toDo(let member):
                dates.first { $0.isOpen && $0.isFor(member.id) }
            case .others(let member):
                dates.first { $0.isOpen && $0.assignee != nil && $0.assignee != member.id }
            case .done(let member):
                dates.filter { $0.completion?.doer == member.id }.max { $0.doneAt < $1.doneAt }
                    ?? dates.last { !$0.isOpen && !$0.isFollowed(in: dates) }
            case .waiting:
                dates.filter(\.isWaiting).min { $0.doneAt < $1.doneAt }
                    ?? dates.last { $0.completion != nil }
            case .asked:
                dates.filter(\.isWaiting).min { $0.doneAt < $1.doneAt }
                    ?? dates.first { $0.excuse != nil } ?? dates.last { $0.completion != nil }
            }
        return wanted ?? dates.first(where: \.isOpen) ?? dates.first
    }

    private var member: Member? {
        switch self {
        case .current(let member), .toDo(let member), .done(let member): member
        case .others, .waiting, .asked: nil
        }
    }
}

extension Occurrence {
    fileprivate var doneAt: Instant { completion?.at ?? .distantFuture }

    /// Whether one of `dates` that comes after it is done, skipped or missed, too.
    fileprivate func isFollowed(in dates: [Occurrence]) -> Bool {
        dates.contains { !$0.isOpen && $0.isBeside(self) && $0.ordinal > ordinal }
    }
}
