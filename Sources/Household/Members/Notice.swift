/// Something that a member is told: once at the next prompt, and in the list of notices.
public struct Notice: Hashable, Sendable {
    /// What is told.
    public enum Message: Hashable, Sendable {
        /// The reward with that number is reached.
        case rewardReached(Number)
        /// Somebody has answered what the member asked, or decided about a chore of theirs.
        case answered(Answer)
        /// Somebody asks for a reward of the shop, or has answered that.
        case shop(ShopNews)
        /// A parent gave or took points, or somebody objects to that.
        case points(PointsNews)
        /// The badge with that key was earned.
        case badgeEarned(String)
        /// The badge with that key was taken back, since a chore that it came with was not done after all.
        case badgeRevoked(String)
    }

    /// What somebody answered or decided about a chore.
    public struct Answer: Hashable, Sendable {
        /// To what, and whether it was a yes.
        public enum Kind: String, CaseIterable, Hashable, Sendable {
            case proposalAccepted = "proposal-accepted"
            case proposalDeclined = "proposal-declined"
            case excused = "chore-excused"
            case notExcused = "chore-not-excused"
            case assigned = "chore-assigned"
            case approved = "chore-approved"
            case sentBack = "chore-sent-back"
        }

        /// To what, and whether it was a yes.
        public let kind: Kind
        /// The chore's number.
        public let chore: Number
        /// What the chore was called then.
        public let title: Title
        /// Who answered.
        public let by: Member.ID
        /// Why.
        public let reason: Note?

        /// Creates an answer.
        public init(_ kind: Kind, chore: Number, title: Title, by: Member.ID, reason: Note?) {
            self.kind = kind
            self.chore = chore
            self.title = title
            self.by = by
            self.reason = reason
        }
    }

    /// By what the member names it.
    public let number: Number
    /// Since when.
    public let at: Instant
    /// What is told.
    public let message: Message
    /// Whether the member was told.
    public let isRead: Bool

    /// Creates a notice.
    public init(number: Number, at: Instant, message: Message, isRead: Bool) {
        self.number = number
        self.at = at
        self.message = message
        self.isRead = isRead
    }
}
