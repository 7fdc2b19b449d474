/// One date of a chore; a chore that does not repeat has one, or one for each member who shares it.
package struct Occurrence: Identifiable, Hashable, Sendable, Codable {
    /// How far it has come; each case carries exactly what is known by then.
    package enum Progress: Hashable, Sendable, Codable {
        /// To be done: after it was sent back where there is a reason, and somebody may ask to be excused.
        case open(sentBack: Note? = nil, excuse: Excuse? = nil)
        /// Somebody says it is done.
        case done(Completion)
        /// A parent lets it be.
        case skipped
        /// Its time passed, and the chore went on without it.
        case missed
    }

    /// That a member asks not to have to do it this time.
    package struct Excuse: Hashable, Sendable, Codable {
        /// Who asks.
        package let by: Member.ID
        /// Since when.
        package let at: Instant
        /// Why.
        package let reason: Note?

        /// Creates the question.
        package init(by: Member.ID, at: Instant, reason: Note?) {
            self.by = by
            self.at = at
            self.reason = reason
        }
    }

    /// The identity.
    package let id: Identifier<Occurrence>
    /// The plan it is a date of.
    package internal(set) var chore: Chore
    /// When it is due.
    package internal(set) var dueSlot: DueSlot?
    /// When it would be by the rule of its chore, where it was moved: `RECURRENCE-ID` of RFC 5545.
    package internal(set) var movedFrom: Due?
    /// Its place among the chore's dates, from 1.
    package internal(set) var ordinal: Int
    /// Whose it is: the assignee's, whoever took it, or the one whose turn it is or who stands in.
    package internal(set) var assignee: Member.ID?
    /// Whose turn it is where it goes round, away or not.
    package internal(set) var turn: Member.ID?
    /// Whose turn it has become since, by the calendar, where the date was missed and stays.
    package internal(set) var passedTurn: Turn?
    /// Whether everybody whose turn it could be is away: it is open to the parents.
    package internal(set) var isForParents: Bool
    /// Whether it is let be, since whose it is is away: nobody has to do it, and it is not late.
    package internal(set) var isLetBe = false
    /// Whether the date that is kept was missed, and this one has come in its place.
    package internal(set) var isAfterMissed: Bool
    /// Which steps of the chore are ticked, counted from 0.
    package internal(set) var ticks: Set<Int>
    /// How far it has come.
    package internal(set) var progress: Progress
    /// That whose it was offers it to somebody else, who may have taken it over.
    package internal(set) var offer: Offer?

    /// Creates an occurrence.
    package init(
        id: Identifier<Occurrence>, chore: Chore, dueSlot: DueSlot?, ordinal: Int = 1,
        assignee: Member.ID?, turn: Member.ID? = nil, ticks: Set<Int> = [],
        progress: Progress = .open(), offer: Offer? = nil, isForParents: Bool = false,
        isAfterMissed: Bool = false, movedFrom: Due? = nil
    ) {
        self.id = id
        self.chore = chore
        self.dueSlot = dueSlot
        self.ordinal = ordinal
        self.assignee = assignee
        self.turn = turn
        self.ticks = ticks
        self.progress = progress
        self.offer = offer
        self.isForParents = isForParents
        self.isAfterMissed = isAfterMissed
        self.movedFrom = movedFrom
    }
}

// MARK: - How far it has come

extension Occurrence {
    /// The day and, maybe, the time at which it is due.
    package var due: Due? { dueSlot?.due }

    /// Who did it and when, once somebody says so.
    package var completion: Completion? {
        guard case .done(let completion) = progress else { return nil }
        return completion
    }

    /// Whether it is to be done.
    package var isOpen: Bool {
        guard case .open = progress else { return false }
        return true
    }

    /// Whether a parent has yet to look at what was done.
    package var isWaiting: Bool { completion?.isWaiting == true }

