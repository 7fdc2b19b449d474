import HouseholdDatabase
import HouseholdModel

extension Grant where Op == BeginTrial {
    /// Lets proven rules hold until the end of a day: at once, or from tomorrow on where they take something from children
    /// and nobody says why they are to do so today.
    ///
    /// They take the place of the same ones that were to come on trial.
    func begin(_ plan: TrialPlan, atOnce reason: Note?) throws -> RuleTrialView {
        let (member, home) = try membership()
        let place = plan.place
        try checkUnchanged(place)
        let waits = place.takesFromChildren && reason == nil
        let start =
            waits ? place.found.keepingHeld(at: instant, in: home.calendar.zone).end : instant
        guard start < plan.end else { throw ServiceError.rules(.trialTooShort) }
        let trial = RuleTrial(
            InstalledRules(plan.proven, by: member.id, at: instant), new: plan.names,
            from: start, until: plan.end)
        if let coming = place.found.trial {
            try transaction.takeBack(coming, in: subject.id)
            try takeBackNews(of: coming.start, isReplaced: true)
        }
        try transaction.begin(trial, in: subject.id, telling: newID())
        if plan.isTold {
            try tell(of: .rules(place.words, from: start, until: plan.end), because: reason)
        }
        return RuleTrialView(trial, in: home)
    }
}

extension Grant where Op == EndTrial {
    /// Lets what held before a trial hold again: at once, or from tomorrow on where that takes something from children and
    /// nobody says why it is to do so today.
    ///
    /// One that has not begun is taken back.
    func endTrial(_ place: RuleReplacement?, atOnce reason: Note?) throws -> RuleTrialView {
        let home = try membership().home
        let found = try transaction.facts.rulesInTime(of: subject.id, at: instant)
        guard let trial = found.trial, found.isOnTrial == (place != nil) else {
            throw ServiceError.rules(.changed)
        }
        guard let place else {
            try transaction.takeBack(trial, in: subject.id)
            try takeBackNews(of: trial.start)
            return RuleTrialView(trial, in: home, isTakenBack: true)
        }
        try checkUnchanged(place)
        let waits = place.takesFromChildren && place.canWait && reason == nil
        let tomorrow = home.calendar.zone.start(of: home.calendar.today.adding(days: 1))
        let end = waits ? min(tomorrow, trial.end) : instant
        guard end < trial.end else { return RuleTrialView(trial, in: home) }
        try transaction.end(trial, in: subject.id, at: end)
        if place.takesFromChildren {
            let start = waits ? end : reason == nil ? instant : nil
            try tell(of: .rules(place.words, from: start), because: reason)
        }
        return RuleTrialView(trial.ending(at: end), in: home)
    }
}
