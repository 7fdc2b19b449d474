import Household
import HouseholdStore

extension Grant {
    /// Moves points of the member, if there are any to move.
    func move(
        _ cause: Transfer.Cause, of doer: Member, points: Int, countedAt: Instant
    ) throws {
        let transfer = Transfer(
            cause, member: doer.id, points: points, at: instant, countedAt: countedAt)
        guard let transfer else { return }
        try transaction.book(
            transfer, by: membership().member.id, rule: policies.joined(separator: " "),
            in: doer.household)
    }

    /// Notes which of `rewards` the member has reached with this operation, or not any more.
    ///
    /// - Parameters:
    ///   - rewards: What can be reached.
    ///   - member: Who.
    ///   - booked: Of points that are put back, when they were booked first: what was reached with them is
    ///     reached since then, and not told twice.
    /// - Returns: Those that were reached with it.
    /// - Throws: ``ServiceError/store(_:)``.
    func settle(
        _ rewards: [Reward], of member: Member, since booked: Instant? = nil
    ) throws -> [Reward] {
        let reached = Set(
            try transaction.facts.milestones(in: member.household)
                .filter { $0.member == member.id }.map(\.reward))
        var new: [Reward] = []
        for reward in rewards where reward.isFor(member) {
            let points = try transaction.facts.progress(of: member.id, towards: reward)
            switch (points >= reward.threshold.points, reached.contains(reward.id)) {
            case (true, false):
                let told =
                    try booked == nil
                    ? nil
                    : transaction.facts.lastNotice(
                        of: reward.id, to: member.id, in: member.household)
                let milestone = Milestone(
                    reward: reward.id, member: member.id, at: told ?? booked ?? instant)
                try transaction.reach(milestone, in: member.household)
                if told == nil { try tell(milestone, to: member) }
                new.append(reward)
            case (false, true):
                try transaction.lose(reward.id, of: member.id, in: member.household)
            case (true, true), (false, false):
                continue
            }
        }
        return new
    }

    /// Leaves a notice; whoever did it themselves reads it in the answer.
    private func tell(_ milestone: Milestone, to member: Member) throws {
        let id: Identifier<Milestone> = newID()
        let isTold = principal.member?.id == member.id
        try transaction.notify(
            milestone, id: id.rawValue, seenAt: isTold ? instant : nil, in: member.household)
    }
}
