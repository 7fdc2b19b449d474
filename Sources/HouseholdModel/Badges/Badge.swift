/// Something that a member earns by what they do, at most once at a time: what it is, not that it is earned.
package struct Badge: Hashable, Sendable {
    /// By what it is earned.
    package enum Rule: Hashable, Sendable {
        /// Chores that were done and, where a parent looks, found good.
        case chores
        /// Days in a row on which all that was due to the member was done by the end of the day.
        case streak
        /// Chores that were done on a day before the one they were due on.
        case early
        /// Chores that were open to all or somebody else's turn.
        case helping
        /// Weeks in which all that was due to the member was done by the week's end, if it was so much.
        case wholeWeeks(atLeast: Int)
        /// Rewards that were reached, or got for points.
        case rewards
    }

    /// By what programs name it; never changed once it was given.
    package let key: String
    /// What it is called.
    package let name: String
    /// By what it is earned, in a sentence.
    package let details: String
    /// A picture of one sign.
    package let icon: String
    /// The colour in which it is drawn.
    package let color: String
    /// How many it takes of what its rule counts.
    package let required: Int
    /// By what it is earned.
    package let rule: Rule
}

extension Badge {
    /// The badge that `key` names, in whatever case it was typed.
    package static func named(_ key: String) -> Badge? {
        all.first { $0.key == key.lowercased() }
    }
}

/// That a member has a badge.
package struct EarnedBadge: Hashable, Sendable {
    /// Which.
    package let key: String
    /// Since when.
    package let at: Instant
    /// With what it came; a reward's badge with none.
    package let completion: Completion.ID?

    /// Creates what was earned.
    package init(key: String, at: Instant, completion: Completion.ID?) {
        self.key = key
        self.at = at
        self.completion = completion
    }
}
