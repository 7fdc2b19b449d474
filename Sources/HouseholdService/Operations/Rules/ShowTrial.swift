import HouseholdDatabase
package import HouseholdModel

/// Shows the rules on trial, and what came of them so far; also of a trial that was over within 30 days.
///
/// Whoever reads the records may. How often the rules decided, and about whom, is there for those only who see what others
/// did, and of that what they see.
package struct ShowTrial: Inquiry, HouseholdOperation {
    package static let action = Action.listAudit
    /// How many days after its end it is shown.
    private static let mostDays: Int64 = 30

    /// Asks for it.
    package init() {}

    /// The last trial, if any.
    package func answer(_ sight: borrowing Sight<Household>) throws -> RuleTrialView? {
        let (asker, home) = try sight.principal.membership()
        let start = home.calendar.instant.adding(days: -Self.mostDays)
        guard let trial = try sight.facts.lastTrial(notOverBy: start) else { return nil }
        var view = RuleTrialView(trial, in: home)
        guard asker.role.checksOthers else { return view }
        let hidden = try sight.hiddenHalves()
        var seen: [RuleVerdicts] = []
        for verdict in try sight.facts.verdicts(in: trial)
        where try !verdict.newest.isAmongOthers(than: asker, in: home)
            && !sight.allowed(.showAuditEntry, [verdict.newest]).isEmpty
        {
            seen.append(hidden.shown(verdict))
        }
        let report = TrialReport(seen, in: trial)
        view.rules = view.rules.map { report.counted($0, in: home) }
        return view
    }
}
