import Cedar
import HouseholdDatabase
import HouseholdModel

/// Rules that are to decide in place of others, and what that takes from children.
struct RuleReplacement {
    /// What kind of household it was looked at for.
    let template: Household.Template
    /// The rules that the household had then.
    let found: RulesInTime
    /// Whether children lose something by it that they can count on, as nobody can deny where what held can't be used.
    let takesFromChildren: Bool
    /// Whether what held can go on: rules that can't be used any more decide nothing.
    let canWait: Bool
    /// Whether they come already, since the same were set before on that day.
    let comesAlready: Bool
    /// Whether whatever was set before on that day, and waits, is among it.
    let keepsWhatComes: Bool
    /// What the rules say that are new, as far as they say something.
    let words: Note?

    /// Looks at what `new` would change; where it is said why it is to be at once, also in the first hour of a
    /// household.
    init(by new: HouseRules, _ preparation: Preparation, isAtOnce: Bool) throws {
        guard let home = preparation.home else {
            throw ServiceError.bug("rules of nobody's household")
        }
        (template, found) = (preparation.template, preparation.inTime)
        let old = preparation.rules
        canWait = preparation.canHeldRulesStay
        let isAsked = isAtOnce ? !home.children.isEmpty : home.holdsUpRules
        takesFromChildren =
            try isAsked
            && (!canWait
                || new.digest != old.digest
                    && RuleProof.findsLoss(
                        from: old, to: new, in: home, until: preparation.deadline))
        comesAlready =
            try found.promise != nil
            && preparation.newest.sources() == new.sources()
        keepsWhatComes = try new.keeps(preparation.newest, besides: old)
        words = takesFromChildren ? try new.words(besides: old) : nil
    }
}

extension Principal.Membership {
    /// Whether house rules that take something from children hold from tomorrow on: where there are any, and the
    /// household was not made within this hour.
    var holdsUpRules: Bool {
        !children.isEmpty
            && Promise<InstalledRules?>.binds(since: household.createdAt, at: calendar.instant)
    }
}

extension HouseRules {
    /// How much of what rules say is told.
    private static let mostCharacters = 200

    /// The rules without the walls, each as it was written, whatever stands between them.
    func sources() throws -> Set<String> { try Set(written().map(\.source)) }

    /// Whether these add and leave out what `coming` does of `old`.
    fileprivate func keeps(_ coming: HouseRules, besides old: HouseRules) throws -> Bool {
        let (own, coming, old) = (try sources(), try coming.sources(), try old.sources())
        return coming.subtracting(old).isSubset(of: own)
            && old.subtracting(coming).isDisjoint(with: own)
    }

    /// What those of these rules say that forbid something, and are not among `old`.
    ///
    /// Nothing where some of `old` are gone that allowed something, which no words of others tell.
    func words(besides old: HouseRules) throws -> Note? {
        let (known, own) = (try old.sources(), try sources())
        guard
            try old.written().allSatisfy({ $0.effect == .forbid || own.contains($0.source) })
        else { return nil }
        let said = try written()
            .filter { $0.effect == .forbid && !known.contains($0.source) }
            .compactMap { $0.annotation("say") }
        let text = said.flatMap { $0.split(whereSeparator: \.isWhitespace) }
            .joined(separator: " ")
        guard text.count > Self.mostCharacters else { return try? Note(text) }
        return try? Note(text.prefix(Self.mostCharacters - 1) + "…")
    }
}
