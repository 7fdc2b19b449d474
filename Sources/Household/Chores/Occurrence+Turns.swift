// Who has a date, and which one it is by now: both follow from who is there and what time it is.

extension Occurrence {
    /// The date as it is at the almanac's moment.
    ///
    /// Where the chore closes what is missed, or whose it is is away, that is a later one; where it goes
    /// round, whoever is there stands in.
    public func current(in almanac: Almanac) -> Occurrence {
        guard isOpen, chore.standing == .active else { return self }
        var date = changed {
            $0.isLetBe = false
            $0.isAfterMissed = isMissed(in: almanac) && !isNobodys(in: almanac)
        }
        for _ in 0..<Self.most {
            guard let next = date.passedOver(in: almanac) else { break }
            date = next
            guard date.isOpen else { break }
        }
        return date.passedOn(in: almanac).givenOut(in: almanac).changed {
            $0.isLetBe = date.isSilent(in: almanac)
        }
    }

    /// How many dates are gone over at once: an hourly chore reaches that in 13 months.
    private static let most = 10_000

    /// The same date with whose turn it has become by now, where it is late and turns pass by the calendar.
    private func passedOn(in almanac: Almanac) -> Occurrence {
        guard case .rotation(let rotation) = chore.assignment,
            isLate(at: almanac.instant, in: almanac.zone)
        else { return changed { $0.passedTurn = nil } }
        let missed = Turn(member: turn, day: due?.day, isDone: false)
        return changed {
            $0.passedTurn = rotation.turn(inPlaceOf: missed, on: almanac.today, almanac)
        }
    }

    /// The date that comes in place of this one, or `nil` where this one stays.
    private func passedOver(in almanac: Almanac) -> Occurrence? {
        let isNobodys = isNobodys(in: almanac)
        guard isNobodys || isMissed(in: almanac) else { return nil }
        let next = chore.recurrence.flatMap { recurrence in
            occasion.flatMap {
                recurrence.next(afterMissing: $0, made: ordinal, in: almanac.zone)
            }
        }
        guard let next else { return isNobodys ? nil : at(.missed) }
        return followed(by: next, id: id, isDone: false, almanac, choosing: Rotation.first)
            .changed { $0.isAfterMissed = isAfterMissed }
    }

    private func isMissed(in almanac: Almanac) -> Bool {
        chore.overdue == .close && isLate(at: almanac.instant, in: almanac.zone)
    }

    /// Whether there is nobody to do it: whose it is is away, or all who have a part of it.
    private func isNobodys(in almanac: Almanac) -> Bool {
        guard case .together(let lineup) = chore.assignment else { return isSilent(in: almanac) }
        return lineup.members.contains { of($0).isSilent(in: almanac) }
            && !lineup.members.contains { almanac.isHere($0, on: due?.day) }
    }

    /// Whether it is let be, since whose it is is away.
    func isSilent(in almanac: Almanac) -> Bool {
        guard chore.recurrence != nil, let day = due?.day else { return false }
        return switch chore.assignment {
        case .one, .each, .together: almanac.isSilent(assignee, on: day)
        case .anyone, .rotation: false
        }
    }

    /// The same date as whoever's it is to do.
    func givenOut(in almanac: Almanac) -> Occurrence {
        guard case .rotation(let rotation) = chore.assignment else { return self }
        let day = passedTurn?.day ?? due?.day
        let standIns = rotation.standIns(for: passedTurn?.member ?? turn)
        let assignee = standIns.first { almanac.isHere($0, on: day) }
        return changed {
            $0.assignee = assignee
            $0.isForParents = assignee == nil && !standIns.isEmpty
        }
    }

    /// The next date in place of this one, as it will be given out.
    func followed(
        by occasion: Occasion, id: Identifier<Occurrence>, isDone: Bool, _ almanac: Almanac,
        choosing choose: Rotation.Choice
    ) rethrows -> Occurrence {
        var next = Occurrence(
            id: id, chore: chore, occasion: occasion, ordinal: ordinal + 1, assignee: nil)
        switch chore.assignment {
        case .anyone:
            return next
        case .one(let member):
            return next.of(member)
        case .each, .together:
            return next.of(assignee)
        case .rotation(let rotation):
            let isTaken = rotation.countsStandIns(isDone: isDone)
            let turn = passedTurn?.member ?? turn
            let last = Turn(
                member: isTaken ? assignee ?? turn : turn, day: passedTurn?.day ?? due?.day,
                isDone: isDone)
            next.turn = try rotation.turn(
                after: last, on: occasion.due.day, almanac, choosing: choose)
            return next.givenOut(in: almanac)
        }
    }
}

extension Occurrence {
    /// Whether a date that is done together waits for this part: nobody waits for who is away or has left.
    public func isWaitedFor(in almanac: Almanac) -> Bool {
        assignee.map { almanac.isHere($0, on: due?.day) } ?? true
    }

    /// The same date as `other` is given out; nobody asks to be excused from what is somebody else's.
    public func given(_ other: Occurrence) -> Occurrence {
        let date = changed {
            $0.assignee = other.assignee
            $0.turn = other.turn
            $0.isForParents = other.isForParents
        }
        return date.excuse?.by == date.assignee ? date : date.asking(nil)
    }
}