    /// Who asks to be excused from it, and why.
    package var excuse: Excuse? {
        guard case .open(_, let excuse) = progress else { return nil }
        return excuse
    }

    /// What the parent who looked wrote, or why it was sent back.
    package var note: Note? {
        switch progress {
        case .open(let reason, _): reason
        case .done(let completion): completion.check?.reason
        case .skipped, .missed: nil
        }
    }

    /// Whether every step is ticked.
    package var isTicked: Bool {
        ticks.isSuperset(of: chore.checklist?.steps.indices ?? 0..<0)
    }

    /// Returns whether it is open and the time for it is over.
    package func isLate(at instant: Instant, in zone: Zone) -> Bool {
        guard isOpen, !isLetBe, let over = isOver(in: zone) else { return false }
        return instant >= over
    }

    /// Returns the first instant at which it is late, if it is ever.
    package func isOver(in zone: Zone) -> Instant? {
        dueSlot?.isOver(in: zone)
    }

    /// Returns what doing it at `instant` promises.
    package func value(at instant: Instant, in zone: Zone) -> ChoreValue {
        chore.overdue.value(of: chore.value(at: instant), at: instant, over: isOver(in: zone))
    }
}

// MARK: - Whose it is

extension Occurrence {
    /// Returns whether it is `member`'s to do: theirs, or nobody's yet.
    package func isFor(_ member: Member.ID) -> Bool {
        assignee == nil ? !isForParents : assignee == member
    }

    /// The member whose copy or part it is, where each has their own.
    package var share: Member.ID? { chore.assignment.isShared ? assignee : nil }

    /// Returns whether both are parts of one date that several do together.
    package func isPart(of other: Occurrence) -> Bool {
        guard case .together = chore.assignment else { return false }
        return ordinal == other.ordinal
    }

    /// Returns whether both are dates of one chain: of a chore that each does for themselves, each has a chain.
    package func isBeside(_ other: Occurrence) -> Bool {
        guard case .each = chore.assignment else { return true }
        return share == other.share
    }
}

// MARK: - The same date, changed

extension Occurrence {
    /// The same date as far as `progress`.
    package func at(_ progress: Progress) -> Occurrence {
        changed { $0.progress = progress }
    }

    /// The same date as somebody else's, or nobody's.
    package func of(_ member: Member.ID?) -> Occurrence {
        changed { $0.assignee = member }
    }

    /// The same on another date of its rule.
    package func on(_ dueSlot: DueSlot?) -> Occurrence {
        dueSlot == self.dueSlot
            ? self
            : changed {
                $0.dueSlot = dueSlot
                $0.movedFrom = nil
            }
    }

    /// The same on another day, from which its rule does not go on before it would have been.
    package func moved(to due: Due) -> Occurrence {
        changed {
            let place = movedFrom ?? self.due
            $0.dueSlot = DueSlot(due: due)
            $0.movedFrom = chore.recurrence == nil || place == due ? nil : place
        }
    }

    /// The date behind which its rule goes on: its own or, where it was moved ahead of it, that by the rule.
    var ruleSlot: DueSlot? {
        guard let dueSlot, let movedFrom, movedFrom.minute > dueSlot.due.minute else {
            return dueSlot
        }
        return DueSlot(due: movedFrom)
    }

    /// The same date of a plan that was changed.
    package func of(_ chore: Chore) -> Occurrence {
        changed { $0.chore = chore }
    }

    /// The same date with those steps ticked.
    package func ticking(_ ticks: Set<Int>) -> Occurrence {
        changed { $0.ticks = ticks }
    }

    /// The same open date with somebody asking to be excused from it, or nobody.
    package func asking(_ excuse: Excuse?) -> Occurrence {
        guard case .open(let reason, _) = progress else { return self }
        return at(.open(sentBack: reason, excuse: excuse))
    }

    func changed(_ change: (inout Occurrence) -> Void) -> Occurrence {
        var date = self
        change(&date)
        return date
    }
}
