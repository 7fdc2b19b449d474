/// A transfer as it stands in the book.
package struct Entry: Hashable, Sendable {
    /// What it was about.
    package enum Matter: Hashable, Sendable {
        /// The chore with that number, which was called so.
        case chore(Number, Title)
        /// The reward with that number, which is called so.
        case reward(Number, Title)
    }

    /// The household.
    package let household: Household.ID
    /// Its place in the household's book, from 1.
    package let sequence: Int
    /// When.
    package let at: Instant
    /// The moment whose week and month it counts in.
    package let countedAt: Instant
    /// Why.
    package let kind: EntryKind
    /// Whose points.
    package let member: Member.ID
    /// By whom.
    package let by: Member.ID
    /// How many points it moved.
    package let amount: Int
    /// How the balance changed: plus, minus, or 0 where points that were set aside are spent.
    package let points: Int
    /// The money that it moved.
    package let claim: Claim?
    /// What it was about.
    package let matter: Matter?
    /// The reason that was given; of an opening balance, what the file is called that says so.
    package let why: Note?
    /// Of an opening balance, that file.
    package let file: FileReference?
    /// Of a chore that counted since nobody looked, for how many hours nobody had to.
    package let unseenHours: Int?
    /// Of a chore that nobody had to look at since that was earned, how many OKs in a row there had been.
    package let trustedOKs: Int?
    /// Of a chore of which half was promised, of what and by which house rules; not where a parent said what to pay.
    package let half: Completion.Half?
    /// The place of the entry that it takes back.
    package let reverses: Int?
    /// The place of the entry that takes it back.
    package let reversedBy: Int?
    /// The policies that allowed it.
    package let rule: [String]

    /// Creates an entry.
    package init(
        household: Household.ID, sequence: Int, at: Instant, countedAt: Instant, kind: EntryKind,
        member: Member.ID, by: Member.ID, amount: Int, points: Int, claim: Claim? = nil,
        matter: Matter?, why: Note?,
        file: FileReference? = nil, unseenHours: Int? = nil, trustedOKs: Int? = nil,
        half: Completion.Half? = nil, reverses: Int?, reversedBy: Int?, rule: [String]
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
        self.claim = claim
        self.matter = matter
        self.why = why
        self.file = file
        self.unseenHours = unseenHours
        self.trustedOKs = trustedOKs
        self.half = half
        self.reverses = reverses
        self.reversedBy = reversedBy
        self.rule = rule
    }
}

/// A member's objection to a deduction.
package struct Appeal: Hashable, Sendable {
    /// That a parent said no to it.
    package struct Answer: Hashable, Sendable {
        /// The parent.
        package let by: Member.ID
        /// The moment.
        package let at: Instant
        /// Why.
        package let reason: Note?

        /// Creates an answer.
        package init(by: Member.ID, at: Instant, reason: Note?) {
            self.by = by
            self.at = at
            self.reason = reason
        }
    }

    /// The place of the deduction in the book.
    package let entry: Int
    /// When.
    package let at: Instant
    /// Why.
    package let reason: Note
    /// What a parent said, once one has.
    package let answer: Answer?

    /// Creates an appeal.
    package init(entry: Int, at: Instant, reason: Note, answer: Answer? = nil) {
        self.entry = entry
        self.at = at
        self.reason = reason
        self.answer = answer
    }
}
