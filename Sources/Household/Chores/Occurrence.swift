/// One date of a chore; a chore that does not repeat has one.
public struct Occurrence: Identifiable, Hashable, Sendable {
    /// How far it has come; each case carries exactly what is known by then.
    public enum Progress: Hashable, Sendable {
        /// To be done, after it was sent back where there is a reason.
        case open(sentBack: Note? = nil)
        /// Somebody says it is done.
        case done(Completion)
        /// A parent lets it be.
        case skipped
        /// Its time passed, and the chore went on without it.
        case missed
    }

    /// The identity.
    public let id: Identifier<Occurrence>
    /// The plan it is a date of.
    public let chore: Chore
    /// When it is due.
    public let occasion: Occasion?
    /// Its place among the chore's dates, from 1.
    public let ordinal: Int
    /// Whose it is: the assignee's, whoever took it, or the one whose turn it is.
    public let assignee: Member.ID?
    /// How far it has come.
    public let progress: Progress

    /// Creates an occurrence.
    public init(
        id: Identifier<Occurrence>, chore: Chore, occasion: Occasion?, ordinal: Int = 1,
        assignee: Member.ID?, progress: Progress = .open()
    ) {
        self.id = id
        self.chore = chore
        self.occasion = occasion
        self.ordinal = ordinal
        self.assignee = assignee
        self.progress = progress
    }
}

// MARK: - How far it has come

extension Occurrence {
    /// The day and, maybe, the time at which it is due.
    public var due: Due? { occasion?.due }

    /// Who did it and when, once somebody says so.
    public var completion: Completion? {
        guard case .done(let completion) = progress else { return nil }
        return completion
    }

    /// Whether it is to be done.
    public var isOpen: Bool {
        guard case .open = progress else { return false }
        return true
    }

    /// Whether a parent has yet to look at what was done.
    public var isWaiting: Bool { completion?.isWaiting == true }

    /// Returns whether it is open and the time for it is over.
    public func isLate(at instant: Instant, in zone: Zone) -> Bool {
        guard isOpen, let over = isOver(in: zone) else { return false }
        return instant >= over
    }

    /// Returns the first instant at which it is late, if it is ever.
    public func isOver(in zone: Zone) -> Instant? {
        occasion?.instant?.adding(milliseconds: 60_000) ?? due?.isOver(in: zone)
    }

    /// Returns whether it is `member`'s to do: theirs, or nobody's yet.
    public func isFor(_ member: Member.ID) -> Bool {
        assignee == nil || assignee == member
    }
}

// MARK: - The same date, changed

extension Occurrence {
    /// The same date as far as `progress`.
    public func at(_ progress: Progress) -> Occurrence {
        changed(progress: progress)
    }

    /// The same date as somebody else's, or nobody's.
    public func of(_ member: Member.ID?) -> Occurrence {
        changed(assignee: .some(member))
    }

    /// The same on another date.
    public func on(_ occasion: Occasion?) -> Occurrence {
        changed(occasion: .some(occasion))
    }

    /// The same date of a plan that was changed.
    public func of(_ chore: Chore) -> Occurrence {
        changed(chore: chore)
    }

    private func changed(
        chore: Chore? = nil, occasion: Occasion?? = nil, assignee: Member.ID?? = nil,
        progress: Progress? = nil
    ) -> Occurrence {
        Occurrence(
            id: id, chore: chore ?? self.chore, occasion: occasion ?? self.occasion,
            ordinal: ordinal, assignee: assignee ?? self.assignee,
            progress: progress ?? self.progress)
    }
}

// MARK: - The dates that follow

extension Occurrence {
    /// Lists the dates that will follow, each taken as done when it is due or, where that is earlier, just
    /// before `start`.
    public func following(from start: Instant, in zone: Zone) -> AnySequence<Occasion> {
        guard let recurrence = chore.recurrence, let occasion else { return AnySequence([]) }
        let earliest = start.adding(milliseconds: -1)
        let dates = sequence(state: (last: occasion, made: ordinal)) { state -> Occasion? in
            let moment =
                state.last.instant
                ?? zone.instant(on: state.last.due.day, at: state.last.due.time ?? .midnight)
            let next = recurrence.next(
                after: state.last, done: max(moment, earliest), made: state.made, in: zone)
            guard let next else { return nil }
            state = (next, state.made + 1)
            return next
        }
        return AnySequence(dates)
    }
}

extension Occurrence {
    /// Makes the date that comes next once this one was done or skipped.
    ///
    /// - Parameters:
    ///   - id: The identity of the next date.
    ///   - instant: When this one was done or skipped.
    ///   - others: Other dates of the chore; the next one comes after them all.
    ///   - zone: The household's zone.
    /// - Returns: The next date, or `nil` when this was the last.
    public func next(
        _ id: Identifier<Occurrence>, after instant: Instant, besides others: [Occurrence],
        in zone: Zone
    ) -> Occurrence? {
        guard let recurrence = chore.recurrence else { return nil }
        let dates = ([self] + others).compactMap { date in
            date.isOver(in: zone).flatMap { over in date.occasion.map { (over: over, at: $0) } }
        }
        guard let last = dates.max(by: { $0.over < $1.over }) else { return nil }
        let made = ([self] + others).map(\.ordinal).max() ?? ordinal
        let occasion = recurrence.next(after: last.at, done: instant, made: made, in: zone)
        return occasion.map {
            Occurrence(
                id: id, chore: chore, occasion: $0, ordinal: made + 1, assignee: chore.assignee)
        }
    }
}
