import HouseholdModel
import HouseholdDatabase

extension Grant where Op.Subject == Occurrence {
    /// What came of doing the chore or taking it back, as far as whoever asks may see who did it, and what the doer has
    /// and gets.
    ///
    /// Of what was waiting or is done just now, who did it is known to whoever asks.
    func view(of outcome: CompletionOutcome) throws -> CompletionView {
        let (doer, home) = (outcome.doer, try membership().home)
        let isHidden =
            try subject.completion?.doer == doer.id && hiddenDoers(of: [subject]).hides(subject)
        let seesAll = try !isHidden && allows(.viewDetails, doer)
        let sums =
            try seesAll || !isHidden && allows(.showPoints, doer)
            ? transaction.facts.points(
                of: doer, in: home, counting: seesAll ? .all : .open) : nil
        let rewards = try (seesAll ? outcome.rewards : []).map { reward in
            try transaction.facts.view(of: reward, in: home, showing: [doer])
        }
        let badges =
            try (seesAll || !isHidden && allows(.listBadges, doer) ? outcome.badges : [])
            .filter { seesAll || Badge.named($0.key)?.rule != .rewards }
        return CompletionView(
            chore: try view(of: outcome.occurrence)
                .withTrust(seesAll ? trust(in: outcome) : nil),
            doer: isHidden ? nil : doer.handle,
            awarded: isHidden ? try shown(outcome) : outcome.points,
            pending: outcome.occurrence.pendingPoints, earned: sums?.earned,
            balance: sums?.balance,
            badges: badges.compactMap(BadgeView.init), rewards: rewards,
            routines: (sums == nil ? [] : outcome.routines).map {
                RoutineBonusView(name: $0.name, points: $0.bonus?.points ?? 0)
            },
            next: try outcome.next.map { try view(of: $0) },
            excused: outcome.isExcused, changed: outcome.isChange)
    }

    /// How many points that was by what whoever asks sees of the date: half of them, or what is given besides, would tell of
    /// the doer.
    private func shown(_ outcome: CompletionOutcome) throws -> Int {
        try outcome.points.signum() * (view(of: subject).points ?? 0)
    }

    /// How far the doer has come, where somebody looks until that is earned.
    private func trust(in outcome: CompletionOutcome) throws -> [ChoreView.Trusted]? {
        let (chore, household) = (outcome.occurrence.chore, try membership().home.household)
        guard household.approval(of: chore, at: instant) == .earned else { return nil }
        let trust = try transaction.facts.trust(in: outcome.doer.id, with: chore)
        return [ChoreView.Trusted(member: outcome.doer.handle, trust)]
    }
}
