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
                let isWhole = try isWhole(routine, share, in: home, by: judge)
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
        _ routine: Routine, _ share: RoutineNotice.Share, in home: Principal.Membership,
        by judge: Judge
    ) throws -> Bool {
        guard share.kind == .reminder(.waiting) else { return false }
        let key = RoutineDay(routine: routine.id, member: share.member, day: share.day)
        let dates = try dates(of: key, in: routine, home, shownBy: judge)
        return !dates.hasLeft(of: share.member, on: share.day)
            && !dates.done(by: share.member, on: share.day).isEmpty
    }
}

// MARK: - When

extension Facts {
    /// When somebody is told that these dates wait for an OK: at once or, of a routine that the doer goes through, once
    /// that is over, so that all of it is told at once.
    ///
    /// What is hidden from who is told is not waited for: when they are told would say whether it is done.
    borrowing func tellingMoments(
        of dates: [Occurrence], to reader: Member, in home: Principal.Membership,
        by rules: HouseRules
    ) throws -> [Occurrence.ID: Instant] {
        let routines = dates.isEmpty ? [] : try routines(in: home.household.id)
        var moments: [Occurrence.ID: Instant] = [:]
        for date in dates { moments[date.id] = date.completion?.at }
        let chores = Set(routines.flatMap(\.chores))
        let parts = dates.filter { chores.contains($0.chore.id) }
        guard !parts.isEmpty,
            let judge = try judge(rules, for: reader, in: home, at: home.calendar.instant)
        else { return moments }
        var known: [RoutineDay: [Occurrence]] = [:]
        for date in parts {
            guard let completion = date.completion else { continue }
            let day = date.routineDay ?? completion.day
            moments[date.id] = try routines.filter { $0.chores.contains(date.chore.id) }
                .map { routine in
                    let key = RoutineDay(routine: routine.id, member: completion.doer, day: day)
                    let all =
                        try known[key] ?? self.dates(of: key, in: routine, home, shownBy: judge)
                    known[key] = all
                    return all.tellingMoment(of: completion, on: day)
                }.min()
        }
        return moments
    }

    /// The dates that say how far somebody has come, as far as whoever is told sees them.
    private borrowing func dates(
        of key: RoutineDay, in routine: Routine, _ home: Principal.Membership,
        shownBy judge: Judge
    ) throws -> [Occurrence] {
        try dates(of: routine, sayingOf: key.member, on: key.day, in: home)
            .filter { try judge.allows(.showChore, on: $0.reference) }
    }
}

/// A routine of a member on a day.
private struct RoutineDay: Hashable {
    let routine: Routine.ID
    let member: Member.ID
    let day: Day
}
