import HouseholdModel
import HouseholdDatabase

// Rewards of the shop: asked for, answered, handed over.

extension Grant where Op == RequestReward {
    /// Asks for the reward: its price, or that of the goal, is set aside.
    func request() throws -> RequestView {
        let (member, home) = try membership()
        guard let offer = subject.offer else {
            throw ServiceError.reward(.comesByItself(subject.number))
        }
        let isPromised = subject.promise(for: member.id, at: instant) != nil
        guard isPromised || subject.retiredAt == nil else {
            throw ServiceError.reward(.retired(subject.number))
        }
        guard subject.isFor(member) else {
            throw ServiceError.reward(.notFor(subject.number, member.name))
        }
        guard isPromised || offer.isOpen(on: home.calendar.today) else {
            throw ServiceError.reward(
                .closed(subject.number, from: offer.firstDay, until: offer.lastDay))
        }
        if let stock = offer.stock, try transaction.facts.taken(of: subject) >= stock {
            throw ServiceError.reward(.soldOut(subject.number))
        }
        let price = try price(for: member)
        try checkIsThere(price, of: member)
        let rewardRequest = RewardRequest(
            id: newID(), household: subject.household,
            number: try transaction.nextRequestNumber(in: subject.household),
            reward: subject.id, member: member.id, price: price, at: instant)
        try transaction.add(rewardRequest)
        try move(
            .reserve(rewardRequest.id), of: member, points: price.points, countedAt: instant)
        try tell(of: .request(of: member.id, for: subject))
        return try transaction.facts.view(of: rewardRequest, in: home)
    }

    /// Checks that the member has so many points out of other jars, and has not pledged too many of them.
    private func checkIsThere(_ price: RewardValue, of member: Member) throws {
        let left = try transaction.facts.outOfJar(of: member, besides: subject.id)
        guard price.points <= left else {
            throw ServiceError.reward(
                .tooDear(
                    subject.title, price, has: left,
                    jar: try transaction.facts.inJar(of: member, besides: subject.id),
                    waiting: try transaction.facts.pendingPoints(
                        of: member.id, in: member.household)
                        + transaction.facts.pendingThanks(
                            of: member.id, in: member.household)))
        }
        let pledged = try transaction.facts.pledged(by: member, in: membership().home.calendar)
        guard price.points <= left - pledged else {
            throw ServiceError.points(.pledged(pledged))
        }
    }

    /// What it costs the member: the price of the goal, as long as that stands.
    private func price(for member: Member) throws -> RewardValue {
        let goal = try transaction.facts.goal(of: member.id, in: member.household)
        return goal.flatMap { $0.reward == subject.id ? $0.price : nil }
            ?? subject.value(for: member.id, at: instant)
    }
}

extension Grant where Op: AnswersRequests {
    /// Takes a request back that waits: what was set aside is back.
    func withdraw(_ request: RewardRequest) throws {
        try close(request, as: .withdrawn(at: instant), moving: .release(request.id))
    }

    /// Answers a request that waits, and moves what was set aside.
    fileprivate func close(
        _ request: RewardRequest, as progress: RewardRequest.Progress, moving cause: Transfer.Cause
    ) throws {
        guard case .waiting = request.progress else {
            throw ServiceError.reward(
                request.progress == .reached
                    ? .needsNoAnswer(request.number) : .answered(request.number))
        }
        guard let asker = try membership().home.member(request.member) else {
            throw ServiceError.changedMeanwhile
        }
        try advance(request, to: progress)
        for member in try membership().home.guardians {
            try transaction.forgetNews(
                .requested, about: request.reward, to: member, at: request.at,
                in: request.household)
        }
        try move(cause, of: asker, points: request.price.points, countedAt: instant)
    }
}

extension Grant where Op: AdvancesRequests {
    fileprivate func advance(_ request: RewardRequest, to progress: RewardRequest.Progress) throws {
        guard try transaction.advance(request, to: progress) else {
            throw ServiceError.changedMeanwhile
        }
    }
}

