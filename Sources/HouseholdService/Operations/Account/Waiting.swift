import HouseholdDatabase
import HouseholdModel

extension Grant where Op == AskToJoin {
    /// Lets the adult who is signed in wait for somebody in the household to say yes or no.
    ///
    /// What is looked at of the household is only whether it has room: who lives there nobody learns who waits.
    func ask(with proof: CodeProof, as name: Name?) throws -> AdmissionView {
        let key = try proof.key
        guard let account = principal.account, account.kind == .adult else {
            throw ServiceError.member(.keyIsForAdults)
        }
        let moment = try moment(in: key.household)
        guard try transaction.facts.openCode(of: key.household, at: moment)?.id == key.id,
            let household = try transaction.facts.household(key.household)
        else { throw ServiceError.account(.keyRefused) }
        let homes = try transaction.facts.memberships(of: account.id)
        guard homes.allSatisfy({ $0.membership.household != household.id }) else {
            throw ServiceError.member(.alreadyInHousehold(household.name))
        }
        let own = try transaction.facts.admissions(of: account.id, at: moment)
        try own.first { $0.household == household.id }?.checkEnded(at: moment)
        try Quota.households.check(homes.count + own.count { $0.state == .waiting })
        let name = name ?? account.name
        guard !name.isTyped else { throw ServiceError.member(.nameMisleads(name)) }
        try transaction.forgetAdmissions(to: household.id, endedAt: moment)
        let waiting = try transaction.facts.waiting(for: household.id, at: moment)
        try Quota.waiting.check(waiting.count)
        let admission = Admission(
            account, called: name, in: household, at: moment, until: moment.adding(days: 7))
        try transaction.add(admission)
        try tell(of: admission)
        return AdmissionView(admission)
    }
}

extension Grant where Op == WithdrawAsking {
    /// Lets whoever asks wait no more: for the household of that name, or for all.
    func withdraw(from name: String?) throws -> [AdmissionView] {
        guard let account = principal.account else { throw ServiceError.account(.notSignedIn) }
        let waiting = try transaction.facts.admissions(of: account.id, at: instant).filter {
            $0.state == .waiting
                && (name == nil || $0.householdName.text.lowercased() == name?.lowercased())
        }
        guard !waiting.isEmpty else { throw ServiceError.member(.waitsForNobody) }
        for one in waiting { try stopWaiting(account, for: one.household) }
        return waiting.map(AdmissionView.init)
    }
}

extension Grant where Op == HearRefusals {
    /// Tells whoever asks where they were refused, once.
    func hear() throws -> [AdmissionView] {
        guard let account = principal.account else { throw ServiceError.account(.notSignedIn) }
        let refused = try transaction.facts.admissions(of: account.id, at: instant).filter {
            $0.state == .refused && !$0.isTold
        }
        try transaction.noteRefusalsTold(to: account.id, at: instant)
        return refused.map(AdmissionView.init)
    }
}

extension Grant where Op: StopsWaiting {
    /// Lets an account wait for a household no more, where it does, and nobody there be told of it any more.
    func stopWaiting(_ account: Account, for household: Household.ID) throws {
        guard try transaction.remove(account.id, waitingFor: household) else { return }
        try transaction.forgetNews(ofAsking: account.username, in: household)
    }
}

extension Admission {
    /// Throws while it stands in the way of asking again.
    fileprivate func checkEnded(at instant: Instant) throws(ServiceError) {
        guard endsAt > instant else { return }
        switch state {
        case .waiting: throw .member(.waiting(householdName))
        case .refused: throw .member(.refusedLately(householdName))
        }
    }
}
