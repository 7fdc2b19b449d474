/// Chores that go together in an order, such as those of a morning.
package struct Routine: Identifiable, Hashable, Sendable {
    /// How many chores go together at most.
    package static let mostChores = 40
    /// So many milliseconds after one of its chores whoever does the next one still goes through it.
    package static let pause: Int64 = 600_000

    /// The identity.
    package let id: Identifier<Routine>
    /// The household.
    package let household: Household.ID
    /// By what people name it.
    package var name: Tag
    /// Its chores in their order, each once.
    package var chores: [Chore.ID]
    /// What is paid for all of it, besides what each of its chores is worth.
    package var bonus: PointsAmount?

    /// Creates a routine.
    package init(
        id: Identifier<Routine>, household: Household.ID, name: Tag, chores: [Chore.ID],
        bonus: PointsAmount? = nil
    ) {
        self.id = id
        self.household = household
        self.name = name
        self.chores = chores
        self.bonus = bonus
    }
}

/// That a member was paid for all of a routine on a day.
package struct RoutineBonus: Hashable, Sendable {
    /// The household.
    package let household: Household.ID
    /// Who was paid.
    package let member: Member.ID
    /// For which day.
    package let day: Day
    /// For which routine.
    package let routine: Routine.ID
    /// The place of the entry in the book.
    package let entry: Int
    /// What it was paid for, also what others did of it: once one of them does not count any more, it is taken back.
    package let completions: [Completion.ID]

    /// Creates what was paid.
    package init(
        household: Household.ID, member: Member.ID, day: Day, routine: Routine.ID, entry: Int,
        completions: [Completion.ID]
    ) {
        self.household = household
        self.member = member
        self.day = day
        self.routine = routine
        self.entry = entry
        self.completions = completions
    }
}

// MARK: - What is due

extension Occurrence {
    /// The day of a routine to which it belongs once it is done: that on which it was due or, where it was done late, that
    /// on which it was done; of what has no date there is none.
    package var routineDay: Day? {
        guard let due = due?.day, let completion else { return nil }
        return max(due, completion.day)
    }

    /// Whose own it is by the plan, also where it was handed on; nobody's where it is open to all, whoever takes it.
    fileprivate var owner: Member.ID? { chore.assignment == .anyone ? nil : plannedFor }

    /// Whether it is one of those that are gone through on `day`: due by then, and not done on another day.
    fileprivate func isOfRoutine(on day: Day) -> Bool {
        guard let due = due?.day else { return false }
        return completion == nil ? due <= day : routineDay == day
    }

    /// Whether it is one that `member` has to do, or may who wants to.
    fileprivate func isTask(of member: Member.ID) -> Bool {
        assignee == member || (assignee == nil && !isForParents)
    }

    /// Whether `member` is paid for all of a routine only with it: also of what is open to all and somebody took, and of
    /// what they handed on.
    fileprivate func isAsked(of member: Member.ID) -> Bool {
        chore.assignment == .anyone || owner == member || isTask(of: member)
    }

    /// Whether it was due on `day` and is not done by then.
    fileprivate func isLeft(on day: Day) -> Bool {
        guard let due = due?.day, due <= day else { return false }
        return switch progress {
        case .skipped: false
        case .open: chore.status == .active && !isLetBe
        case .missed: due == day
        case .done(let completion): completion.day > day
        }
    }
}

extension [Occurrence] {
    /// What was done on `day` of these dates of a routine's chores, where that is all for which `member` is paid, who did some
    /// of it.
    ///
    /// Due is what was to be done at the beginning of that day: of that day or from before. What was skipped, rests or is let
    /// be is not, nor what is somebody else's; what waits for an OK does not count yet, whoever did it.
    ///
    /// - Returns: What was done, or `nil` where something is left or they did nothing.
    package func whole(of member: Member.ID, on day: Day) -> [Completion.ID]? {
        let done = filter { date in
            date.routineDay == day
                && (date.isAsked(of: member) || date.completion?.doer == member)
        }
        guard !contains(where: { $0.isAsked(of: member) && $0.isLeft(on: day) }),
            done.contains(where: { $0.completion?.doer == member }),
            !done.contains(where: \.isWaiting)
        else { return nil }
        return done.compactMap(\.completion?.id)
    }

    /// Those whose own dates on `day` are among these of a routine's chores, also where somebody else did them.
    package func owners(on day: Day) -> Set<Member.ID> {
        Set(filter { $0.isOfRoutine(on: day) }.compactMap(\.owner))
    }

    /// Whether nobody but `member` did any of these dates that belongs to `day`.
    package func areDone(byNobodyBut member: Member.ID, on day: Day) -> Bool {
        allSatisfy { $0.routineDay != day || $0.completion?.doer == member }
    }

    /// What `member` did of these dates that belongs to `day`, whether or not it waits for an OK.
    package func done(by member: Member.ID, on day: Day) -> [Occurrence] {
        filter { $0.completion?.doer == member && $0.routineDay == day }
    }

    /// Whether anything is left of what was due of these dates for `member` on `day`.
    package func hasLeft(of member: Member.ID, on day: Day) -> Bool {
        contains { $0.isTask(of: member) && $0.isLeft(on: day) }
    }

    /// When others are told of a completion of one of these dates of a routine's chores: when all that was due on `day` is
    /// done, or once its doer has done no more of it for a while.
    package func tellingMoment(of completion: Completion, on day: Day) -> Instant {
        var last = completion.at
        let moments = done(by: completion.doer, on: day).compactMap(\.completion?.at)
        for moment in moments.sorted() where moment > last {
            guard moment <= last.adding(milliseconds: Routine.pause) else {
                return last.adding(milliseconds: Routine.pause)
            }
            last = moment
        }
        let isGoingOn = hasLeft(of: completion.doer, on: day)
        return isGoingOn ? last.adding(milliseconds: Routine.pause) : last
    }
}
