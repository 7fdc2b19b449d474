import HouseholdModel
import HouseholdDatabase

extension Grant where Op.Subject == Occurrence {
    /// What came of doing the chore or taking it back, as far as whoever asks may see what the doer has and gets.
    func view(of outcome: CompletionOutcome) throws -> CompletionView {
        let (doer, home) = (outcome.doer, try membership().home)
        let seesAll = try allows(.viewDetails, doer)
        let sums =
            try seesAll || allows(.showPoints, doer)
            ? transaction.facts.points(
                of: doer, in: home, counting: seesAll ? .all : .open) : nil
        let rewards = try (seesAll ? outcome.rewards : []).map { reward in
            try transaction.facts.view(of: reward, in: home, showing: [doer])
        }
        let badges = try (seesAll || allows(.listBadges, doer) ? outcome.badges : [])
            .filter { seesAll || Badge.named($0.key)?.rule != .rewards }
        return CompletionView(
            chore: ChoreView(outcome.occurrence, in: home, at: instant)
                .withTrust(try seesAll ? trust(in: outcome) : nil),
            doer: doer.handle, awarded: outcome.points,
            pending: outcome.occurrence.pendingPoints, earned: sums?.earned,
            balance: sums?.balance,
            badges: badges.compactMap(BadgeView.init), rewards: rewards,
            routines: (sums == nil ? [] : outcome.routines).map {
                RoutineBonusView(name: $0.name, points: $0.bonus?.points ?? 0)
            },
            next: outcome.next.map { ChoreView($0, in: home, at: instant) },
            excused: outcome.isExcused, changed: outcome.isChange)
    }

    /// How far the doer has come, where somebody looks until that is earned.
    private func trust(in outcome: CompletionOutcome) throws -> [ChoreView.Trusted]? {
        let (chore, household) = (outcome.occurrence.chore, try membership().home.household)
        guard household.approval(of: chore) == .earned else { return nil }
        let trust = try transaction.facts.trust(in: outcome.doer.id, with: chore)
        return [ChoreView.Trusted(member: outcome.doer.handle, trust)]
    }
}

extension Grant {
    /// A date of a chore as it is now; who did it only where whoever asks may see what they do.
    func view(of date: Occurrence) throws -> ChoreView {
        let home = try membership().home
        let view = ChoreView(date, in: home, at: instant)
        guard let doer = date.shieldedDoer.flatMap(home.member), try !allows(.viewActivity, doer)
        else { return view }
        return view.withoutDoer()
    }
}
