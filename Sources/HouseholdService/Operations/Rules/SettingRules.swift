import HouseholdModel
import HouseholdDatabase
import Policies

extension Grant where Op == SetRules {
    /// Sets rules that were proven for such a household, or lets those of the program decide again, in place of those
    /// that were there then.
    ///
    /// What held holds until the end of the day where the others take something from children, unless it is said why
    /// not; with the change in it, where that is about single rules and others still come.
    func set(_ plan: RulePlan, atOnce reason: Note?) throws -> HouseRulesView {
        let place = plan.place
        let (member, home) = try membership()
        try checkUnchanged(place)
        let rules = plan.proven.map { InstalledRules($0, by: member.id, at: instant) }
        if let rules {
            try transaction.install(rules, in: subject.id)
        } else {
            try transaction.removeRules(of: subject.id)
        }
        switch plan.held {
        case .all(let held):
            return try hold(held, in: place, because: reason)
        case nil where !place.takesFromChildren || !place.canWait || reason != nil:
            try hold(place, because: reason)
            return HouseRulesView(rules, in: home)
        case nil, .nothing: break
        }
        let end = try promise(place, in: home)
        return HouseRulesView(rules, in: home, from: home.calendar.zone.day(at: end))
    }

    /// Lets the rules that were set hold at once; children are told where these take something from them, or where such
    /// were to come and don't.
    private func hold(_ place: RuleReplacement, because reason: Note?) throws {
        if let earlier = place.found.promise {
            try takeBackNews(of: earlier.end, isReplaced: place.keepsWhatComes)
        }
        try transaction.endRulesPromise(in: subject.id)
        guard place.takesFromChildren else { return }
        try tell(of: .rules(place.words, from: reason == nil ? instant : nil), because: reason)
    }

    /// Lets what held, with a change in it, hold until what comes; children are told of both as far as they are new.
    private func hold(
        _ held: HeldRules, in place: RuleReplacement, because reason: Note?
    ) throws -> HouseRulesView {
        let (member, home) = try membership()
        guard let end = place.found.promise?.end else { throw ServiceError.rules(.changed) }
        let rules = held.proven.map { InstalledRules($0, by: member.id, at: instant) }
        try transaction.keep(Promise(rules, until: end), in: subject.id)
        if let coming = held.coming {
            try takeBackNews(of: end, isReplaced: place.keepsWhatComes)
            try tell(of: .rules(coming.words, from: end))
        }
        if let loss = held.loss { try tell(of: .rules(loss.words, from: nil), because: reason) }
        return HouseRulesView(rules, in: home)
    }

    /// Lets what held hold until the end of the day, and tells children what comes then.
    ///
    /// That day ends as it did when the first of what comes was set on it, and the same is told once.
    ///
    /// - Returns: The first moment at which the rules decide that were set.
    private func promise(
        _ place: RuleReplacement, in home: Principal.Membership
    ) throws -> Instant {
        if let earlier = place.found.promise {
            if place.comesAlready { return earlier.end }
            try takeBackNews(of: earlier.end, isReplaced: place.keepsWhatComes)
        }
        let promise = place.found.keepingHeld(at: instant, in: home.calendar.zone)
        try transaction.keep(promise, in: subject.id)
        try tell(of: .rules(place.words, from: promise.end))
        return promise.end
    }
}

extension Grant where Op: SetsRules {
    /// Refuses where the household has other rules by now than those that were looked at before, or is of another kind.
    func checkUnchanged(_ place: RuleReplacement) throws {
        guard place.template == subject.template,
            try place.found == transaction.facts.rulesInTime(of: subject.id, at: instant)
        else { throw ServiceError.rules(.changed) }
    }

    /// Takes back what was told of the rules that were to come at `start`, so that nobody reads later that they came;
    /// whoever was told hears that they don't, unless they do with what is set instead.
    func takeBackNews(of start: Instant, isReplaced: Bool = false) throws {
        let told = try transaction.takeBackNews(ofRulesFrom: start, in: subject.id, at: instant)
        guard !isReplaced else { return }
        try tell(of: .rulesStay(for: told))
    }
}

extension InstalledRules {
    /// Rules that were proven, and are set by somebody.
    init(_ proven: ProvenRules, by member: Member.ID, at instant: Instant) {
        self.init(
            text: proven.text, digest: HouseRules.digest(of: proven.text),
            checkedWithin: HouseRules.dependencies(), setBy: member, setAt: instant)
    }
}

extension HouseRulesView {
    /// The rules that a household has set, or those of the program, which hold from a day on or now.
    init(_ installed: InstalledRules?, in home: Principal.Membership, from day: Day? = nil) {
        let text = installed?.text ?? home.household.template.rules.text
        let digest = HouseRules.digest(of: text)
        self.init(
            shipped: installed == nil, text: text, walls: ShippedPolicies.walls.text,
            digest: digest.hexadecimal,
            setBy: installed.map { home.handle($0.setBy) },
            setAt: installed?.setAt, from: day)
    }
}
