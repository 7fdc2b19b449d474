extension Notice {
    /// What came of a reward of the shop.
    public struct ShopNews: Hashable, Sendable {
        /// Whether it is asked for, or what was answered.
        public enum Kind: String, CaseIterable, Hashable, Sendable {
            case requested = "reward-requested"
            case granted = "reward-granted"
            case declined = "reward-declined"
            case delivered = "reward-delivered"
        }

        /// Whether it is asked for, or what was answered.
        public let kind: Kind
        /// The reward's number.
        public let reward: Number
        /// What the reward was called then.
        public let title: Title
        /// Who asked or answered.
        public let by: Member.ID
        /// Why.
        public let reason: Note?

        /// Creates news.
        public init(_ kind: Kind, reward: Number, title: Title, by: Member.ID, reason: Note?) {
            self.kind = kind
            self.reward = reward
            self.title = title
            self.by = by
            self.reason = reason
        }
    }

    /// What happened to points besides chores and rewards.
    public struct PointsNews: Hashable, Sendable {
        /// What happened.
        public enum Kind: String, CaseIterable, Hashable, Sendable {
            case given = "points-given"
            case taken = "points-taken"
            case reversed = "points-reversed"
            case upheld = "points-upheld"
            case appealed = "points-appealed"
        }

        /// What happened.
        public let kind: Kind
        /// The place of the bonus or the deduction in the book.
        public let entry: Int
        /// How many points it moved, as it changed the balance.
        public let points: Int
        /// Who did it.
        public let by: Member.ID
        /// Why.
        public let reason: Note?

        /// Creates news.
        public init(_ kind: Kind, entry: Int, points: Int, by: Member.ID, reason: Note?) {
            self.kind = kind
            self.entry = entry
            self.points = points
            self.by = by
            self.reason = reason
        }
    }
}
