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
    /// Where points go that have become money.
    case exchanged
    /// Where money comes from that is owed from then on.
    case given
    /// What is owed to a member.
    case owed(Member.ID)
    /// Where money goes that a member has got.
    case paid
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
    /// Points became money, which the household owes.
    case payout
    /// The household owes a child its allowance.
    case allowance
    /// A member owes another money.
    case charge
    /// A member got money.
    case payment
}

/// Points that move from one account of the book to another, or money; never changed, never deleted.
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
        /// They become money, which the household owes the member.
        case payout(Claim, because: Note?)
        /// The household owes the member its allowance.
        case allowance(Claim)
        /// Another owes the member money.
        case charge(Claim, because: Note?)
        /// The member got money of whoever owed it.
        case payment(Claim, because: Note?)
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
        case payout(Claim)
        case allowance(Claim)
        case charge(Claim)
        case payment(Claim)
    }

    /// What moves them.
    package let cause: Cause
    /// Whose points they are.
    package let member: Member.ID
    /// How many; none where only money moves.
    package let points: Int
    /// When.
    package let at: Instant
    /// The moment whose week and month they count in: of a reversal, that of what it takes back.
    package let countedAt: Instant

    /// Creates a transfer, or returns `nil` when there is nothing to move.
    package init?(
        _ cause: Cause, member: Member.ID, points: Int, at: Instant, countedAt: Instant
    ) {
        guard points > 0 || (points == 0 && cause.movesMoneyAlone) else { return nil }
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
        case .payout: (.balance(member), .exchanged)
        case .reversal(_, .payout, _): (.exchanged, .balance(member))
        case .allowance, .charge: (.given, .owed(member))
        case .reversal(_, .allowance, _), .reversal(_, .charge, _): (.owed(member), .given)
        case .payment: (.owed(member), .paid)
        case .reversal(_, .payment, _): (.paid, .owed(member))
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
        case .payout: .payout
        case .allowance: .allowance
        case .charge: .charge
        case .payment: .payment
        case .reversal: .reversal
        }
    }

    /// The reason that was given.
    package var why: Note? {
        switch self {
        case .bonus(let why), .routine(let why), .deduction(let why): why
        case .opening(let file): file.name
        case .reversal(_, _, let why): why
        case .payout(_, let why), .charge(_, let why), .payment(_, let why): why
        case .award, .reserve, .release, .spend, .thanking, .thanked, .allowance: nil
        }
    }

    /// The money that moves with it.
    package var claim: Claim? {
        switch self {
        case .payout(let claim, _), .allowance(let claim), .charge(let claim, _),
            .payment(let claim, _), .reversal(_, .payout(let claim), _),
            .reversal(_, .allowance(let claim), _), .reversal(_, .charge(let claim), _),
            .reversal(_, .payment(let claim), _):
            claim
        case .award, .bonus, .routine, .deduction, .reserve, .release, .spend, .opening, .thanking,
            .thanked, .reversal:
            nil
        }
    }

    /// Whether it moves money and no points.
    fileprivate var movesMoneyAlone: Bool {
        switch self {
        case .payout, .reversal(_, .payout, _): false
        default: claim != nil
        }
    }
}
