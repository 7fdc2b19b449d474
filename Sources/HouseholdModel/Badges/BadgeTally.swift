/// What a member has done, as far as it counts for badges.
package struct BadgeTally: Hashable, Sendable {
    /// Chores done and, where a parent looks, found good.
    package var chores = 0
    /// Days in a row.
    package var streak = 0
    /// Chores done early.
    package var early = 0
    /// Chores done that were nobody's or somebody else's turn.
    package var helped = 0
    /// Weeks in which everything was done.
    package var wholeWeeks = 0
    /// Rewards reached.
    package var rewards = 0

    /// Creates a tally of nothing.
    package init() {}
}

extension BadgeTally {
    /// How far it goes towards `badge`, from 0 to what the badge takes.
    package func progress(towards badge: Badge) -> Int {
        min(count(for: badge.rule), badge.required)
    }

    /// Whether it is enough for `badge`.
    package func earns(_ badge: Badge) -> Bool {
        count(for: badge.rule) >= badge.required
    }

    private func count(for rule: Badge.Rule) -> Int {
        switch rule {
        case .chores: chores
        case .streak: streak
        case .early: early
        case .helping: helped
        case .wholeWeeks: wholeWeeks
        case .rewards: rewards
        }
    }
}
