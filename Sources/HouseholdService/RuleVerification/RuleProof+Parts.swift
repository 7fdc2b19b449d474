import Cedar

// Where rules tell more cases apart than can be gone through, since each forbids something by facts of its own, the proof
// asks about them one after the other.
//
// Rules allow what a policy permits and none forbids. So many that forbid allow a case where each of them by itself, beside
// all that permits, does: what a wall demands is proven of them all once it is of each. What a wall keeps out none of those
// that forbid lets in.

extension RuleProof {
    /// How many cases are counted to tell whether there are too many.
    private static let sample = 50_000
    /// How many times the cases without them those have at most that are put together.
    private static let room = 16.0

    /// Whether `policies` tell so much apart that it need not be tried.
    func isHopeless(_ policies: [Policy], about action: Action) throws -> Bool {
        let (forbids, rest) = parted(policies)
        guard forbids.count > 1 else { return false }
        let all = try bound(of: policies, about: action)
        guard all > Double(ActionCases.most) else { return false }
        guard all < .infinity else { return true }
        let scenes = try scenes(of: action, among: rest)
        var count = 0
        try scenes.forEach { _ in
            count += 1
            return count < Self.sample ? .max : -1
        }
        // Of what forbids something most is told apart in every case.
        return all / scenes.bound * Double(count) > 2 * Double(ActionCases.most)
    }

    /// The policies about an action in parts, each with all but what forbids something, and some of that.
    ///
    /// - Throws: ``RulesProblem/broken(_:)`` where there is only one.
    func parts(of policies: [Policy], about action: Action) throws -> [[Policy]] {
        let (forbids, rest) = parted(policies)
        let parts = try groups(of: forbids, besides: rest, about: action).map { rest + $0 }
        guard parts.count > 1 else { throw ServiceError.rules(ActionCases.tooMuch) }
        return parts
    }

    /// What `ask` finds out about the rules before and after, for each part of what only one of them forbids; what both forbid
    /// is left out where it tells too much apart.
    ///
    /// So it may be told that something would be otherwise which something that both forbid keeps as it is, and never that all stays
    /// so where something does not.
    func inParts<Answer>(
        _ old: [Policy], _ new: [Policy], about action: Action,
        _ ask: (_ rules: [[Policy]], _ scenes: ActionCases) throws -> Answer
    ) throws -> [Answer] {
        let (before, after) = (Set(old.map(PolicyName.init)), Set(new.map(PolicyName.init)))
        let (forbids, rest) = parted(old + new.filter { !before.contains(PolicyName($0)) })
        let isShared = { (policy: Policy) in
            before.contains(PolicyName(policy)) && after.contains(PolicyName(policy))
        }
        let groups = try groups(
            of: forbids.filter { !isShared($0) }, besides: rest, about: action)
        return try (groups.isEmpty ? [[]] : groups).map { group in
            let part = rest + group
            do {
                let all = try adding(forbids.filter(isShared), to: part, about: action)
                return try ask(
                    [old.among(all), new.among(all)], scenes(of: action, among: all))
            } catch ServiceError.rules(ActionCases.tooMuch) {
                return try ask(
                    [old.among(part), new.among(part)], scenes(of: action, among: part))
            }
        }
    }

    /// What forbids something in groups, so that those are together which tell the same things apart.
    private func groups(
        of forbids: [Policy], besides rest: [Policy], about action: Action
    ) throws -> [[Policy]] {
        let most = try Self.room * bound(of: rest, about: action)
        var groups: [(policies: [Policy], bound: Double)] = []
        for forbid in forbids {
            let alone = try bound(of: rest + [forbid], about: action)
            let place = try groups.firstIndex { group in
                try bound(of: rest + group.policies + [forbid], about: action)
                    <= min(most, group.bound + alone)
            }
            guard let place else {
                groups.append(([forbid], alone))
                continue
            }
            let policies = groups[place].policies + [forbid]
            groups[place] = (policies, try bound(of: rest + policies, about: action))
        }
        return groups.map(\.policies)
    }

    /// `policies` with those of `others` that tell least apart besides.
    private func adding(
        _ others: [Policy], to policies: [Policy], about action: Action
    ) throws -> [Policy] {
        let most = try Self.room * bound(of: policies, about: action)
        let bounds = try others.map { other in
            (other, try bound(of: policies + [other], about: action))
        }
        return try bounds.sorted { $0.1 < $1.1 }.reduce(into: policies) { all, next in
            if try bound(of: all + [next.0], about: action) <= most { all.append(next.0) }
        }
    }

    /// How many cases `policies` tell apart at most; without end where they are too many to be told at all.
    private func bound(of policies: [Policy], about action: Action) throws -> Double {
        try deadline.check()
        do {
            return try scenes(of: action, among: policies).bound
        } catch ServiceError.rules(ActionCases.tooMuch) {
            return .infinity
        }
    }
}

extension [Policy] {
    /// Those of these that are among others.
    fileprivate func among(_ others: [Policy]) -> [Policy] {
        let names = Set(others.map(PolicyName.init))
        return filter { names.contains(PolicyName($0)) }
    }
}
