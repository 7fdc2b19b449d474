// What becomes of a chore when one of those leaves whose it is.

extension Chore.Assignment {
    /// The same among those who stay; open to all where nobody is left.
    package func without(_ member: Member.ID) -> Chore.Assignment {
        let others = members.filter { $0 != member }
        switch self {
        case .anyone: return .anyone
        case .one(let one): return one == member ? .anyone : self
        case .each: return Lineup(others).map { .each($0) } ?? .anyone
        case .together: return Lineup(others).map { .together($0) } ?? .anyone
        case .rotation(.turns(_, let strategy, let passing)):
            return Lineup(others).map { .rotation(.turns($0, strategy, passing)) } ?? .anyone
        case .rotation(.roster(let roster)):
            let slots = roster.slots.map { $0 == member ? nil : $0 }
            return Roster(from: roster.start, slots).map { .rotation(.roster($0)) } ?? .anyone
        }
    }
}

extension Occurrence {
    /// The same open date once `member` has left; `nil` where it was that member's own copy or part.
    ///
    /// - Parameters:
    ///   - member: Who leaves.
    ///   - chore: The chore among those who stay.
    ///   - calendar: Who is there, with whoever leaves.
    ///   - choose: Chooses whose turn it becomes where that does not go in order.
    /// - Returns: The date as it is then.
    /// - Throws: What `choose` throws.
    package func without(
        _ member: Member.ID, as chore: Chore, in calendar: HouseholdCalendar,
        choosing choose: Rotation.Choice
    ) rethrows -> Occurrence? {
        guard share != member || !chore.assignment.isShared else { return nil }
        var date = withoutOffer(of: member).of(chore)
        if excuse?.by == member { date = date.asking(nil) }
        guard case .rotation(let rotation) = self.chore.assignment,
            case .rotation = chore.assignment
        else {
            return [date.assignee, turn].contains(member) ? date.changed { $0.give(to: nil) } : date
        }
        if turn == member {
            let next = try rotation.turn(
                passingOn: member, on: due?.day, calendar, choosing: choose)
            date = date.changed { $0.turn = next }
        }
        return date.givenOut(in: calendar.without(member))
    }

    private mutating func give(to member: Member.ID?) {
        (assignee, turn, isForParents) = (member, nil, false)
    }
}

extension Rotation {
    /// Whose turn it is in place of a member who leaves; nobody's on a day of theirs in a roster.
    fileprivate func turn(
        passingOn member: Member.ID, on day: Day?, _ calendar: HouseholdCalendar,
        choosing choose: Choice
    ) rethrows -> Member.ID? {
        guard case .turns(let lineup, let strategy, _) = self else { return nil }
        let others = lineup.around(after: member).filter { $0 != member }
        guard strategy != .inOrder else { return others.first }
        let here = others.filter { calendar.isHere($0, on: day) }
        return try choose(strategy, here.isEmpty ? others : here)
    }
}
