import HouseholdModel

/// What is so by a rule: one thing, all of several, or any of them.
package indirect enum RuleClaim: Hashable, Sendable {
    case saying(RuleSaying, isTrue: Bool)
    case all([RuleClaim])
    case any([RuleClaim])

    /// What is always so.
    package static let always = RuleClaim.all([])
    /// What is never so.
    package static let never = RuleClaim.any([])

    /// That something is so, or is not, in the words that need the fewest of a negation.
    package static func saying(_ saying: RuleSaying, _ isTrue: Bool = true) -> RuleClaim {
        guard !isTrue else { return .saying(saying, isTrue: true) }
        switch saying {
        case .who(let place, let whom)
        where !place.isOptional && !place.isList && whom.kind != .anybody:
            return .saying(.who(place, whom.others), isTrue: true)
        case .days(let days): return .saying(.days(Set(days.others)), isTrue: true)
        default: return .saying(saying, isTrue: false)
        }
    }

    /// The contrary.
    package var negated: RuleClaim {
        switch self {
        case .saying(let saying, let isTrue): .saying(saying, !isTrue)
        case .all(let claims): .any(of: claims.map(\.negated))
        case .any(let claims): .all(of: claims.map(\.negated))
        }
    }
}

extension Set<Weekday> {
    fileprivate var others: [Weekday] { Weekday.allCases.filter { !contains($0) } }
}

// MARK: - Putting together

extension RuleClaim {
    /// That all of it is so, without what follows from the rest.
    package static func all(of claims: [RuleClaim]) -> RuleClaim {
        let parts = claims.flatMap { claim -> [RuleClaim] in
            if case .all(let inner) = claim { inner } else { [claim] }
        }
        guard !parts.contains(.never) else { return .never }
        return joined(parts, simplified: RuleClaim.withoutBeing) { .all($0) }
    }

    /// That any of it is so.
    package static func any(of claims: [RuleClaim]) -> RuleClaim {
        let parts = claims.flatMap { claim -> [RuleClaim] in
            if case .any(let inner) = claim { inner } else { [claim] }
        }
        guard !parts.contains(.always) else { return .always }
        return joined(parts, simplified: RuleClaim.withoutLacking) { .any($0) }
    }

    /// One thing if another is so, and else a third.
    package static func either(
        if condition: RuleClaim, then: RuleClaim, otherwise: RuleClaim
    ) -> RuleClaim {
        guard case .any(let choices) = otherwise, choices.contains(then) else {
            return .any(of: [
                .all(of: [condition, then]), .all(of: [condition.negated, otherwise]),
            ])
        }
        let rest = RuleClaim.any(of: choices.filter { $0 != then })
        return .any(of: [then, .all(of: [condition.negated, rest])])
    }

    private static func joined(
        _ parts: [RuleClaim], simplified: ([RuleClaim]) -> [RuleClaim],
        _ whole: ([RuleClaim]) -> RuleClaim
    ) -> RuleClaim {
        var seen: Set<RuleClaim> = []
        let claims = simplified(parts.filter { seen.insert($0).inserted })
        return claims.count == 1 ? claims[0] : whole(claims)
    }
}

// MARK: - Being there

extension RuleClaim {
    /// Claims that are all so, without those that somebody, or something, is there of which more is said.
    private static func withoutBeing(_ claims: [RuleClaim]) -> [RuleClaim] {
        let there = Set(claims.compactMap(\.place))
        let others = claims.map { claim -> RuleClaim in
            guard case .saying(.who(let place, let whom), isTrue: false) = claim,
                whom.kind != .anybody, there.contains(place)
            else { return claim }
            return .saying(.who(place, whom.others), isTrue: true)
        }
        let implied = Set(others.flatMap(\.needs))
        let absent = Set(claims.compactMap(\.emptyPlace))
        return others.filter { claim in
            guard case .saying(.who(let place, let whom), isTrue: false) = claim,
                whom.kind != .anybody
            else { return !implied.contains(claim) }
            return !absent.contains(place)
        }
    }

    /// Claims of which any is so, without those that somebody is missing of whom more is said.
    private static func withoutLacking(_ claims: [RuleClaim]) -> [RuleClaim] {
        let absent = Set(claims.compactMap(\.emptyPlace))
        var told: Set<RulePlace> = []
        let others = claims.map { claim -> RuleClaim in
            guard case .saying(.who(let place, let whom), let isTrue) = claim,
                whom.kind != .anybody, absent.contains(place)
            else { return claim }
            told.insert(place)
            return isTrue ? .saying(.who(place, whom.others), isTrue: false) : claim
        }
        return others.filter { claim in claim.emptyPlace.map { !told.contains($0) } ?? true }
    }

    /// Where somebody is, if that is all it says.
    private var place: RulePlace? {
        guard case .saying(.who(let place, RuleWhom(.anybody)), isTrue: true) = self else {
            return nil
        }
        return place
    }

    /// Where nobody is, if that is all it says.
    private var emptyPlace: RulePlace? {
        guard case .saying(.who(let place, RuleWhom(.anybody)), isTrue: false) = self else {
            return nil
        }
        return place
    }

    /// What is so wherever this is.
    private var needs: [RuleClaim] {
        switch self {
        case .all(let claims): claims.flatMap(\.needs)
        case .saying(let saying, isTrue: true): saying.needs
        case .saying, .any: []
        }
    }
}

extension RuleSaying {
    /// What is so wherever this is.
    fileprivate var needs: [RuleClaim] {
        func mark(_ mark: RuleMark?) -> [RuleClaim] { mark.map { [.saying(.mark($0))] } ?? [] }
        switch self {
        case .mark(let own): return mark(own.needs)
        case .atLeast(let count, _), .exactly(let count, _): return mark(count.needs)
        case .doneWithin, .doneLessThan: return mark(.isDone)
        case .who(let place, let whom): return whom.kind.needs(in: place)
        case .shows, .kind, .deeds, .progress, .tag, .days, .hour, .hourIs, .date, .dateIs, .cedar:
            return []
        }
    }
}

extension RuleWhom.Kind {
    /// What is so wherever one of them is in `place`, or is not, but somebody is.
    fileprivate func needs(in place: RulePlace) -> [RuleClaim] {
        func somebody(_ place: RulePlace) -> RuleClaim {
            .saying(.who(place, RuleWhom(.anybody)))
        }
        return switch self {
        case .anybody: []
        case .place(let other): [somebody(place), somebody(other)]
        case .childOfPass: [somebody(place), .saying(.mark(.hasPass))]
        case .asker, .group, .somebody, .housemate: [somebody(place)]
        }
    }
}
