// The dates that follow, as they would come, and the next one, once this one is over.

extension Occurrence {
    /// Lists the dates that will follow, each taken as done when it is due or, where that is earlier, just
    /// before `start`; whose turn it will be is known as far as it goes in order.
    ///
    /// They end where whoever it is is not there for two years.
    package func following(
        from start: Instant, in calendar: HouseholdCalendar
    ) -> AnySequence<Occurrence> {
        guard let recurrence = chore.recurrence else { return AnySequence([]) }
        let zone = calendar.zone
        let earliest = start.adding(milliseconds: -1)
        let dates = sequence(state: self) { last -> Occurrence? in
            guard let dueSlot = last.ruleSlot else { return nil }
            let moment =
                dueSlot.instant
                ?? zone.instant(on: dueSlot.due.day, at: dueSlot.due.time ?? .midnight)
            let next = recurrence.next(
                after: dueSlot, done: max(moment, earliest), made: last.ordinal, in: zone)
            guard let next else { return nil }
            last = last.at(.open()).followed(by: next, id: id, isDone: true, calendar) { _, _ in nil
            }
            return last
        }
        let horizon = horizon(in: calendar)
        let near = dates.lazy.prefix { date in
            date.due.map { $0.day <= horizon } ?? true || !date.isSilent(in: calendar)
        }
        return AnySequence(near.filter { !$0.isSilent(in: calendar) })
    }

    /// Makes the dates that come next once this one was done or skipped: one, or a part for each.
    ///
    /// - Parameters:
    ///   - others: Other dates of the chore; the next one comes after them all.
    ///   - calendar: Who is there, at the moment at which this one was done or skipped.
    ///   - isDone: Whether it was done.
    ///   - newID: Makes an identity.
    ///   - choose: Chooses whose turn it is where that does not go in order.
    /// - Returns: The next dates; none when this was the last.
    /// - Throws: What `choose` throws.
    package func next(
        besides others: [Occurrence], in calendar: HouseholdCalendar, isDone: Bool,
        newID: () -> Identifier<Occurrence>, choosing choose: Rotation.Choice
    ) rethrows -> [Occurrence] {
        guard let recurrence = chore.recurrence else { return [] }
        let all = [self] + others
        let dates = all.compactMap(\.ruleSlot).map {
            (over: $0.isOver(in: calendar.zone), at: $0)
        }
        guard let last = dates.max(by: { $0.over < $1.over }) else { return [] }
        let made = all.map(\.ordinal).max() ?? ordinal
        let dueSlot = recurrence.next(
            after: last.at, done: calendar.instant, made: made, in: calendar.zone)
        guard let dueSlot, isStillShared else { return [] }
        let next = try changed { $0.ordinal = made }
            .followed(by: dueSlot, id: newID(), isDone: isDone, calendar, choosing: choose)
        guard case .together(let lineup) = chore.assignment else { return [next] }
        return lineup.members.enumerated().map { place, member in
            place == 0 ? next.of(member) : next.of(member).identified(by: newID())
        }
    }
}

extension Chore {
    /// Makes the first dates on `dueSlot`: one, or one for each who has a copy or a part.
    ///
    /// - Parameters:
    ///   - dueSlot: When, if that is said.
    ///   - calendar: Who is there.
    ///   - newID: Makes an identity.
    ///   - choose: Chooses whose turn it is where that does not go in order.
    /// - Returns: The dates.
    /// - Throws: What `choose` throws.
    package func firstDates(
        on dueSlot: DueSlot?, in calendar: HouseholdCalendar, newID: () -> Identifier<Occurrence>,
        choosing choose: Rotation.Choice
    ) rethrows -> [Occurrence] {
        switch assignment {
        case .anyone:
            return [Occurrence(id: newID(), chore: self, dueSlot: dueSlot, assignee: nil)]
        case .one(let member):
            return [Occurrence(id: newID(), chore: self, dueSlot: dueSlot, assignee: member)]
        case .each(let lineup), .together(let lineup):
            return lineup.members.map {
                Occurrence(id: newID(), chore: self, dueSlot: dueSlot, assignee: $0)
            }
        case .rotation(let rotation):
            let turn = try rotation.turn(
                after: nil, on: dueSlot?.due.day, calendar, choosing: choose)
            return [
                Occurrence(
                    id: newID(), chore: self, dueSlot: dueSlot, assignee: nil, turn: turn
                ).givenOut(in: calendar)
            ]
        }
    }
}

extension Occurrence {
    /// Whether it has a member who still takes part, where each has a copy.
    private var isStillShared: Bool {
        guard case .each(let lineup) = chore.assignment else { return true }
        return assignee.map(lineup.members.contains) == true
    }

    fileprivate func identified(by id: Identifier<Occurrence>) -> Occurrence {
        Occurrence(
            id: id, chore: chore, dueSlot: dueSlot, ordinal: ordinal, assignee: assignee,
            turn: turn)
    }
}
