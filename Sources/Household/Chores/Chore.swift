/// Something to be done: the plan, as the parents made it.
public struct Chore: Identifiable, Hashable, Sendable {
    /// Whose it is to do.
    public enum Assignment: Hashable, Sendable {
        /// Open to all; the first to do it has it.
        case anyone
        /// One member's.
        case one(Member.ID)
    }

    /// When a chore is to be done.
    public enum Timing: Hashable, Sendable, Codable {
        /// Once: by then, or some time.
        case once(Due?)
        /// Again and again.
        case repeating(Recurrence)
    }

    /// The identity.
    public let id: Identifier<Chore>
    /// The household.
    public let household: Household.ID
    /// By what people name it.
    public let number: Number
    /// What is to be done.
    public var title: Title
    /// More about it.
    public var details: Note?
    /// Whose it is to do.
    public var assignment: Assignment
    /// What it is worth.
    public var value: ChoreValue
    /// When it is to be done.
    public var timing: Timing
    /// Whether a parent looks at it, where that is not as the household does it.
    public var approval: Approval?
    /// Who made it.
    public let createdBy: Member.ID
    /// When it was made.
    public let createdAt: Instant
    /// Since when it rests, while it does.
    public var pausedAt: Instant?

    /// Creates a chore.
    public init(
        id: Identifier<Chore>, household: Household.ID, number: Number, title: Title,
        details: Note?, assignment: Assignment, value: ChoreValue,
        timing: Timing = .once(nil), approval: Approval? = nil, createdBy: Member.ID,
        createdAt: Instant, pausedAt: Instant? = nil
    ) {
        self.id = id
        self.household = household
        self.number = number
        self.title = title
        self.details = details
        self.assignment = assignment
        self.value = value
        self.timing = timing
        self.approval = approval
        self.createdBy = createdBy
        self.createdAt = createdAt
        self.pausedAt = pausedAt
    }

    /// How it comes back, unless it is to be done once.
    public var recurrence: Recurrence? {
        guard case .repeating(let recurrence) = timing else { return nil }
        return recurrence
    }

    /// The member whose it is, or `nil` when it is open to all.
    public var assignee: Member.ID? {
        guard case .one(let member) = assignment else { return nil }
        return member
    }
}
