import Credentials
import HouseholdModel
import HouseholdDatabase

extension Gate {
    /// Lets the books count from what the clock says where they are ahead of it, since an adult who has just given
    /// the password sees the date; everybody else's moments never go back.
    ///
    /// What began while the clock was ahead lives no longer for it, the records say who put it right, and the
    /// parents are told.
    func putClockRight(for caller: Caller) throws {
        let now = clock.now()
        let isAhead = try store.read { facts in
            let asker = try facts.principal(behind: caller, at: now)
            let latest = try facts.latest(in: .program) ?? now
            return asker.principal.account?.kind == .adult
                && max(asker.instant, latest).isAhead(of: now)
        }
        guard isAhead else { return }
        try store.write { transaction in
            let asker = try transaction.facts.principal(behind: caller, at: now)
            try transaction.putBack(.program, to: now)
            guard case .member(let member, let account, let home) = asker.principal,
                asker.instant.isAhead(of: now)
            else { return }
            try transaction.putBack(.household(home.household.id), to: now)
            try transaction.shortenLives(in: home.household.id, to: now)
            if let digest = caller.digest {
                try transaction.noteProof(digest, of: account.id, at: now)
            }
            try transaction.keep(StoredClock(now, boot()), of: home.household.id)
            try transaction.record(
                AuditRow(
                    at: now, account: account.id, member: member.id,
                    operation: Action.logIn.rawValue,
                    object: AuditRow.Object(kind: "household", number: nil), about: nil,
                    isAllowed: true, policies: [], rules: shipped.digest,
                    input: OperationJSON.text(["clock-was-ahead-until": asker.instant.description]),
                    request: Identifier<Attempt>(at: now, random: random.bytes(10)).rawValue),
                in: .household(home.household.id))
            try warn(
                home.guardians, of: .clockPutRight(from: asker.instant, by: member.id),
                in: home.household.id, at: now, transaction)
        }
    }
}

extension Instant {
    /// By how many milliseconds the books may be ahead of a clock: less is no mistake but two clocks.
    private static let tolerance: Int64 = 300_000

    /// Whether the books are so far ahead of the clock that it was wrong.
    fileprivate func isAhead(of now: Instant) -> Bool {
        self > now.adding(milliseconds: Self.tolerance)
    }
}
