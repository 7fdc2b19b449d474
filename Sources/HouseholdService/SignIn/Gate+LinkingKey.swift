import Credentials
import HouseholdDatabase
import HouseholdModel

extension Gate {
    /// After how many wrong keys all open keys of a household end.
    private static let mostKeyMisses = 10

    /// Finds out whose key it is, where only one person's will do; nothing has been used up yet.
    ///
    /// - Throws: ``AccountProblem/keyRefused``, whatever the cause.
    package func open(_ typed: Confidential) async throws(ServiceError) -> KeyProof {
        guard case .personal(let proof) = try await openAny(typed) else {
            throw .account(.keyRefused)
        }
        return proof
    }

    /// Finds out whose key or code it is; nothing has been used up yet.
    ///
    /// - Throws: ``AccountProblem/keyRefused``, whatever the cause.
    package func openAny(_ typed: Confidential) async throws(ServiceError) -> OpenedKey {
        guard let key = LinkingKey(typed: typed.secret) else {
            try await compare(with: nil, typed.secret)
            try await Self.onOwnThread { try refuse(nil) }
            throw .account(.keyRefused)
        }
        let charged = try await Self.onOwnThread { try chargeKey(key.locator) }
        guard try await compare(with: charged, key.secret), let charged else {
            try await Self.onOwnThread { try refuse(charged) }
            throw .account(.keyRefused)
        }
        return try await Self.onOwnThread { try proof(for: charged.key) }
    }

    /// Whether whoever is signed in came into a household by that request before: the key of it is used up since, so that it
    /// can't be opened again to make the same request.
    package func hasJoined(
        as caller: Caller, by request: RequestID
    ) async throws(ServiceError) -> Bool {
        try await wait {
            try store.read { facts in
                let asker = try facts.principal(of: caller, at: clock.now())
                guard let actor = asker.account?.id.rawValue else { return false }
                return try remembered(JoinHousehold.self, by: actor, request, in: facts) != nil
            }
        }
    }

    /// Compares, at the same cost where there is no such key.
    ///
    /// What compared nothing, since the computer was busy, is no guess and costs none.
    @discardableResult
    private func compare(
        with charged: ChargedKey?, _ secret: Secret
    ) async throws(ServiceError) -> Bool {
        do {
            guard let charged else {
                try await hasher.verifyDummy(secret)
                return false
            }
            return try await hasher.verify(secret, against: hasher.read(charged.key.phc))
        } catch {
            if let household = charged?.key.household {
                try await Self.onOwnThread {
                    try store.write { try $0.returnKeyTry(in: household) }
                }
            }
            throw ServiceError(error)
        }
    }

    private typealias ChargedKey = (key: StoredLinkingKey, misses: Int)

    private func chargeKey(_ locator: String) throws -> ChargedKey? {
        try store.write { transaction in
            guard let key = try transaction.facts.openKey(locator, at: clock.now()) else {
                return nil
            }
            let misses = try transaction.chargeKeyTry(in: key.household)
            guard misses <= Self.mostKeyMisses else {
                try endGuessedKeys(in: key.household, transaction)
                return nil
            }
            return (key, misses)
        }
    }

    /// Writes the refusal down, and ends the household's keys when there were too many of them.
    private func refuse(_ charged: ChargedKey?) throws {
        try store.write { transaction in
            let home = charged.map {
                Session.Membership(household: $0.key.household, member: $0.key.holder.person)
            }
            try record(refusalOf: .join, about: home, in: transaction)
            if let charged, charged.misses >= Self.mostKeyMisses {
                try endGuessedKeys(in: charged.key.household, transaction)
            }
        }
    }

    /// A right key is no guess, so its charge is given back; otherwise a child that hesitates over its user
    /// name would use the household's tries up.
    private func proof(for key: StoredLinkingKey) throws -> OpenedKey {
        try store.write { transaction in
            try transaction.returnKeyTry(in: key.household)
            guard let household = try transaction.facts.household(key.household) else {
                throw ServiceError.account(.keyRefused)
            }
            guard let holder = key.member else { return .code(CodeProof(key, of: household)) }
            let member = try transaction.facts.member(holder, in: key.household)
            guard let member, !member.hasLeft,
                let signIn = try transaction.facts.signIn(of: holder, in: key.household)
            else { throw ServiceError.account(.keyRefused) }
            let names = try transaction.facts.members(in: key.household).map(\.name.text)
            return .personal(
                KeyProof(
                    key, for: member, in: household, signIn: signIn,
                    names: names + [household.name.text]))
        }
    }
}

extension StoredLinkingKey.Holder {
    /// Whom a guess at it concerns: whoever it is for, or whoever made it.
    fileprivate var person: Member.ID {
        switch self {
        case .member(let member), .anybody(let member): member
        }
    }
}
