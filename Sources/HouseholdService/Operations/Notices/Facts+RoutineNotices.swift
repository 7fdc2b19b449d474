import HouseholdDatabase
import HouseholdModel

extension Facts {
    /// What of these notices is told as one, and the rules by which it is.
    ///
    /// Only who may see the routines and the chores reads it so; the notices stay as they are. Nothing is looked up of
    /// those whose chore is in no routine: there can be thousands.
    borrowing func routineNotices(
        among notices: [Notice], to reader: Member, in home: Principal.Membership,
        by rules: HouseRules
    ) throws -> (notices: [RoutineNotice], judge: Judge)? {
        let household = home.household
        guard notices.count(where: { $0.chorePart != nil }) > 1,
            case let routines = try routines(in: household.id), !routines.isEmpty,
            case let chores = try choresByNumber(of: routines, in: household.id),
            case let candidates = notices.candidates(among: chores), candidates.count > 1,
            let judge = try judge(rules, for: reader, in: home, at: home.calendar.instant),
            try judge.allows(.listRoutines, on: household.reference)
        else { return nil }
        var shares: [RoutineNotice.Share: [RoutineNotice.Part]] = [:]
        for (place, chore) in candidates {
            let found = try part(
                of: notices[place], on: chore, at: place, to: reader, in: home, by: judge)
            if let (share, part) = found { shares[share, default: []].append(part) }
        }
        let found = shares.flatMap { share, parts in
            routines.parting(parts).map { RoutineNotice($0.routine, share, $0.parts) }
        }
        return (found, judge)
    }

    private borrowing func part(
        of notice: Notice, on chore: Chore.ID, at place: Int, to reader: Member,
        in home: Principal.Membership, by judge: Judge
    ) throws -> (RoutineNotice.Share, RoutineNotice.Part)? {
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
            guard case .chore(let kind, let number, let title) = news.matter,
                let kind = RoutineNotice.Kind(kind)
            else { return nil }
            let share = RoutineNotice.Share(
                kind: kind, member: news.by, day: home.calendar.zone.day(at: notice.at),
                isRead: notice.isRead)
            let part = RoutineNotice.Part(place: place, number: number, chore: chore, title: title)
            return (share, part)
        default: return nil
        }
    }

    /// Whether nothing is left of the routine on that day, as far as it says that and its reader sees it.
    borrowing func isWhole(
        _ notice: RoutineNotice, in home: Principal.Membership, by judge: Judge
    ) throws -> Bool {
        let (routine, share) = (notice.routine, notice.share)
        guard share.kind == .reminder(.waiting) else { return false }
        let key = RoutineDay(routine: routine.id, member: share.member, day: share.day)
        let dates = try dates(of: key, in: routine, home, shownBy: judge)
        return !dates.hasLeft(of: share.member, on: share.day)
            && !dates.done(by: share.member, on: share.day).isEmpty
    }
}

extension [Notice] {
    /// The places of those that can be told as one with others, each with its chore of these.
    fileprivate func candidates(
        among chores: [Number: Chore.ID]
    ) -> [(place: Int, chore: Chore.ID)] {
        enumerated().compactMap { place, notice in
            notice.chorePart.flatMap { chores[$0] }.map { (place, $0) }
        }
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
