package import HouseholdModel
package import HouseholdService
import HouseholdWords

/// What a child saves for, and what else there is to save for.
package func goalPage(
    _ goal: GoalView?, rewards: [RewardView], told: Told? = nil, problem: Phrase? = nil,
    for visit: Visit
) -> HTML {
    let others = rewards.filter {
        $0.state == .active && $0.number != goal?.reward && visit.progress(in: $0) != nil
    }
    return Page("My goal", at: .goal, for: visit, told: told?.phrase, problem: problem) {
        element(.h1, saying: "What I save for")
        if let goal {
            visit.goalCard(goal)
            visit.button("Stop saving", .stopSaving, .quiet)
        } else {
            element(.p, .look([.empty]), saying: "You save for nothing yet. Choose something:")
        }
        if !others.isEmpty {
            element(.ul, .look([.cards])) {
                for reward in others {
                    element(.li, .look([.card, .row])) {
                        picture(reward.sign)
                        element(.h2, .look([.title])) { stored(reward.title) }
                        element(.p, .look([.facts])) { reward.points.inPoints }
                        visit.button(
                            "Save for it", .save, .primary,
                            holding: [(.number, "\(reward.number)")], about: reward.title)
                    }
                }
            }
        }
    }.html
}

extension Visit {
    /// How far the reader is towards a reward.
    func progress(in reward: RewardView) -> RewardView.Progress? {
        reward.progress.first { $0.member == account.username }
    }

    /// What is saved for, with how far it is.
    func goalCard(_ goal: GoalView) -> HTML {
        let left = max(goal.points - goal.balance, 0)
        return element(.section, .look([.card, .goal])) {
            element(.h2, .look([.title])) {
                picture("🎯")
                stored(goal.title)
            }
            element(
                .progress, .value("\(min(max(goal.balance, 0), goal.points))"),
                .most(max(goal.points, 1)),
                .said("\(goal.balance) of \(goal.points.inPoints)"))
            element(.p, .look([.facts])) {
                if left == 0 {
                    "You have enough!"
                } else {
                    "\(goal.balance) of \(goal.points.inPoints)"
                    // How much is still missing is a number to be afraid of for whoever just learned to count.
                    if tone != .simple || left <= 20 { "  (\(left) to go)" }
                }
            }
        }
    }
}

extension RewardView {
    /// The picture for how it is come by.
    var sign: String { kind == .shop ? "🎁" : "🏆" }
}
