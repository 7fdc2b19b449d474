package import HouseholdService
import HouseholdModel

/// Who lives here, and what others see of whoever looks.
package func familyPage(
    _ household: HouseholdView, privacy: PrivacyView?, for visit: Visit
) -> HTML {
    Page("Home", at: .family, for: visit) {
        element(.h1) { stored(household.name) }
        element(.ul, .look([.cards])) {
            for member in household.members {
                element(.li, .look([.card, .row])) {
                    visit.avatar(of: member.name, among: member.username ?? member.name)
                    element(.h2, .look([.title])) { stored(member.name) }
                    element(.p, .look([.facts])) { Phrase(message: member.role.rawValue) }
                    if !member.linked {
                        element(.p, .look([.facts]), saying: "has not come in yet")
                    }
                }
            }
        }
        if let privacy {
            element(.section, .look([.card])) {
                element(.h2, saying: "Who sees what of you")
                element(.ul) {
                    element(.li) { "Your picture and age: \(privacy.profile.words)" }
                    element(.li) { "Your badges: \(privacy.achievements.words)" }
                    element(.li) { "Your points: \(privacy.activity.words)" }
                }
                if visit.isChild {
                    element(.p, .look([.facts]), saying: "A child's parents see all of it.")
                }
            }
        }
    }.html
}

extension Audience {
    /// Who sees something, as a child reads it.
    fileprivate var words: Phrase {
        switch self {
        case .household: "everybody at home"
        case .parents: "you and your parents"
        case .me: "only you"
        }
    }
}
