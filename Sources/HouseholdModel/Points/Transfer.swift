/// A pot of the household's book between which points move.
package enum BookAccount: Hashable, Sendable {
    /// Where points come from.
    case issued
    /// Where points come from that a child had before the household was kept here.
    case brought
    /// What a member can spend.
    case balance(Member.ID)
    /// What a member has set aside for requests.
    case reserved(Member.ID)
    /// Where points go for rewards.
    case spent
    /// Where deducted points go.
    case forfeited
    /// What members have given each other, which others get at the same time.
    case handed
}

/// Why points moved.
package enum EntryKind: String, CaseIterable, Hashable, Sendable, Codable {
    /// A chore was done.
    case award
    /// What an entry moved was taken back.
    case reversal
    /// A parent gave points, or all of a routine was done.
    case bonus
    /// A parent took points.
    case deduction
    /// Points were set aside for a request.
    case reserve
    /// Points that were set aside are back.
    case release
    /// Points that were set aside are spent.
    case spend
    /// What a child had before the household was kept here.
    case opening
    /// A member gave another points for a chore that was handed on.
    case thanks
}

/// Points that move from one account of the book to another; never changed, never deleted.
package struct Transfer: Hashable, Sendable {
    /// What moves them.
    package enum Cause: Hashable, Sendable {
        /// A chore was done.
        case award(Completion.ID)
        /// A parent gives them.
        case bonus(Note)
        /// All of a routine is done, which is called so.
        case routine(Note)
        /// A parent takes them.
        case deduction(Note)
        /// They are set aside for a request.
        case reserve(RewardRequest.ID)
        /// A request was declined or withdrawn.
        case release(RewardRequest.ID)
        /// A request was granted.
        case spend(RewardRequest.ID)
        /// They were the child's before: that file says so.
        case opening(FileReference)
        /// Another does a chore for the member, who gives them.
        case thanking(Completion.ID)
        /// The member did a chore for another, and gets them.
        case thanked(Completion.ID)
        /// The entry with that sequence number is taken back.
        case reversal(of: Int, Reversed, because: Note? = nil)
    }

    /// What a reversal takes back.
    package enum Reversed: Hashable, Sendable {
        case award(Completion.ID)
        case bonus
        case deduction
        case opening
        case thanking(Completion.ID)
        case thanked(Completion.ID)
    }

    /// What moves them.
    package let cause: Cause
    /// Whose points they are.
    package let member: Member.ID
    /// How many; more than none.
    package let points: Int
    /// When.
    package let at: Instant
    /// The moment whose week and month they count in: of a reversal, that of what it takes back.
    package let countedAt: Instant

    /// Creates a transfer, or returns `nil` when there is nothing to move.
    package init?(
        _ cause: Cause, member: Member.ID, points: Int, at: Instant, countedAt: Instant
    ) {
        guard points > 0 else { return nil }
        self.cause = cause
        self.member = member
        self.points = points
        self.at = at
        self.countedAt = countedAt
    }

    /// Where the points come from.
    package var source: BookAccount { accounts.source }

    /// Where the points go.
    package var target: BookAccount { accounts.target }

    private var accounts: (source: BookAccount, target: BookAccount) {
        switch cause {
        case .award, .bonus, .routine: (.issued, .balance(member))
        case .reversal(_, .award, _), .reversal(_, .bonus, _): (.balance(member), .issued)
        case .deduction: (.balance(member), .forfeited)
        case .reversal(_, .deduction, _): (.forfeited, .balance(member))
        case .opening: (.brought, .balance(member))
        case .reversal(_, .opening, _): (.balance(member), .brought)
        case .thanking, .reversal(_, .thanked, _): (.balance(member), .handed)
        case .thanked, .reversal(_, .thanking, _): (.handed, .balance(member))
        case .reserve: (.balance(member), .reserved(member))
        case .release: (.reserved(member), .balance(member))
        case .spend: (.reserved(member), .spent)
        }
    }
}

extension Transfer.Cause {
    /// The kind of entry that it makes.
    package var kind: EntryKind {
        switch self {
        case .award: .award
        case .bonus, .routine: .bonus
        case .deduction: .deduction
        case .reserve: .reserve
        case .release: .release
        case .spend: .spend
        case .opening: .opening
        case .thanking, .thanked: .thanks
        case .reversal: .reversal
        }
    }

    /// The reason that was given.
    package var why: Note? {
        switch self {
        case .bonus(let why), .routine(let why), .deduction(let why): why
        case .opening(let file): file.name
        case .reversal(_, _, let why): why
        case .award, .reserve, .release, .spend, .thanking, .thanked: nil
        }
    }
}
