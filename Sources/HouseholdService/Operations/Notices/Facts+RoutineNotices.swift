import HouseholdDatabase
import HouseholdModel

extension Facts {
    /// What of these notices is told as one.
    ///
    /// Only who may see the routines and the chores reads it so; the notices stay as they are.
    borrowing func routineNotices(
        among notices: [Notice], to reader: Member, in home: Principal.Membership,
        by rules: HouseRules
    ) throws -> [RoutineNotice] {
        guard notices.count(where: \.canBePart) > 1,
            case let routines = try routines(in: home.household.id), !routines.isEmpty,
            let judge = try judge(rules, for: reader, in: home, at: home.calendar.instant),
            try judge.allows(.listRoutines, on: home.household.reference)
        else { return [] }
        var shares: [RoutineNotice.Share: [RoutineNotice.Part]] = [:]
        for (place, notice) in notices.enumerated() {
            let found = try part(of: notice, at: place, to: reader, in: home, by: judge)
            if let (share, part) = found { shares[share, default: []].append(part) }
        }
        return try shares.flatMap { share, parts in
            try routines.parting(parts).map { routine, parts in
                let isWhole = try isWhole(routine, share, in: home)
                return RoutineNotice(routine, share, parts, isWhole: isWhole)
            }
        }
    }

    private borrowing func part(
        of notice: Notice, at place: Int, to reader: Member, in home: Principal.Membership,
        by judge: Judge
    ) throws -> (RoutineNotice.Share, RoutineNotice.Part)? {
        guard notice.canBePart else { return nil }
        switch notice.message {
        case .reminder(let reminder):
            guard let date = try occurrence(reminder.occurrence, in: home.household.id),
                let share = reminder.share(of: date, to: reader.id, in: home.calendar.zone),
                try judge.allows(.showChore, on: date.reference),
                try reminder.kind != .waiting
                    || home.member(share.member).map({
                        try judge.allows(.viewActivity, on: $0.reference)
                    }) ?? false
            else { return nil }
            let part = RoutineNotice.Part(
                place: place, number: reminder.chore, chore: date.chore.id, title: reminder.title,
                date: date)
            return (share, part)
        case .news(let news):
            guard case .chore(_, let number, let title) = news.matter,
                let chore = try chore(number, in: home.household.id)
            else { return nil }
            let share = RoutineNotice.Share(
                kind: news.kind, member: news.by, day: home.calendar.zone.day(at: notice.at),
                isRead: notice.isRead)
            let part = RoutineNotice.Part(
                place: place, number: number, chore: chore.id, title: title)
            return (share, part)
        default: return nil
        }
    }

    private borrowing func isWhole(
        _ routine: Routine, _ share: RoutineNotice.Share, in home: Principal.Membership
    ) throws -> Bool {
        guard share.kind == .reminder(.waiting) else { return false }
        let dates = try dates(of: routine, sayingOf: share.member, on: share.day, in: home)
        return !dates.hasLeft(of: share.member, on: share.day)
            && !dates.done(by: share.member, on: share.day).isEmpty
    }
}

// MARK: - When

extension Facts {
    /// When others are told that these dates wait for an OK: at once or, of a routine that somebody goes through, once
    /// that is over, so that all of it is told at once.
    borrowing func tellingMoments(
        of dates: [Occurrence], in home: Principal.Membership
    ) throws -> [Occurrence.ID: Instant] {
        let routines = dates.isEmpty ? [] : try routines(in: home.household.id)
        var known: [RoutineDay: [Occurrence]] = [:]
        var moments: [Occurrence.ID: Instant] = [:]
        for date in dates {
            guard let completion = date.completion else { continue }
            let day = date.routineDay ?? completion.day
            var found: [Instant] = []
            for routine in routines where routine.chores.contains(date.chore.id) {
                let key = RoutineDay(routine: routine.id, member: completion.doer, day: day)
                let all = try known[key] ?? self.dates(of: key, in: routine, home)
                known[key] = all
                found.append(all.tellingMoment(of: completion, on: day))
            }
            moments[date.id] = found.min() ?? completion.at
        }
        return moments
    }

    private borrowing func dates(
        of key: RoutineDay, in routine: Routine, _ home: Principal.Membership
    ) throws -> [Occurrence] {
        try dates(of: routine, sayingOf: key.member, on: key.day, in: home)
    }
}

/// A routine of a member on a day.
private struct RoutineDay: Hashable {
    let routine: Routine.ID
    let member: Member.ID
    let day: Day
}
