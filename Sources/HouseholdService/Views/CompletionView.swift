/// What came of doing a chore or taking it back, as `completion` in JSON.
public struct CompletionView: Codable, Sendable {
    /// The chore as it is now.
    public let chore: ChoreView
    /// Who did it.
    public let doer: String
    /// What was booked: negative for what was taken back, 0 when nothing changed.
    public let awarded: Int
    /// What waits for a parent's OK.
    public let pending: Int
    /// All points the doer ever earned, as far as whoever asks may see them.
    public let earned: Int?
    /// What the doer can spend, as far as whoever asks may see it.
    public let balance: Int?
    /// Badges that came with it, where whoever asks may see the doer's.
    public let badges: [BadgeView]
    /// Rewards reached with it.
    public let rewards: [RewardView]
    /// The chore's next date.
    public var next: ChoreView?
    /// Whether somebody was excused who asked to be, or `null` where nobody asked.
    public var excused: Bool?
    /// Whether anything changed.
    public let changed: Bool
}
