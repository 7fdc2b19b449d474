import HouseholdModel
import HouseholdDatabase

extension Grant where Op: WarnsOfPasswords {
    /// From how many wrong passwords on their owner is told: fewer are slips of one's own.
    private var telling: Int { 3 }

    /// Tells whoever has come in how often wrong passwords were typed for them, and forgets that.
    func tellMisses(of account: Account.ID) throws {
        guard let misses = try transaction.facts.misses(of: account) else { return }
        try transaction.clearMisses(of: account)
        guard misses.count >= telling, let home = try transaction.facts.membership(of: account)
        else { return }
        try transaction.notify(
            home.member,
            of: .signInMissed(of: home.member, times: misses.count, since: misses.since),
            id: newID(), seenAt: nil, in: home.household, at: instant)
    }

    /// Tells a member and the parents that the member's password is another, or has to be.
    ///
    /// Who did it has it in the list of notices, and is not told at the next prompt.
    func warn(of warning: Notice.Warning, _ home: Session.Membership) throws {
        let guardians = try transaction.facts.guardians(in: home.household)
        for member in [home.member] + guardians.filter({ $0 != home.member }) {
            try transaction.notify(
                member, of: warning, id: newID(),
                seenAt: member == principal.member?.id ? instant : nil,
                in: home.household, at: instant)
        }
    }
}
