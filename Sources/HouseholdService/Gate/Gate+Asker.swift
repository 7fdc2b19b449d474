import HouseholdDatabase
import HouseholdModel

extension Gate {
    /// Who the caller is, for whoever has asked nothing yet.
    ///
    /// - Throws: ``ServiceError/dataFile(_:)``.
    package func asker(of caller: Caller) async throws(ServiceError) -> Asker {
        try await wait { try store.read { try asker(behind: caller, in: $0) } }
    }

    /// Who the caller is as the data file says by now, which an operation may have changed.
    ///
    /// - Parameters:
    ///   - caller: Who handed the operation in.
    ///   - before: Who asked it, whose rules decide on unless that is a member of another household now.
    ///   - facts: What the data file says.
    /// - Returns: Who asked, with what the rules let them know.
    /// - Throws: ``StoreError``.
    func asker(
        behind caller: Caller, after before: Judge? = nil, in facts: borrowing Facts
    ) throws -> Asker {
        let (principal, instant) = try facts.principal(behind: caller, at: clock.now())
        if let before, before.principal.member?.household == principal.member?.household {
            return try asker(
                facts.judge(before.rules, for: principal, at: instant), in: facts)
        }
        let usable = try found {
            try rules(for: principal, asking: .showHousehold, in: facts)
        }
        guard let usable else {
            return Asker(
                try own(
                    Judge(shipped, for: principal, at: instant, counting: MemberCounts()), in: facts
                ),
                at: principal.device)
        }
        return try asker(facts.judge(usable, for: principal, at: instant), in: facts)
    }

    /// Who asked, by the rules that decide in their household.
    func asker(_ judge: Judge, in facts: borrowing Facts) throws -> Asker {
        let own = try own(judge, in: facts)
        guard own != nil, case .member(let member, _, let home) = judge.principal else {
            return Asker(own, at: judge.principal.device)
        }
        let household = home.household
        let (isHomeSeen, isTold) = (
            try judge.answers(.showHousehold, on: household),
            try judge.answers(.listNotices, on: member)
        )
        let counted: Counted? =
            try judge.answers(.showPoints, on: member)
            ? judge.allows(.viewDetails, on: member.reference) ? .all : .open : nil
        return Asker(
            own, home: isHomeSeen ? Asker.Home(home) : nil,
            purse: try found {
                try counted.map { try facts.purse(of: member, in: home, counting: $0) }
            },
            unread: try found {
                isTold
                    ? try facts.unreadCount(
                        of: member.id, in: household.id, at: home.calendar.instant) : nil
            }, at: judge.principal.device)
    }

    private func own(_ judge: Judge, in facts: borrowing Facts) throws -> OwnAccount? {
        guard let account = judge.principal.account,
            try judge.answers(.showAccount, on: Program())
        else { return nil }
        return OwnAccount(
            account: try AccountView(judge.principal),
            settings: try found { try facts.settings(of: account.id) } ?? [:],
            hasSeveralHouseholds: try found { try facts.memberships(of: account.id).count > 1 }
                ?? false,
            admissions: try found {
                try facts.admissions(of: account.id, at: clock.now()).map(AdmissionView.init)
            } ?? [])
    }

    /// What `part` gives; nothing where that can't be read, which is no reason to keep back an answer.
    ///
    /// That somebody stops it all is none either: what is missing would be taken for refused.
    private func found<Part>(_ part: () throws -> Part?) throws -> Part? {
        do {
            return try part()
        } catch StoreError.interrupted {
            throw StoreError.interrupted
        } catch {
            return nil
        }
    }
}

extension Judge {
    /// Whether an operation that is `action` on `thing` would be answered.
    fileprivate func answers(_ action: Action, on thing: some Resource) throws -> Bool {
        let reference = thing.reference
        let place = try context.place(of: reference)
        return (reference.glance.map { allows($0, at: place) } ?? true)
            && allows(action, at: place)
    }
}
