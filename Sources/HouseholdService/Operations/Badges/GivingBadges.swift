import HouseholdModel
import HouseholdDatabase

/// The badges of a member, and what they stand on, before something is taken back.
struct BadgeGround {
    let member: Member
    let badges: [(badge: Badge, earned: EarnedBadge)]
    let tally: BadgeTally
}

// MARK: - Giving

extension Grant where Op: MovesPoints {
    /// Gives `doer` the badges that a chore brings which was done and counts, and keeps what is special about it.
    func giveBadges(to doer: Member, for occurrence: Occurrence) throws {
        guard let completion = occurrence.completion, !completion.isWaiting, completion.counts
        else { return }
        for mark in occurrence.marks {
            try transaction.note(mark, of: completion, in: doer.household)
        }
        let missing = try badgesMissing(to: doer)
        let tally = try transaction.facts.tally(
            of: doer, towards: missing, with: occurrence, in: principal.home())
        for badge in missing where tally.earns(badge) {
            try give(badge, to: doer, for: completion.id)
        }
    }
}

extension Grant where Op: ReachesRewards {
    /// Gives the member the badges for rewards that were reached.
    func giveRewardBadges(to member: Member) throws {
        let missing = try badgesMissing(to: member).filter { $0.rule == .rewards }
        let tally = try transaction.facts.tally(
            of: member, towards: missing, in: principal.home())
        for badge in missing where tally.earns(badge) { try give(badge, to: member, for: nil) }
    }
}

extension Grant {
    private func badgesMissing(to member: Member) throws -> [Badge] {
        let keys = Set(
            try transaction.facts.badges(of: member.id, in: member.household).map(\.key))
        return Badge.all.filter { !keys.contains($0.key) }
    }

    private func give(_ badge: Badge, to member: Member, for completion: Completion.ID?) throws {
        let earned = EarnedBadge(key: badge.key, at: instant, completion: completion)
        guard try transaction.earn(earned, by: member.id, in: member.household) else { return }
        // Whoever does a chore reads it in the answer.
        let isTold = Op.Subject.self == Occurrence.self && principal.member?.id == member.id
        try transaction.notify(
            member.id, in: member.household, ofBadge: badge.key, isEarned: true, id: newID(),
            at: instant, seenAt: isTold ? instant : nil)
    }
}

// MARK: - Taking back

extension Grant where Op: MovesPoints {
    /// What the member's badges stand on, but for those of rewards.
    func badgeGround(of member: Member) throws -> BadgeGround {
        let badges = try transaction.facts.badges(of: member.id, in: member.household)
            .compactMap { earned in
                Badge.named(earned.key).map { (badge: $0, earned: earned) }
            }.filter { $0.badge.rule != .rewards }
        let tally = try transaction.facts.fullTally(
            of: member, towards: badges.map(\.badge), in: membership().home)
        return BadgeGround(member: member, badges: badges, tally: tally)
    }

    /// Takes back badges that stood on completions which do not count any more.
    ///
    /// Only what they take away goes: a badge stays that stood on what was changed otherwise since then.
    func revokeBadges(
        since ground: BadgeGround, without completions: Set<Completion.ID>
    ) throws {
        let member = ground.member
        let tally = try transaction.facts.fullTally(
            of: member, towards: ground.badges.map(\.badge), in: membership().home)
        for (badge, earned) in ground.badges where !tally.earns(badge) {
            let isIts = earned.completion.map(completions.contains) == true
            guard isIts || ground.tally.earns(badge) else { continue }
            try revoke(badge, of: member)
        }
    }
}

extension Grant where Op: ReachesRewards {
    /// Takes back the badges for rewards that are not reached any more.
    func revokeRewardBadges(of member: Member) throws {
        let badges = Badge.all.filter { $0.rule == .rewards }
        let tally = try transaction.facts.tally(
            of: member, towards: badges, in: membership().home)
        for badge in badges where !tally.earns(badge) { try revoke(badge, of: member) }
    }
}

extension Grant {
    private func revoke(_ badge: Badge, of member: Member) throws {
        let isRevoked = try transaction.revoke(
            badge.key, of: member.id, by: membership().member.id, at: instant,
            in: member.household)
        guard isRevoked else { return }
        try transaction.notify(
            member.id, in: member.household, ofBadge: badge.key, isEarned: false, id: newID(),
            at: instant, seenAt: nil)
    }
}
