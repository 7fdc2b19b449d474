public import Household

/// A member's points, as `points` in JSON.
public struct PointsView: Codable, Sendable {
    /// Whose they are.
    public let member: String
    /// All that were ever earned.
    public let earned: Int
    /// What can be spent.
    public let balance: Int
    /// What waits for a parent's OK.
    public let pending: Int
    /// What is set aside for a request.
    public let reserved: Int
    /// Earned this week.
    public let week: Int
    /// Earned this month.
    public let month: Int
    /// How many chores were done.
    public let completed: Int
}

/// A line of a member's history, as `entry` in JSON.
public struct EntryView: Codable, Sendable {
    /// What was said against a deduction.
    public struct Objection: Codable, Sendable {
        /// When.
        public let at: String
        /// Why.
        public let why: String
        /// Who said no to it, or gave the points back.
        public var answeredBy: String?
        /// What was said.
        public var answer: String?
    }

    /// Its place in the household's book.
    public let seq: Int
    /// When.
    public let at: String
    /// Whose points.
    public let member: String
    /// Why they moved.
    public let kind: EntryKind
    /// How the balance changed; 0 where points that were set aside are spent.
    public let points: Int
    /// How many points moved.
    public let amount: Int
    /// By whom.
    public let by: String
    /// For which chore.
    public var chore: Number?
    /// For which reward.
    public var reward: Number?
    /// What the chore or reward is called.
    public var title: String?
    /// The reason that was given.
    public var why: String?
    /// The entry that it takes back.
    public var reverses: Int?
    /// The entry that takes it back.
    public var reversedBy: Int?
    /// The rules that allowed it.
    public let rules: [String]
    /// What was said against it.
    public var appeal: Objection?

    /// The entry; reasons and titles are for `isConfidant`s, the member and the parents, and what it was for is
    /// for those who know of that anyway.
    init(
        _ entry: Entry, appeal: Appeal? = nil, in home: Principal.Home, isConfidant: Bool,
        tellingMatter: Bool = true
    ) {
        seq = entry.sequence
        at = entry.at.description
        member = home.handle(entry.member)
        kind = entry.kind
        points = entry.points
        amount = entry.amount
        by = home.handle(entry.by)
        switch tellingMatter ? entry.matter : nil {
        case .chore(let number, let title):
            chore = number
            self.title = isConfidant ? title.text : nil
        case .reward(let number, let title):
            reward = number
            self.title = isConfidant ? title.text : nil
        case nil: break
        }
        why = isConfidant ? entry.why?.text : nil
        reverses = entry.reverses
        reversedBy = entry.reversedBy
        rules = entry.rule
        self.appeal =
            isConfidant
            ? appeal.map { appeal in
                Objection(
                    at: appeal.at.description, why: appeal.reason.text,
                    answeredBy: appeal.answer.map { home.handle($0.by) },
                    answer: appeal.answer?.reason?.text)
            } : nil
    }
}
