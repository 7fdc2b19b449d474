public import Household

/// A member's points, as `points` in JSON; those for private chores only to those who may see these.
public struct PointsView: Codable, Sendable {
    /// Whose they are.
    public let member: String
    /// All that were ever earned.
    public let earned: Int
    /// What can be spent.
    public let balance: Int
    /// What waits for a parent's OK.
    public let pending: Int
    /// What is set aside for a request; 0 to those who may not see requests.
    public let reserved: Int
    /// Earned this week.
    public let week: Int
    /// Earned this month.
    public let month: Int
    /// How many chores were done, but for private ones.
    public let completed: Int
}

/// By what whoever asks calls an entry of the book, and the one it takes back or is taken back by.
struct EntryNumbers {
    let own: Int?
    let reverses: Int?
    let reversedBy: Int?
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

    /// By what whoever asks names it: its place in the household's book or, for those who read their own only, among
    /// these; `null` for others' entries, of which these name none.
    public var seq: Int?
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

    /// The entry; reasons and titles are for those who see all of whose it is, and what it was for is for those who
    /// know of that anyway.
    init(
        _ entry: Entry, _ numbers: EntryNumbers, appeal: Appeal?, in home: Principal.Membership,
        seesAll: Bool, tellingMatter: Bool = true
    ) {
        seq = numbers.own
        at = entry.at.description
        member = home.handle(entry.member)
        kind = entry.kind
        points = entry.points
        amount = entry.amount
        by = home.handle(entry.by)
        switch tellingMatter ? entry.matter : nil {
        case .chore(let number, let title):
            chore = number
            self.title = seesAll ? title.text : nil
        case .reward(let number, let title):
            reward = number
            self.title = seesAll ? title.text : nil
        case nil: break
        }
        why = seesAll ? entry.why?.text : nil
        reverses = numbers.reverses
        reversedBy = numbers.reversedBy
        rules = entry.rule
        self.appeal =
            seesAll
            ? appeal.map { appeal in
                Objection(
                    at: appeal.at.description, why: appeal.reason.text,
                    answeredBy: appeal.answer.map { home.handle($0.by) },
                    answer: appeal.answer?.reason?.text)
            } : nil
    }
}
