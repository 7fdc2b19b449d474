/// Something to be done: the plan, as the parents made it.
package struct Chore: Identifiable, Hashable, Sendable, Codable {
    /// When a chore is to be done.
    package enum Timing: Hashable, Sendable, Codable {
        /// Once: by then, or some time.
        case once(Due?)
        /// Again and again.
        case repeating(Recurrence)
    }

    /// Whether it is to be done at all.
    package enum Status: Hashable, Sendable, Codable {
        /// It is.
        case active
        /// It rests since then.
        case paused(since: Instant)
        /// Somebody proposes it, and a parent has yet to answer.
        case proposed
    }

    /// The identity.
    package let id: Identifier<Chore>
    /// The household.
    package let household: Household.ID
    /// By what people name it.
    package let number: Number
    /// What is to be done.
    package var title: Title
    /// Its picture, where it is not guessed from the title.
    package var icon: Icon?
    /// More about it.
    package var details: Note?
    /// The steps that have to be ticked first, where there are any.
    package var checklist: Checklist?
    /// Words by which it is found, in their order.
    package var tags: [Tag]
    /// Whose it is to do.
    package var assignment: Assignment
    /// Whether only whose it is and the parents see it.
    package var isPrivate: Bool
    /// Whether it comes before what is nice, so that rules can ask whether it is done.
    package var isMustDo: Bool
    /// What it is worth.
    package var value: ChoreValue
    /// What it is still worth, where it is less from tomorrow on.
    package var promise: Promise<ChoreValue>?
    /// When it is to be done.
    package var timing: Timing
    /// What becomes of a date that was not done in time.
    package var overdue: Overdue
    /// Whether a parent looks at it, where that is not as the household does it.
    package var approval: Approval?
    /// How they still look, where that was changed so that they look at more.
    package var approvalPromise: Promise<Approval>?
    /// When whoever is to do it is reminded, where that is not as usual.
    package var reminders: ReminderTimes?
    /// Whether it is to be done at all.
    package var status: Status
    /// Who made it.
    package let createdBy: Member.ID
    /// When it was made.
    package let createdAt: Instant

    /// Creates a chore.
    package init(
        id: Identifier<Chore>, household: Household.ID, number: Number, title: Title,
        icon: Icon? = nil, details: Note? = nil, checklist: Checklist? = nil, tags: [Tag] = [],
        assignment: Assignment, isPrivate: Bool = false, isMustDo: Bool = false,
        value: ChoreValue, promise: Promise<ChoreValue>? = nil, timing: Timing = .once(nil),
        overdue: Overdue = .keep,
        approval: Approval? = nil, approvalPromise: Promise<Approval>? = nil,
        reminders: ReminderTimes? = nil, status: Status = .active,
        createdBy: Member.ID, createdAt: Instant
    ) {
        self.id = id
        self.household = household
        self.number = number
        self.title = title
        self.icon = icon
        self.details = details
        self.checklist = checklist
        self.tags = tags
        self.assignment = assignment
        self.isPrivate = isPrivate
        self.isMustDo = isMustDo
        self.value = value
        self.promise = promise
        self.timing = timing
        self.overdue = overdue
        self.approval = approval
        self.approvalPromise = approvalPromise
        self.reminders = reminders
        self.status = status
        self.createdBy = createdBy
        self.createdAt = createdAt
    }

    /// How it comes back, unless it is to be done once.
    package var recurrence: Recurrence? {
        guard case .repeating(let recurrence) = timing else { return nil }
        return recurrence
    }

    /// Whether doing it counts as a chore that `member` did, for badges, rows of days and shares.
    ///
    /// What people make for themselves does not where it is worth nothing; what is private does not for anybody, since
    /// others see these.
    package func counts(for member: Member.ID) -> Bool {
        !isPrivate && (value.points > 0 || createdBy != member)
    }

    /// Whether it is a to-do of somebody's own, of which nobody expects anything.
    package var isTodo: Bool { isPrivate && value == .nothing && assignment == .one(createdBy) }

    /// Returns what it is worth at that moment.
    package func value(at instant: Instant) -> ChoreValue {
        guard let promise, promise.holds(at: instant), promise.value.points > value.points else {
            return value
        }
        return promise.value
    }

    /// Keeps until the end of the day what it was worth before it was changed, where that was more.
    package mutating func keepWorth(of before: Chore, at instant: Instant, in zone: Zone) {
        let held = before.value(at: instant)
        promise =
            held.points > value.points
            ? .keeping(held, of: before.promise, at: instant, in: zone) : nil
    }

    /// Since when it rests, while it does.
    package var pausedAt: Instant? {
        guard case .paused(let start) = status else { return nil }
        return start
    }
}
