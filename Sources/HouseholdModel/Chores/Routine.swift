/// Chores that go together in an order, such as those of a morning.
package struct Routine: Identifiable, Hashable, Sendable {
    /// How many chores go together at most.
    package static let mostChores = 40

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
    /// What it was paid for: once one of them does not count any more, it is taken back.
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

    /// Whether it is one that `member` has to do, or may who wants to.
    fileprivate func isTask(of member: Member.ID) -> Bool {
        assignee == member || (assignee == nil && !isForParents)
    }
}

extension [Occurrence] {
    /// What `member` did on `day` of these dates of a routine's chores, where that is all that was due.
    ///
    /// Due is what was to be done at the beginning of that day: of that day or from before. What was skipped, rests or is let
    /// be is not, nor what somebody else did; what waits for an OK does not count yet. What was taken over from others
    /// alone is not all of a routine: of what two share, each would have all.
    ///
    /// - Returns: What was done, or `nil` where something is left or nothing was due.
    package func whole(of member: Member.ID, on day: Day) -> [Completion.ID]? {
        var (done, hasOwn) = ([Completion.ID](), false)
        for date in self {
            guard let due = date.due?.day, due <= day else { continue }
            switch date.progress {
            case .skipped: continue
            case .open:
                if date.isTask(of: member), date.chore.status == .active, !date.isLetBe {
                    return nil
                }
            case .missed: if due == day, date.isTask(of: member) { return nil }
            case .done(let completion):
                let its = Swift.max(due, completion.day)
                if its > day, date.isTask(of: member) { return nil }
                guard its == day, completion.doer == member else { continue }
                guard !completion.isWaiting else { return nil }
                done.append(completion.id)
                hasOwn = hasOwn || date.offer?.taker != member
            }
        }
        return hasOwn ? done : nil
    }
}
