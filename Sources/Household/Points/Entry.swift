/// A transfer as it stands in the book.
public struct Entry: Hashable, Sendable {
    /// What it was about.
    public enum Matter: Hashable, Sendable {
        /// The chore with that number, which was called so.
        case chore(Number, Title)
        /// The reward with that number, which is called so.
        case reward(Number, Title)
    }

    /// The household.
    public let household: Household.ID
    /// Its place in the household's book, from 1.
    public let sequence: Int
    /// When.
    public let at: Instant
    /// The moment whose week and month it counts in.
    public let countedAt: Instant
    /// Why.
    public let kind: EntryKind
    /// Whose points.
    public let member: Member.ID
    /// By whom.
    public let by: Member.ID
    /// How many points it moved.
    public let amount: Int
    /// How the balance changed: plus, minus, or 0 where points that were set aside are spent.
    public let points: Int
    /// What it was about.
    public let matter: Matter?
    /// The reason that was given.
    public let why: Note?
    /// The place of the entry that it takes back.
    public let reverses: Int?
    /// The place of the entry that takes it back.
    public let reversedBy: Int?
    /// The policies that allowed it.
    public let rule: [String]

    /// Creates an entry.
    public init(
        household: Household.ID, sequence: Int, at: Instant, countedAt: Instant, kind: EntryKind,
        member: Member.ID, by: Member.ID, amount: Int, points: Int, matter: Matter?, why: Note?,
        reverses: Int?, reversedBy: Int?, rule: [String]
    ) {
        self.household = household
        self.sequence = sequence
        self.at = at
        self.countedAt = countedAt
        self.kind = kind
        self.member = member
        self.by = by
        self.amount = amount
        self.points = points
        self.matter = matter
        self.why = why
        self.reverses = reverses
        self.reversedBy = reversedBy
        self.rule = rule
    }
}

/// A member's objection to a deduction.
public struct Appeal: Hashable, Sendable {
    /// That a parent said no to it.
    public struct Answer: Hashable, Sendable {
        /// The parent.
        public let by: Member.ID
        /// The moment.
        public let at: Instant
        /// Why.
        public let reason: Note?

        /// Creates an answer.
        public init(by: Member.ID, at: Instant, reason: Note?) {
            self.by = by
            self.at = at
            self.reason = reason
        }
    }

    /// The place of the deduction in the book.
    public let entry: Int
    /// When.
    public let at: Instant
    /// Why.
    public let reason: Note
    /// What a parent said, once one has.
    public let answer: Answer?

    /// Creates an appeal.
    public init(entry: Int, at: Instant, reason: Note, answer: Answer? = nil) {
        self.entry = entry
        self.at = at
        self.reason = reason
        self.answer = answer
    }
}
