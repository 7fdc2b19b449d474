import Credentials
import HouseholdDatabase
import HouseholdModel

// What a paired device asks for with its token: who can sign in there, and to sign one of them in.

extension Gate {
    /// Says who can sign in at a device, where nobody is signed in.
    ///
    /// - Throws: ``DeviceProblem/notPaired``.
    package func welcome(at token: Confidential) async throws(ServiceError) -> DeviceWelcome {
        try await wait {
            try store.read { facts in
                guard let device = try facts.device(behind: token) else {
                    throw ServiceError.device(.notPaired)
                }
                let people = try facts.members(in: device.household).filter { member in
                    member.isActive && member.account != nil
                        && device.use.members.contains(member.id)
                }
                return DeviceWelcome(
                    name: device.name.text, kind: device.use.kind,
                    people: try people.map { member in
                        let isSeen = member.privacy[.profile] == .household
                        return DeviceWelcome.Person(
                            name: member.name.text,
                            avatar: isSeen ? member.profile.avatar?.text : nil,
                            signIn: try facts.signIn(of: member.id, in: device.household)
                                ?? .password)
                    })
            }
        }
    }

    /// Signs somebody in at a device that is for them, by what they are called there or by user name.
    ///
    /// The session of whoever was there before ends. A wrong code counts for whom it was typed, as ever, and for the
    /// device: with twenty in an hour it is paired no more.
    ///
    /// - Throws: ``AccountProblem/signInRefused``, whatever the cause; ``DeviceProblem/notPaired`` where the device is not
    ///   paired any more.
    package func signIn(
        as name: String, with password: Confidential, at token: Confidential,
        inPlaceOf old: Caller = .nobody, request: RequestID
    ) async throws(ServiceError) -> SignedIn {
        let entry = try await Self.onOwnThread { try chargeEntry(at: token, as: name) }
        let caller = Caller.nobody(inPlaceOf: old, at: entry.token)
        do throws(ServiceError) {
            let signedIn = try await letIn(
                as: entry.username, with: password, through: caller,
                atBoard: entry.device.isBoard, request: request)
            guard !entry.device.isBoard else { return signedIn }
            return await sealing(signedIn, at: old, with: password.secret)
        } catch {
            let isGuess = error == .account(.signInRefused)
            try await Self.onOwnThread { try settle(entry, isGuess: isGuess) }
            throw error
        }
    }

    /// A try to sign in at a device, charged before the password is looked at.
    private struct Entry: Sendable {
        let token: [UInt8]
        let device: Device.Reference
        /// The user name of whom is called so at the device; what was typed where nobody is.
        let username: String
        let misses: Int
    }

    private func chargeEntry(at token: Confidential, as name: String) throws -> Entry {
        let now = clock.now()
        return try store.write { transaction in
            guard let digest = SessionToken(stored: token.secret)?.digest.bytes,
                let device = try transaction.facts.device(withToken: digest)
            else { throw ServiceError.device(.notPaired) }
            let misses = try transaction.chargeTry(at: device.id, in: device.household, at: now)
            let look = name.lowercased()
            let member = try transaction.facts.members(in: device.household).first { member in
                member.isActive && device.use.members.contains(member.id)
                    && (member.name.text.lowercased() == look || member.username?.text == look)
            }
            return Entry(
                token: digest, device: device.reference, username: member?.username?.text ?? name,
                misses: misses)
        }
    }

    /// Ends the pairing where too many codes were wrong; what compared nothing is no guess and costs none.
    private func settle(_ entry: Entry, isGuess: Bool) throws {
        let (device, now) = (entry.device, clock.now())
        try store.write { transaction in
            if !isGuess {
                try transaction.returnTry(at: device.id, in: device.household)
            } else if entry.misses >= Device.mostMisses {
                _ = try transaction.removeDevice(device.id, in: device.household, at: now)
            }
        }
    }

    /// Notes that somebody at a board did something, who would be signed out else.
    ///
    /// It is noted to some seconds, since each time the data file is written; what was asked is answered also where that
    /// can't be.
    func keepAwake(_ caller: Caller, _ isAtBoard: Bool) {
        guard isAtBoard, !isReadOnly, let digest = caller.digest else { return }
        let now = clock.now()
        let isDue = try? store.read { facts in
            try facts.session(digest).map { $0.isTouchDue(at: now) } ?? false
        }
        guard isDue == true else { return }
        try? store.write { try $0.touchSession(digest, at: now) }
    }
}

extension Session {
    /// In how many milliseconds it is noted once that somebody at a board did something.
    private static let boardTouch: Int64 = 5_000

    /// Whether it is to be noted that the session was used.
    func isTouchDue(at instant: Instant) -> Bool {
        device?.isBoard == true
            ? instant >= usedAt.adding(milliseconds: Self.boardTouch)
            : instant >= usedAt.adding(days: 1)
    }

    /// The moment from which on nobody is signed in with it any more, if nobody uses it.
    func end(for account: Account) -> Instant {
        device?.isBoard == true
            ? usedAt.adding(milliseconds: Device.boardIdle)
            : usedAt.adding(days: account.sessionDays)
    }
}

extension Facts {
    /// The device that has a token, unless it was removed.
    borrowing func device(behind token: Confidential) throws -> Device? {
        guard let digest = SessionToken(stored: token.secret)?.digest.bytes else { return nil }
        return try device(withToken: digest)
    }
}
