import HouseholdModel
package import HouseholdService
import HouseholdWords

/// A page that asks whether a reward is meant once more that waits for an answer.
///
/// - Parameters:
///   - waiting: What was asked for before.
///   - visit: Who looks.
/// - Returns: The page.
package func askAgainPage(_ waiting: RequestView, for visit: Visit) -> HTML {
    Page("Rewards", at: .shop, for: visit) {
        element(.h1, saying: "Once more?")
        element(.section, .look([.card])) {
            element(.p) {
                "You asked for \"\(waiting.title)\" already, and it waits. Ask for another one?"
            }
            visit.button(
                "Yes, another one", .ask, .primary,
                holding: [(.number, "\(waiting.reward)"), (.again, "yes")], about: waiting.title)
        }
        element(.p) {
            element(.a, .look([.choice]), .href(.shop), saying: "No, one is enough")
        }
    }.html
}
