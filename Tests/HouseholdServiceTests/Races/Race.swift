import HouseholdModel

/// What two people want to do with the same chore at once.
///
/// The chores are open to all, come back every day and are worth 2 points.
enum Race: String, CaseIterable {
    case done, claim, approve, undone

    /// Who they are.
    var people: [Person] {
        switch self {
        case .done, .claim: [.mia, .max]
        case .approve: [.anna, .ben]
        case .undone: [.mia, .anna]
        }
    }

    /// What whoever comes second is told.
    var second: String {
        switch self {
        case .done: "chore.already-done"
        case .claim: "rule.denied"
        case .approve, .undone: "unchanged"
        }
    }

    /// What a chore has come to when `winner` was first, and Mia is the one who did what is looked at or taken
    /// back.
    func end(wonBy winner: Member.ID, mia: Member.ID) -> ChoreEnd {
        let (today, tomorrow) = ("2026-11-16", "2026-11-17")
        return switch self {
        case .done: ChoreEnd(open: [tomorrow], closed: 1, awards: [winner])
        case .claim: ChoreEnd(open: [today], turns: [winner])
        case .approve: ChoreEnd(open: [tomorrow], closed: 1, awards: [mia])
        case .undone: ChoreEnd(open: [today], awards: [mia], reversals: [mia])
        }
    }
}
