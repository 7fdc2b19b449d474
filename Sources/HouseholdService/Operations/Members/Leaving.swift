import HouseholdModel
import HouseholdDatabase

extension Grant where Op: EndsMemberships {
    /// Lets somebody be no member any more, at once: nothing of what they may outlives this transaction.
    ///
    /// What they did stays. Whoever never signed in, did nothing and got nothing is gone wholly.
    func part(with member: Member) throws -> DepartureView {
        let home = try membership().home
        let requests = try withdrawRequests(of: member)
        let chores = try passOnChores(of: member, in: home)
        try transaction.endKeys(of: member.id, in: member.household, at: instant)
        try transaction.endSessions(
            as: member.id, in: member.household, besides: session, at: instant)
        try endPass(of: member)
        try transaction.endDevices(of: member.id, in: member.household, at: instant)
        try transaction.endAbsences(
            of: member.id, from: home.calendar.today, in: member.household, at: instant)
        _ = try transaction.clearGoal(of: member.id, in: member.household)
        try endWishes(of: member)
        try transaction.forgetChanges(in: member.household)
        let isGone =
            try member.account == nil
            && !transaction.facts.hasHistory(member.id, in: member.household)
        if isGone {
            try transaction.erase(member.id, in: member.household, at: instant)
        } else {
            guard try transaction.leave(member.id, in: member.household) else {
                throw ServiceError.changedMeanwhile
            }
            try tell(of: .departure(of: member))
        }
        return DepartureView(
            name: member.name.text, username: member.username?.text, gone: isGone,
            chores: chores, requests: requests)
    }

    private func withdrawRequests(of member: Member) throws -> [Number] {
        let waiting = try transaction.facts.openRewardRequests(in: member.household).filter {
            guard case .waiting = $0.progress else { return false }
            return $0.member == member.id
        }
        for request in waiting { try withdraw(request) }
        return waiting.map(\.number)
    }

    /// Nobody answers them any more, nor has to hear of them.
    private func endWishes(of member: Member) throws {
        let own = try transaction.facts.openWishes(in: member.household)
            .filter { $0.member == member.id }
        for wish in own {
            guard try transaction.end(wish, at: instant) else {
                throw ServiceError.changedMeanwhile
            }
            for guardian in try membership().home.guardians {
                try transaction.forgetNews(.made, of: wish, to: guardian)
            }
        }
    }

    // MARK: - Chores

    /// Lets everything that is to be done go to those who stay; returns what of it everybody may know of.
    private func passOnChores(
        of member: Member, in home: Principal.Membership
    ) throws -> [Number] {
        let deleted = try transaction.facts.chores(
            naming: member.id, deleted: true, in: member.household)
        for chore in deleted {
            try transaction.keep(chore.without(member.id), without: member.id)
        }
        let chores = try transaction.facts.chores(
            naming: member.id, deleted: false, in: member.household)
        let passed = try chores.filter { try passOn($0, of: member, in: home) }
        return passed.filter { !$0.isPrivate }.map(\.number)
    }

    /// Whether anything of it was theirs and is still to be done.
    private func passOn(
        _ chore: Chore, of member: Member, in home: Principal.Membership
    ) throws -> Bool {
        let calendar = home.calendar.withoutAbsences
        let dates = try transaction.facts.occurrences(of: chore, in: calendar)
        let open = dates.filter(\.isOpen)
        guard !chore.isOnlyFor(member.id) || dates.contains(where: \.isWaiting) else {
            try transaction.delete(chore, at: instant)
            return false
        }
        // What was only offered to them stays with whom it is.
        let wasTheirs =
            chore.assignment.members.contains(member.id)
            || open.contains { [$0.assignee, $0.turn].contains(member.id) }
        let staying = chore.without(member.id)
        try transaction.update(staying)
        let lots = try lots(for: staying)
        for date in open {
            let passed = date.without(
                member.id, as: staying, in: calendar, choosing: lots.choose)
            let isKept =
                try passed.map { try transaction.replan($0, in: home.household.zone) }
                ?? transaction.withdraw(date)
            guard isKept else { throw ServiceError.changedMeanwhile }
        }
        // Where only this part was waited for, the chore goes on.
        guard case .together = staying.assignment, open.allSatisfy({ $0.assignee == member.id }),
            let done = dates.last(where: { $0.completion != nil && $0.assignee != member.id })
        else { return wasTheirs && !open.isEmpty }
        return try goOn(
            after: done.of(staying), isDone: true, in: home.calendar.without(member.id)) != nil
    }
}

extension Chore {
    /// The same among those who stay.
    fileprivate func without(_ member: Member.ID) -> Chore {
        var chore = self
        chore.assignment = assignment.without(member)
        return chore
    }

    /// Whether it is a member's own and nobody else's to know of.
    fileprivate func isOnlyFor(_ member: Member.ID) -> Bool {
        isPrivate && createdBy == member && assignment.members == [member]
    }
}
