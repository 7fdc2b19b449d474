import Household

/// Which date somebody means who names a chore by its number.
enum Meaning {
    /// What is to be done, of several the member's own; else what was done last.
    case current(of: Member)
    /// What a member has to do, else what is to be done by anybody, else what was done last.
    case toDo(by: Member)
    /// What a member has done last, else what anybody has done or skipped.
    case done(by: Member)
    /// What waits longest for an OK, else what was done last.
    case waiting

    /// What `member` means who wants to do `action` to a chore.
    init(_ action: Action, by member: Member) {
        self =
            switch action {
            case .completeChore, .completeChoreFor: .toDo(by: member)
            case .undoChore: .done(by: member)
            case .approveChore, .rejectChore: .waiting
            default: .current(of: member)
            }
    }

    /// The one of `dates` that is meant; they are in the order of the store.
    func choice(of dates: [Occurrence]) -> Occurrence? {
        let wanted: Occurrence? =
            switch self {
            case .current(let member):
                dates.first { $0.isOpen && $0.share == member.id }
            case .toDo(let member):
                dates.first { $0.isOpen && $0.isFor(member.id) }
            case .done(let member):
                dates.last { $0.completion?.doer == member.id }
                    ?? dates.last { !$0.isOpen }
            case .waiting:
                dates.first(where: \.isWaiting) ?? dates.last { $0.completion != nil }
            }
        return wanted ?? dates.first(where: \.isOpen) ?? dates.first
    }
}
