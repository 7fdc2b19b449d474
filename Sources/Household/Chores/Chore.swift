/// Something to be done: the plan, as the parents made it.
public struct Chore: Identifiable, Hashable, Sendable {
    /// Whose it is to do.
    public enum Assignment: Hashable, Sendable {
        /// Open to all; the first to do it has it.
        case anyone
        /// One member's.
        case one(Member.ID)
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
    /// When it is due.
    public var due: Due?
    /// Who made it.
    public let createdBy: Member.ID
    /// When it was made.
    public let createdAt: Instant

    /// Creates a chore.
    public init(
        id: Identifier<Chore>, household: Household.ID, number: Number, title: Title,
        details: Note?, assignment: Assignment, value: ChoreValue, due: Due?,
        createdBy: Member.ID, createdAt: Instant
    ) {
        self.id = id
        self.household = household
        self.number = number
        self.title = title
        self.details = details
        self.assignment = assignment
        self.value = value
        self.due = due
        self.createdBy = createdBy
        self.createdAt = createdAt
    }

    /// The member whose it is, or `nil` when it is open to all.
    public var assignee: Member.ID? {
        guard case .one(let member) = assignment else { return nil }
        return member
    }
}
