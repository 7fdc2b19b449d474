import HouseholdModel
import HouseholdDatabase

// Who gave a password when is a fact of the session, so that no client can forget to ask for it.

extension Gate {
    /// For how many milliseconds a password counts.
    static let proofLifetime: Int64 = 600_000

    /// Throws where `operation` wants the password again, and the caller gave it too long ago.
    ///
    /// - Throws: ``AccountProblem/passwordWanted``; the rules allow the operation all the same.
    func checkProof<Op: Change>(
        for operation: Op, on subject: Op.Subject, by principal: Principal, _ caller: Caller,
        at instant: Instant, in facts: borrowing Facts
    ) throws {
        let isWanted =
            switch Op.action.reauthentication {
            case .never: false
            case .always: true
            case .sometimes:
                try facts.lend { facts in
                    try operation.isGrave(
                        on: subject, for: principal, in: HomeFacts(facts, of: principal))
                }
            }
        guard isWanted else { return }
        // A proof of a moment that is yet to come is worth nothing: the clock was set back.
        guard let proved = try caller.digest.flatMap({ try facts.session($0) })?.provedAt,
            (0..<Self.proofLifetime).contains(instant.milliseconds - proved.milliseconds)
        else { throw ServiceError.account(.passwordWanted) }
    }
}
