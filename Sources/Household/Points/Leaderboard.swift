/// Members in the order of their points.
public struct Leaderboard: Hashable, Sendable {
    /// One member's place.
    public struct Row: Hashable, Sendable {
        /// The place, from 1; members with equal points share one, and the next is skipped (1, 1, 3).
        public let rank: Int
        /// The member.
        public let member: Member
        /// The points of the period.
        public let points: Int
    }

    /// The rows, first place first, equal points by name.
    public let rows: [Row]

    /// Ranks `scores`.
    public init(_ scores: [(member: Member, points: Int)]) {
        let ordered = scores.sorted { left, right in
            (right.points, left.member.name.text.lowercased(), left.member.id.rawValue)
                < (left.points, right.member.name.text.lowercased(), right.member.id.rawValue)
        }
        var rows: [Row] = []
        for (place, score) in ordered.enumerated() {
            let tied = rows.last.flatMap { $0.points == score.points ? $0.rank : nil }
            rows.append(Row(rank: tied ?? place + 1, member: score.member, points: score.points))
        }
        self.rows = rows
    }
}
