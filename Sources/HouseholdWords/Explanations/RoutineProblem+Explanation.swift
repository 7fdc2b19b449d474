import HouseholdModel
package import HouseholdService

extension RoutineProblem {
    /// What is told of chores that can't be put together so.
    package var explanation: Explanation {
        switch self {
        case .isThere(let name):
            Explanation(
                code, .conflict, "A routine is called \"\(name.description)\" already.",
                try: ["routine edit \(name.description)"])
        }
    }
}
