import HouseholdModel
import HouseholdDatabase

extension Grant where Op: TellsMisses {
    /// How many wrong passwords are slips of one's own, of which nobody is told.
    private var slips: Int { 2 }

    /// Tells whoever has come in how often wrong passwords were typed for them, and forgets that.
    ///
    /// It comes of what others typed, so that no card says it.
    func tellMisses(of account: Account.ID) throws {
        guard let misses = try transaction.facts.misses(of: account) else { return }
        try transaction.clearMisses(of: account)
        guard misses.count > slips, let home = try transaction.facts.membership(of: account)
        else { return }
        try transaction.notify(
            home.member,
            of: .signInMissed(of: home.member, times: misses.count, since: misses.since),
            id: newID(), seenAt: nil, in: home.household, at: instant)
    }
}

extension Grant {
    /// Leaves the warnings that the card promises of an account's password, in each household that it is in.
    func warn(ofPasswordOf account: Account.ID) throws {
        for home in try transaction.facts.memberships(of: account) {
            try warn(ofPasswordOf: home.membership)
        }
    }

    /// Leaves the warnings that the card of the operation's action promises of a member's password.
    ///
    /// Who did it has it in the list of notices, and is not told at the next prompt.
    private func warn(ofPasswordOf home: Session.Membership) throws {
        let doer = try principal.account.map { try transaction.facts.memberships(of: $0.id) }
        let own = doer?.map(\.membership.member) ?? []
        for telling in Op.action.tells {
            guard let warning = telling.kind.warning(ofPasswordOf: home.member) else {
                throw ServiceError.bug("\(Op.action.rawValue) tells of no password")
            }
            for member in try members(telling.hearer, besides: home) {
                try transaction.notify(
                    member, of: warning, id: newID(),
                    seenAt: own.contains(member) ? instant : nil,
                    in: home.household, at: instant)
            }
        }
    }

    private func members(
        _ hearer: Telling.Hearer, besides home: Session.Membership
    ) throws -> [Member.ID] {
        switch hearer {
        case .member: [home.member]
        case .guardians:
            try transaction.facts.guardians(in: home.household).filter { $0 != home.member }
        case .doer, .underpaid, .asker, .newcomers, .leavers, .obliged, .assignee, .receiver,
            .offerer, .children, .proposer, .adults:
            []
        }
    }
}

extension Notice.Kind {
    /// What is said of a member's password, if it is that.
    fileprivate func warning(ofPasswordOf member: Member.ID) -> Notice.Warning? {
        switch self {
        case .warning(.passwordChanged): .passwordChanged(of: member)
        case .warning(.passwordReset): .passwordReset(of: member)
        default: nil
        }
    }
}
