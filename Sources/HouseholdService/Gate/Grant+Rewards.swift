import Household
import HouseholdStore

extension Grant {
    /// Notes which of `rewards` the member has reached with this operation, or not any more.
    ///
    /// - Returns: Those that were reached with it.
    func settle(_ rewards: [Reward], of member: Member) throws -> [Reward] {
        let reached = Set(
            try transaction.facts.milestones(in: member.household)
                .filter { $0.member == member.id }.map(\.reward))
        var new: [Reward] = []
        for reward in rewards where reward.isFor(member) {
            let points = try transaction.facts.progress(of: member.id, towards: reward)
            switch (points >= reward.threshold.points, reached.contains(reward.id)) {
            case (true, false):
                let milestone = Milestone(reward: reward.id, member: member.id, at: instant)
                try transaction.reach(milestone, in: member.household)
                try tell(milestone, to: member)
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
