import HouseholdService
import HouseholdWords

/// By what chores are taken for the same.
struct ChoreTwin: Hashable {
    let words: [String]
    let assignees: [String]

    init(_ chore: ChoreView) {
        words = FuzzyMatch.words(of: chore.title)
        assignees = chore.assignees
    }
}
