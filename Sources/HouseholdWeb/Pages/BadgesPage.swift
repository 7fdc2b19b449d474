import HouseholdModel
package import HouseholdService
import HouseholdWords

/// The badges that somebody has, and is on the way to.
package func badgesPage(_ badges: [BadgeView], for visit: Visit) -> HTML {
    Page("Badges", at: .badges, for: visit) {
        element(.h1, saying: "Badges")
        element(.ul, .look([.badges])) {
            for badge in badges { card(of: badge, visit) }
        }
    }.html
}

private func card(of badge: BadgeView, _ visit: Visit) -> HTML {
    let required = badge.required ?? 1
    let looks: [Look] = badge.earnedAt == nil ? [.card, .badge, .missing] : [.card, .badge]
    return element(.li, .look(looks)) {
        element(.p, .look([.sign])) { picture(badge.icon) }
        element(.h2, .look([.title])) { Phrase(message: badge.name) }
        element(.p, .look([.facts])) { Phrase(message: badge.description) }
        if let at = badge.earnedAt {
            element(.p, .look([.facts])) { visit.home.shortDate(at) }
        } else {
            element(
                .progress, .value("\(min(badge.progress, required))"), .most(max(required, 1)),
                .said("\(badge.progress) of \(required)"))
        }
    }
}