extension Grant where Op == GrantRequest {
    /// Says yes: what was set aside is spent, and a goal is reached.
    func grantRequest() throws -> RequestView {
        let view = try answer(.granted(answer()), moving: .spend(subject.id)) {
            if case .granted = $0 { true } else { false }
        }
        guard view.changed else { return view }
        let goal = try transaction.facts.goal(of: subject.member, in: subject.household)
        if goal?.reward == subject.reward {
            _ = try transaction.clearGoal(of: subject.member, in: subject.household)
        }
        if let asker = try membership().home.member(subject.member) {
            try giveRewardBadges(to: asker)
        }
        return view
    }
}

extension Grant where Op == DeclineRequest {
    /// Says no: what was set aside is back.
    func decline(because reason: Note?) throws -> RequestView {
        try answer(
            .declined(answer(), reason), moving: .release(subject.id), because: reason
        ) {
            if case .declined = $0 { true } else { false }
        }
    }
}

extension Grant where Op == WithdrawRequest {
    /// Takes the request back: what was set aside is back.
    func withdraw() throws -> RequestView {
        guard subject.progress != .reached else {
            throw ServiceError.reward(.wasNotAskedFor(subject.number))
        }
        return try answer(.withdrawn(at: instant), moving: .release(subject.id)) {
            if case .withdrawn = $0 { true } else { false }
        }
    }
}

extension Grant where Op == DeliverRequest {
    /// Notes that what was granted is handed over.
    func deliver() throws -> RequestView {
        switch subject.progress {
        case .delivered: return try unchanged()
        case .granted:
            let progress = RewardRequest.Progress.delivered(try answer())
            try advance(subject, to: progress)
            try tellOfAnswer()
            return try view(at: progress)
        case .reached:
            let answer = try answer()
            guard try transaction.handOver(subject, answer) else {
                throw ServiceError.changedMeanwhile
            }
            try tellOfAnswer()
            return try view(at: .delivered(answer))
        case .waiting: throw ServiceError.reward(.notGranted(subject.number))
        case .declined, .withdrawn: throw ServiceError.reward(.answered(subject.number))
        }
    }
}

extension Grant where Op: AnswersRequests, Op.Subject == RewardRequest {
    /// Answers a request that waits; the same answer again changes nothing.
    private func answer(
        _ progress: RewardRequest.Progress, moving cause: Transfer.Cause,
        because reason: Note? = nil, isSame: (RewardRequest.Progress) -> Bool
    ) throws -> RequestView {
        guard !isSame(subject.progress) else { return try unchanged() }
        try close(subject, as: progress, moving: cause)
        try tellOfAnswer(because: reason)
        return try view(at: progress)
    }
}

extension Grant where Op.Subject == RewardRequest {
    private func view(at progress: RewardRequest.Progress) throws -> RequestView {
        try transaction.facts.view(of: subject.at(progress), in: membership().home)
    }

    private func tellOfAnswer(because reason: Note? = nil) throws {
        guard let reward = try transaction.facts.reward(subject.reward, in: subject.household)
        else { return }
        try tell(of: .request(of: subject.member, for: reward), because: reason)
    }

    private func answer() throws -> RewardRequest.Answer {
        RewardRequest.Answer(by: try membership().member.id, at: instant)
    }

    private func unchanged() throws -> RequestView {
        try transaction.facts.view(of: subject, in: membership().home, isChange: false)
    }
}

extension Facts {
    /// A request with what it is for, and the no that was said to the same shortly before.
    borrowing func view(
        of rewardRequest: RewardRequest, in home: Principal.Membership, isChange: Bool = true
    ) throws -> RequestView {
        guard let reward = try reward(rewardRequest.reward, in: rewardRequest.household) else {
            throw ServiceError.bug("a request for nothing")
        }
        let earlier = try declined(
            reward.id, to: rewardRequest.member, since: rewardRequest.at.adding(days: -1),
            in: rewardRequest.household)
        return RequestView(
            rewardRequest, for: reward,
            after: earlier.flatMap { $0.number < rewardRequest.number ? $0 : nil }, in: home,
            isChange: isChange)
    }
}
