import Cedar
import HouseholdDatabase
import HouseholdModel

/// Rules that are to be tried for some days, besides those that decide.
struct TrialPlan {
    /// How many days ahead a trial ends at the latest.
    private static let mostDays = 90

    let proven: ProvenRules
    /// What is new, by its names.
    let names: [String]
    let place: RuleReplacement
    /// The first moment after it.
    let end: Instant
    /// Whether children are told of it: where it takes something from them, or lets them have it until it ends.
    let isTold: Bool

    /// Proves what decides with the rules in `text`, from the file at `path`, until the end of `day`.
    init(
        _ text: String, from path: String, until day: Day, isAtOnce: Bool,
        _ preparation: Preparation
    ) throws {
        guard let home = preparation.home else {
            throw ServiceError.bug("rules of nobody's household")
        }
        if !isAtOnce || preparation.inTime.isOnTrial { try preparation.checkNoTrial() }
        let zone = home.calendar.zone
        if let promise = preparation.inTime.promise {
            throw ServiceError.rules(.othersCome(on: zone.day(at: promise.end)))
        }
        let today = home.calendar.today
        guard (today...today.adding(days: Self.mostDays)).contains(day) else {
            throw ServiceError.rules(.trialEnd(day))
        }
        end = zone.start(of: day.adding(days: 1))
        proven = try ProvenRules(
            preparation.rules.adding(text, from: path), from: path, preparation)
        try preparation.checkNoTrial(but: proven, until: end)
        let known = try preparation.rules.sources()
        names = try proven.rules.written().filter { !known.contains($0.source) }.map(\.id.rawValue)
        guard !names.isEmpty else { throw ServiceError.rules(.nothingNew) }
        place = try RuleReplacement(by: proven.rules, preparation, isAtOnce: isAtOnce)
        guard place.canWait else { throw ServiceError.rules(.unusable) }
        isTold =
            try place.takesFromChildren
            || !home.children.isEmpty
                && RuleProof.findsLoss(
                    from: proven.rules, to: preparation.rules, in: home,
                    until: preparation.deadline)
    }
}

extension Preparation {
    /// Refuses where others than these rules are on trial, or these until another moment: those that come on trial can begin
    /// at once instead.
    fileprivate func checkNoTrial(but rules: ProvenRules, until end: Instant) throws {
        guard inTime.trial?.rules.text != rules.text || inTime.trial?.end != end else { return }
        try checkNoTrial()
    }
}
