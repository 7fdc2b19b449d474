/// Members in the order of their scores.
package struct Leaderboard: Hashable, Sendable {
    /// What a household's leaderboard shows.
    package enum Mode: String, CaseIterable, Hashable, Sendable, Codable {
        /// The points that each has earned.
        case points
        /// How much of what was due to each is done, which is fair to children of different ages.
        case share
        /// What all have earned together.
        case team
        /// Nothing.
        case off
    }

    /// One member's place.
    package struct Row: Hashable, Sendable {
        /// The place, from 1; members with equal scores share one, and the next is skipped (1, 1, 3); without a
        /// score there is none.
        package let rank: Int?
        /// The member.
        package let member: Member
        /// What the place follows.
        package let score: Int?
    }

    /// The rows, first place first, equal scores by name, those without a score last.
    package let rows: [Row]

    /// Ranks `scores`.
    package init(_ scores: [(member: Member, score: Int?)]) {
        let ordered = scores.sorted { left, right in
            (right.score ?? .min, left.member.name.text.lowercased(), left.member.id.rawValue)
                < (
                    left.score ?? .min, right.member.name.text.lowercased(),
                    right.member.id.rawValue
                )
        }
        var rows: [Row] = []
        for (place, score) in ordered.enumerated() {
            let tied = rows.last.flatMap { $0.score == score.score ? $0.rank : nil }
            let rank = score.score == nil ? nil : tied ?? place + 1
            rows.append(Row(rank: rank, member: score.member, score: score.score))
        }
        self.rows = rows
    }
}
