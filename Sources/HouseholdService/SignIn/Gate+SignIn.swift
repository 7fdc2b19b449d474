import Credentials
package import HouseholdModel
import HouseholdDatabase

// A password is never hashed inside a transaction: charge the attempt, compare, then finish through the gate.

extension Gate {
    /// Signs somebody in: by user name, or an adult by e-mail address.
    ///
    /// The session of whoever was there before ends.
    ///
    /// - Throws: ``AccountProblem/signInRefused``, whatever the cause.
    package func signIn(
        as name: String, with password: Confidential, inPlaceOf old: Caller = .nobody,
        request: RequestID
    ) async throws(ServiceError) -> SignedIn {
        let signedIn = try await letIn(
            as: name, with: password, through: .nobody(inPlaceOf: old), request: request)
        return await sealing(signedIn, at: old, with: password.secret)
    }

    /// The same without what has to do with seals, through whatever door.
    func letIn(
        as name: String, with password: Confidential, through door: Caller,
        atBoard isAtBoard: Bool = false, request: RequestID
    ) async throws(ServiceError) -> SignedIn {
        let attempt = try await Self.onOwnThread { try charge(name) }
        guard
            var proof = try await proof(of: password.secret, for: attempt, atBoard: isAtBoard)
        else {
            try await Self.onOwnThread { try recordRefusal(of: .logIn, as: name) }
            throw .account(.signInRefused)
        }
        if let stored = try? hasher.read(proof.phc), hasher.needsRehash(stored) {
            let rehashed: PHCString? = try? await hasher.hash(password.secret)
            proof.rehashed = rehashed?.text
        }
        let signedIn = try await perform(
            LogIn(proof: proof), as: door, request: request
        ).output
        let caller = door.with(session: signedIn.session)
        try await Self.onOwnThread { try putClockRight(for: caller) }
        return signedIn
    }

    /// Compares, at the same cost for a name that nobody has and for one that has to wait: by the time that the
    /// answer takes nobody finds out who is in a household.
    ///
    /// What compared nothing since the computer was busy is no guess and costs none. Four digits are compared at a board alone,
    /// and count as wrong elsewhere: nowhere else anybody finds out whether they are somebody's code.
    func proof(
        of password: Secret, for attempt: Attempt?, atBoard isAtBoard: Bool = false
    ) async throws(ServiceError) -> SignInProof? {
        do {
            guard let attempt, let account = attempt.account, let phc = attempt.phc,
                isAtBoard || !password.isBoardCode
            else {
                try await hasher.verifyDummy(password)
                return nil
            }
            let stored = try hasher.read(phc)
            guard try await hasher.verify(password, against: stored) else { return nil }
            return SignInProof(account: account, attempt: attempt, phc: phc)
        } catch {
            if let attempt { try await Self.onOwnThread { try giveBack(attempt) } }
            throw ServiceError(error)
        }
    }

    /// Registers an adult and signs in; the session of whoever was there before ends.
    ///
    /// By which key somebody is invited asks only who lets people in from other computers (`Porter`).
    ///
    /// - Throws: ``ServiceError``.
    package func register(
        _ username: Username, name: Name, email: Email?, password: Confidential,
        invitation _: OpenedKey? = nil, inPlaceOf old: Caller = .nobody, request: RequestID
    ) async throws(ServiceError) -> SignedIn {
        let password = try await hash(
            password, by: PasswordRules(for: .adult, signingInAs: username, called: name))
        let operation = RegisterAccount(
            username: username, name: name, email: email, password: password)
        return try await perform(
            operation, as: .nobody(inPlaceOf: old), request: request
        ).output
    }

    /// Sets a new password with the recovery code and signs in; the session of whoever was there before ends.
    ///
    /// - Throws: ``AccountProblem/recoveryRefused``, whatever the cause.
    package func recover(
        _ name: String, code: Confidential, password: Confidential,
        inPlaceOf old: Caller = .nobody, request: RequestID
    ) async throws(ServiceError) -> SignedIn {
        let signedIn: SignedIn
        do {
            // Nothing is hashed for a stranger who has no code.
            try await Self.onOwnThread { [store] in
                _ = try store.read { try $0.recovery(of: name, by: code.secret) }
            }
            let hashed = try await hash(
                password, by: PasswordRules(for: .adult, contextWords: [name]))
            let operation = RecoverAccount(name: name, code: code, password: hashed)
            signedIn = try await perform(
                operation, as: .nobody(inPlaceOf: old), request: request
            ).output
        } catch {
            if error == .account(.recoveryRefused) {
                try await Self.onOwnThread { try recordRefusal(of: .recoverAccount, as: name) }
            }
            throw error
        }
        let caller = old.with(session: signedIn.session)
        let others = try await Self.onOwnThread {
            try putClockRight(for: caller)
            return try homes(ofParentBehind: caller, butCurrent: true)
        }
        // What was sealed in other households was so with the old password, too.
        for other in others { _ = await sealing(as: other, with: password.secret, isNew: true) }
        return await sealing(signedIn, at: old, with: password.secret, isNew: true)
    }

    /// Lets a child in with the key, and signs in; a child that has a user name needs no other.
    ///
    /// The session of whoever was there before ends.
    ///
    /// - Throws: ``ServiceError``.
    package func join(
        _ proof: KeyProof, username: Username?, password: Confidential,
        inPlaceOf old: Caller = .nobody, request: RequestID
    ) async throws(ServiceError) -> SignedIn {
        try await join(
            proof, username: username, password: password, at: nil, inPlaceOf: old,
            request: request)
    }

    /// The same at a paired device, where `device` is the token of one, which has to be for that child.
    ///
    /// At a board a young child may choose four digits, which count at boards alone.
    ///
    /// - Throws: ``ServiceError``; ``DeviceProblem/notForYou`` where the device is for others.
    package func join(
        _ proof: KeyProof, username: Username?, password: Confidential, at device: Confidential?,
        inPlaceOf old: Caller = .nobody, request: RequestID
    ) async throws(ServiceError) -> SignedIn {
        let token = device.flatMap { SessionToken(stored: $0.secret)?.digest.bytes }
        guard device == nil || token != nil else { throw .device(.notPaired) }
        let isAtBoard = try await isBoard(token)
        let password = try await hash(
            password, by: PasswordRules(joiningWith: proof, as: username, atBoard: isAtBoard))
        let operation = Join(proof: proof, username: username, password: password)
        return try await perform(
            operation, as: .nobody(inPlaceOf: old, at: token), request: request
        ).output
    }

    /// Whether the device with that token is a tablet that several share.
    private func isBoard(_ token: [UInt8]?) async throws(ServiceError) -> Bool {
        guard let token else { return false }
        return try await Self.onOwnThread {
            try store.read { try $0.device(withToken: token) }?.use.kind == .board
        }
    }

    /// Hashes a new password that the rules let through.
    func hash(
        _ typed: Confidential, by rules: PasswordRules
    ) async throws(ServiceError) -> HashedPassword {
        do {
            let phc: PHCString = try await hasher.hash(rules.password(typed.secret).secret)
            return HashedPassword(phc)
        } catch {
            throw ServiceError(error)
        }
    }
}
