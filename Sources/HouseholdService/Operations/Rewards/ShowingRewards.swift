import HouseholdModel
import HouseholdDatabase

extension Grant {
    /// A reward with how far those are of whom whoever asks may see everything.
    func view(of reward: Reward) throws -> RewardView {
        let home = try membership().home
        let shown = try home.active.filter { try allows(.viewDetails, $0) }
        return try transaction.facts.view(of: reward, in: home, showing: shown)
    }
}

extension Facts {
    /// A reward with how far `members` are, as far as it is for them.
    borrowing func view(
        of reward: Reward, in home: Principal.Membership, showing members: [Member]
    ) throws -> RewardView {
        let able = home.active.filter(reward.isFor)
        let shown = able.filter { member in members.contains { $0.id == member.id } }
        let household = home.household
        let waiting = Set(
            try openRewardRequests(in: household.id)
                .filter { $0.reward == reward.id && $0.progress == .waiting }.map(\.member))
        var progress: [RewardView.Progress] = []
        for member in shown {
            let points = try self.progress(
                of: member, towards: reward, in: home, at: home.calendar.instant)
            let (instant, zone) = (home.calendar.instant, household.zone)
            progress.append(
                RewardView.Progress(
                    member: member.handle, points: points,
                    of: reward.value(for: member.id, at: instant).points,
                    waits: waiting.contains(member.id),
                    later: reward.promise(for: member.id, at: instant).map { promise in
                        RewardView.Later(
                            points: reward.isOffered(at: promise.end, in: zone)
                                ? reward.value(for: member.id).points : nil,
                            from: zone.day(at: promise.end))
                    }))
        }
        let periods = household.periods(around: home.calendar.today)
        let reached = try milestones(in: household.id, periods: periods).filter { milestone in
            milestone.reward == reward.id && shown.contains { $0.id == milestone.member }
        }
        return RewardView(
            reward, for: able, progress: progress,
            reached: reached.map {
                RewardView.Reached(member: home.handle($0.member), at: $0.at)
            },
            left: try reward.offer?.stock.map { try $0 - taken(of: reward) })
    }
}
