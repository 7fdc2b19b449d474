/// A pot of the household's book between which points move.
public enum BookAccount: Hashable, Sendable {
    /// Where points come from.
    case issued
    /// What a member can spend.
    case balance(Member.ID)
}

/// Why points moved.
public enum EntryKind: String, CaseIterable, Hashable, Sendable, Codable {
    /// A chore was done.
    case award
    /// What an award gave was taken back.
    case reversal
}

/// Points that move from one account of the book to another; never changed, never deleted.
public struct Transfer: Hashable, Sendable {
    /// What moves them.
    public enum Cause: Hashable, Sendable {
        /// A chore was done.
        case award(Completion.ID)
        /// The award with that sequence number is taken back.
        case reversal(of: Int, Completion.ID)
    }

    /// What moves them.
    public let cause: Cause
    /// Whose points they are.
    public let member: Member.ID
    /// How many; more than none.
    public let points: Int
    /// When.
    public let at: Instant
    /// The moment whose week and month they count in: of a reversal, that of the award.
    public let countedAt: Instant

    /// Creates a transfer, or returns `nil` when there is nothing to move.
    public init?(
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
    public var source: BookAccount {
        switch cause {
        case .award: .issued
        case .reversal: .balance(member)
        }
    }

    /// Where the points go.
    public var target: BookAccount {
        switch cause {
        case .award: .balance(member)
        case .reversal: .issued
        }
    }

    /// Award or reversal.
    public var kind: EntryKind {
        switch cause {
        case .award: .award
        case .reversal: .reversal
        }
    }
}

/// A transfer as it stands in the book.
public struct Entry: Hashable, Sendable {
    /// Its place in the household's book, from 1.
    public let sequence: Int
    /// When.
    public let at: Instant
    /// Why.
    public let kind: EntryKind
    /// Whose points.
    public let member: Member.ID
    /// By whom.
    public let by: Member.ID
    /// How the balance changed: plus or minus.
    public let points: Int
    /// The chore it was for.
    public let chore: Number?

    /// Creates an entry.
    public init(
        sequence: Int, at: Instant, kind: EntryKind, member: Member.ID, by: Member.ID, points: Int,
        chore: Number?
    ) {
        self.sequence = sequence
        self.at = at
        self.kind = kind
        self.member = member
        self.by = by
        self.points = points
        self.chore = chore
    }
}
