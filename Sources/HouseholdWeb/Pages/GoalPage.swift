package import HouseholdModel
package import HouseholdService
import HouseholdWords

/// What a child saves for, and what else there is to save for.
package func goalPage(
    _ goal: GoalView?, rewards: [RewardView], told: Told? = nil, problem: Phrase? = nil,
    for visit: Visit
) -> HTML {
    let others = rewards.filter {
        $0.state == .active && $0.number != goal?.reward && visit.canSave(for: $0)
    }
    return Page("My goal", at: .goal, for: visit, told: told?.phrase, problem: problem) {
        element(.h1, saying: "What I save for")
        if let goal {
            visit.goalCard(goal)
            if visit.canFillJar(of: goal, rewards) { visit.jarCard(goal) }
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

    /// Whether the reader can save for a reward: not for one that comes by itself and is reached.
    fileprivate func canSave(for reward: RewardView) -> Bool {
        guard let own = progress(in: reward) else { return false }
        return reward.kind == .shop || own.points < own.of
    }

    /// Whether points can go into the jar for a goal or out of it: not where it comes by itself, nor while it is asked for.
    fileprivate func canFillJar(of goal: GoalView, _ rewards: [RewardView]) -> Bool {
        let reward = rewards.first { $0.number == goal.reward }
        return goal.kind == .shop && reward.flatMap(progress(in:))?.waits != true
    }

    /// The jar for a goal, with what can go into it and out of it.
    fileprivate func jarCard(_ goal: GoalView) -> HTML {
        let room = min(goal.points, goal.balance) - goal.jar
        return element(.section, .look([.card, .goal])) {
            element(.h2, .look([.title])) {
                picture("🍯")
                HTML([.phrase("My jar")])
            }
            element(.p, .look([.facts])) {
                goal.jar > 0 ? "In the jar: \(goal.jar.inPoints)." : "There is nothing in the jar."
            }
            if tone != .simple {
                element(.p, .look([.facts]), saying: "What is in it buys nothing else.")
            }
            if room > 0 {
                jarForm(
                    .putAside, at: .putAside, upTo: room, "Put into the jar",
                    asking: "How many points go into the jar? (\(room) at most)")
            }
            if goal.jar > 0 {
                jarForm(
                    .takeOut, at: .takeOut, upTo: goal.jar, "Take out",
                    asking: "How many points come out? (\(goal.jar) at most)")
            }
        }
    }

    private func jarForm(
        _ route: BoardRoute, at place: Attribute.Anchor, upTo most: Int, _ phrase: Phrase,
        asking question: Phrase
    ) -> HTML {
        form(route, .field) {
            element(.label, .caption(for: place), saying: question)
            element(
                .input, .input(.number), .id(place), .field(.points), .required, .least(1),
                .most(most), .digits)
            element(.button, saying: phrase)
        }
    }

    /// What is saved for, with how far it is.
    func goalCard(_ goal: GoalView) -> HTML {
        let left = max(goal.points - goal.balance, 0)
        // More may be pledged than there is.
        let there = max(goal.balance, 0)
        return element(.section, .look([.card, .goal])) {
            element(.h2, .look([.title])) {
                picture("🎯")
                stored(goal.title)
            }
            element(
                .progress, .value("\(min(there, goal.points))"),
                .most(max(goal.points, 1)),
                .said("\(there) of \(goal.points.inPoints)"))
            element(.p, .look([.facts])) {
                if left == 0 {
                    "You have enough!"
                } else {
                    "\(there) of \(goal.points.inPoints)"
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
