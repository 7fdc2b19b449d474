import HouseholdModel
import HouseholdService
import HouseholdDatabase

extension HastyRunner {
    /// Asks for a reward or answers a request, when that was right in the transaction before.
    func shop(_ wish: Wish, _ number: Number) throws -> Bool {
        switch wish {
        case .request: try request(number)
        case .grant:
            try answer(number, .granted(RewardRequest.Answer(by: me.member, at: now))) {
                .spend($0)
            }
        default: try answer(number, .withdrawn(at: now)) { .release($0) }
        }
    }

    private func request(_ number: Number) throws -> Bool {
        let seen = try store.read { facts in
            guard let reward = try facts.reward(number, in: me.household) else {
                throw ServiceError.notFound(.reward, String(number))
            }
            return (
                reward, try facts.taken(of: reward),
                try facts.pointsSummary(of: me.member, in: me.household).balance
            )
        }
        let (reward, taken, balance) = seen
        guard taken < reward.offer?.stock ?? .max, reward.value.points <= balance else {
            return false
        }
        try store.write { transaction in
            let request = RewardRequest(
                id: newID(), household: me.household,
                number: try transaction.nextRequestNumber(in: me.household), reward: reward.id,
                member: me.member, price: reward.value, at: now)
            try transaction.add(request)
            try book(.reserve(request.id), for: me.member, reward.value.points, in: transaction)
        }
        return true
    }

    private func answer(
        _ number: Number, _ progress: RewardRequest.Progress,
        moving cause: (RewardRequest.ID) -> Transfer.Cause
    ) throws -> Bool {
        let seen = try store.read { try $0.rewardRequest(number, in: me.household) }
        guard let request = seen, request.progress == .waiting else { return false }
        try store.write { transaction in
            _ = try transaction.advance(request, to: progress)
            try book(cause(request.id), for: request.member, request.price.points, in: transaction)
        }
        return true
    }
}
