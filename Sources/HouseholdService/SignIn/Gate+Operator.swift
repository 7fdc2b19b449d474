import Credentials
import HouseholdModel
import HouseholdDatabase

// Whoever owns the data file can do with it what they like, with or without Chorus. So the rules, which speak of those
// who live in a household, are not asked about them: the system says whose the file is, and what was done with it is
// written down and told, where it could else be done unseen.

/// What came of making a way in for an adult, or what would.
package struct OperatorReset: Sendable {
    /// The name that the adult signs in with.
    package let username: String
    /// What the adult is called.
    package let name: String
    /// The households of which the adult is a member.
    package let households: [String]
    /// What sets a new password, once; `nil` where nothing was done.
    package let recoveryCode: Confidential?
}

extension Gate {
    /// Ends an adult's password and sign-ins for whoever owns the data file, and makes a new recovery code.
    ///
    /// - Parameters:
    ///   - name: The user name, or the e-mail address.
    ///   - isRehearsal: Whether it is only found out whom it would be done to.
    /// - Returns: What came of it.
    /// - Throws: ``DataFileProblem/notOwn(path:)``, ``AccountProblem/nobodySignsIn(as:)`` or
    ///   ``AccountProblem/isChilds(_:)``, or what hinders the data file.
    package func resetAsOperator(
        _ name: String, isRehearsal: Bool
    ) async throws(ServiceError) -> OperatorReset {
        try await wait {
            try store.checkOwner()
            guard !isRehearsal else {
                return try store.read { facts in
                    let adult = try facts.adult(signingInAs: name)
                    return OperatorReset(
                        adult.account, in: try facts.names(of: adult.homes), nil)
                }
            }
            return try store.write { try reset(name, $0) }
        }
    }

    private func reset(
        _ name: String, _ transaction: borrowing Transaction
    ) throws -> OperatorReset {
        let (account, homes) = try transaction.facts.adult(signingInAs: name)
        let now = clock.now()
        let code = try transaction.makeWayIn(for: account.id, at: now, from: random)
        for home in homes {
            try note(account, as: home, at: now, in: transaction)
            let guardians = try transaction.facts.guardians(in: home.household)
            try warn(
                guardians.filter { $0 != home.member } + [home.member],
                of: .operatorReset(of: home.member), in: home.household, at: now, transaction)
        }
        if homes.isEmpty { try note(account, as: nil, at: now, in: transaction) }
        return OperatorReset(
            account, in: try transaction.facts.names(of: homes), Confidential(code.reveal()))
    }

    /// Writes down what was done: by nobody who is known here.
    private func note(
        _ account: Account, as home: Session.Membership?, at now: Instant,
        in transaction: borrowing Transaction
    ) throws {
        let row = AuditRow(
            at: now, account: nil, member: nil, operation: "operator.reset",
            object: home.map { _ in AuditRow.Object(kind: "member", number: nil) },
            about: home?.member, isAllowed: true, policies: [], rules: shipped.digest,
            input: try OperationJSON.text(["username": account.username.text]), request: "")
        try transaction.record(row, in: home.map { .household($0.household) } ?? .program)
    }
}

extension OperatorReset {
    fileprivate init(_ account: Account, in households: [String], _ code: Confidential?) {
        self.init(
            username: account.username.text, name: account.name.text, households: households,
            recoveryCode: code)
    }
}

extension Facts {
    /// The adult who signs in as `name`, and who that is where.
    fileprivate borrowing func adult(
        signingInAs name: String
    ) throws -> (account: Account, homes: [Session.Membership]) {
        guard let account = try account(signingInAs: name.lowercased()) else {
            throw ServiceError.account(.nobodySignsIn(as: name))
        }
        guard account.kind == .adult else {
            throw ServiceError.account(.isChilds(account.username))
        }
        return (account, try memberships(of: account.id).map(\.membership))
    }

    fileprivate borrowing func names(of homes: [Session.Membership]) throws -> [String] {
        try homes.compactMap { try household($0.household)?.name.text }
    }
}

extension Transaction {
    /// Ends the password and all sign-ins of an account; the new recovery code replaces the one before.
    borrowing func makeWayIn(
        for account: Account.ID, at instant: Instant, from random: RandomSource
    ) throws -> RecoveryCode {
        let code = RecoveryCode(from: random)
        let credential = try facts.credential(of: account)
        guard
            try setRecovery(
                of: account, to: code.digest.bytes, replacing: credential?.recoveryDigest),
            try setPassword(of: account, to: nil, replacing: credential?.phc)
        else { throw ServiceError.changedMeanwhile }
        try setConsent(nil, of: account)
        try endSessions(of: account, at: instant)
        return code
    }
}
