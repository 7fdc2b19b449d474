/// What came of doing a chore or taking it back, as `completion` in JSON.
package struct CompletionView: Codable, Sendable {
    /// The chore as it is now.
    package let chore: ChoreView
    /// Who did it, where whoever asks may know that.
    package var doer: String?
    /// What the doer got with it, also from whoever had promised something for it: negative for what was taken back, 0 when
    /// nothing changed.
    package let awarded: Int
    /// What waits for a parent's OK.
    package let pending: Int
    /// All points the doer ever earned, as far as whoever asks may see them.
    package let earned: Int?
    /// What the doer can spend, as far as whoever asks may see it.
    package let balance: Int?
    /// Badges that came with it, where whoever asks may see the doer's.
    package let badges: [BadgeView]
    /// Rewards reached with it.
    package let rewards: [RewardView]
    /// Routines of which all is done with it, and that were paid for, which is in `awarded`; where whoever asks may see
    /// the doer's points.
    package let routines: [RoutineBonusView]
    /// The chore's next date.
    package var next: ChoreView?
    /// Whether somebody was excused who asked to be, or `null` where nobody asked.
    package var excused: Bool?
    /// Whether anything changed.
    package let changed: Bool
}
