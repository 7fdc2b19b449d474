import HouseholdModel
package import HouseholdService

extension BookProblem {
    /// What is told of the books.
    package var explanation: Explanation {
        switch self {
        case .damaged(let fault):
            Explanation(code, .data, fault.sentence, firstBad: fault.row)
        case .notWhole:
            Explanation(
                code, .data, "Something in the books does not fit. Tell a parent.")
        case .noSeal:
            Explanation(
                code, .conflict,
                "You have sealed nothing yet: the books are sealed when a parent signs in.",
                try: ["audit verify"])
        }
    }
}
