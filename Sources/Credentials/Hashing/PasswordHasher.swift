internal import Dispatch

/// Turns secrets into hashes and compares them, slowly on purpose.
///
/// Every function brings what was typed into normalization form C first, so nobody can forget it.
/// The functions block for as long as hashing takes; their `async` twins do so on a thread that
/// isn't Swift's.
package struct PasswordHasher: Sendable {
    /// The longest secret in bytes; nobody has to hash a novel.
    static let maximumLength = 1_024
    private static let saltLength = 16
    private static let tagLength = 32
    private static let threads = DispatchQueue(label: "password-hashing", attributes: .concurrent)

    /// The costs of new hashes.
    package let profile: HashingProfile
    private let slots: HashingSlots
    private let random: RandomSource
    private let whileHoldingSlot: @Sendable () -> Void

    /// A hasher that makes hashes of `profile`, when one of `slots` is free.
    package init(
        profile: HashingProfile = .standard,
        slots: HashingSlots,
        random: RandomSource = .system
    ) {
        self.init(profile: profile, slots: slots, random: random, whileHoldingSlot: {})
    }

    package init(
        profile: HashingProfile,
        slots: HashingSlots,
        random: RandomSource,
        whileHoldingSlot: @escaping @Sendable () -> Void
    ) {
        self.profile = profile
        self.slots = slots
        self.random = random
        self.whileHoldingSlot = whileHoldingSlot
    }

    /// A hasher for tests: quick, and so weak that the real one refuses to read its hashes.
    package static func cheap(random: RandomSource = .system) -> PasswordHasher {
        PasswordHasher(
            profile: HashingProfile(memory: 8, passes: 1, lanes: 1),
            slots: .unlimited,
            random: random
        )
    }
}

// MARK: - Hashing and comparing

extension PasswordHasher {
    /// Returns a hash of `secret` with a new salt.
    package func hash(_ secret: Secret) throws(HashingError) -> PHCString {
        let secret = try suitable(secret)
        let salt = newSalt()
        let tag = try tag(of: secret, salt: salt, profile: profile, length: Self.tagLength)
        return PHCString(profile: profile, salt: salt, tag: tag)
    }

    /// Whether `stored` is a hash of `secret`.
    package func verify(
        _ secret: Secret,
        against stored: PHCString
    ) throws(HashingError) -> Bool {
        guard stored.keyID == nil else { throw .unknownKey }
        guard let secret = try? suitable(secret) else { return false }
        let tag = try tag(
            of: secret,
            salt: stored.salt,
            profile: stored.profile,
            length: stored.tag.count
        )
        return areEqual(tag.span, stored.tag.span)
    }

    /// Takes as long as `verify`, for a name that nobody has.
    package func verifyDummy(_ secret: Secret) throws(HashingError) {
        let dummy = PHCString(
            profile: profile,
            salt: Array(repeating: 0, count: Self.saltLength),
            tag: Array(repeating: 0, count: Self.tagLength)
        )
        _ = try verify(secret, against: dummy)
    }

    /// Reads a stored hash, or throws when its costs are out of bounds or it isn't one.
    package func read(_ text: String) throws(HashingError) -> PHCString {
        try PHCString(text, minimumMemory: profile.memory)
    }

    /// Whether `stored` is weaker than what is made today, so that the next right password
    /// should be hashed anew.
    ///
    /// A stronger hash is kept.
    package func needsRehash(_ stored: PHCString) -> Bool {
        stored.profile.isWeaker(than: profile) || stored.keyID != nil
    }

    func newSalt() -> [UInt8] {
        random.bytes(Self.saltLength)
    }

    func suitable(_ secret: Secret) throws(HashingError) -> Secret {
        let limit = Self.maximumLength
        guard secret.count <= 4 * limit else { throw .unsuitableLength(secret.count) }
        let normalized = secret.normalized()
        guard (1...limit).contains(normalized.count) else {
            throw .unsuitableLength(normalized.count)
        }
        return normalized
    }

    func tag(
        of secret: Secret,
        salt: [UInt8],
        profile: HashingProfile,
        length: Int
    ) throws(HashingError) -> [UInt8] {
        try slots.withSlot { () throws(HashingError) in
            whileHoldingSlot()
            return try argon2id(secret, salt: salt, profile: profile, tagLength: length)
        }
    }
}

// MARK: - Without blocking a task

extension PasswordHasher {
    /// Returns a hash of `secret` with a new salt.
    package func hash(_ secret: Secret) async throws(HashingError) -> PHCString {
        try await onOwnThread { hasher throws(HashingError) in try hasher.hash(secret) }
    }

    /// Whether `stored` is a hash of `secret`.
    package func verify(
        _ secret: Secret,
        against stored: PHCString
    ) async throws(HashingError) -> Bool {
        try await onOwnThread { hasher throws(HashingError) in
            try hasher.verify(secret, against: stored)
        }
    }

    /// Takes as long as `verify`, for a name that nobody has.
    package func verifyDummy(_ secret: Secret) async throws(HashingError) {
        try await onOwnThread { hasher throws(HashingError) in try hasher.verifyDummy(secret) }
    }

    func onOwnThread<Output: Sendable>(
        _ work: @escaping @Sendable (PasswordHasher) throws(HashingError) -> Output
    ) async throws(HashingError) -> Output {
        guard AddressSpace.hasRoom(forThreads: 2) else { throw .busy }
        let result: Result<Output, HashingError> = await withCheckedContinuation { continuation in
            Self.threads.async {
                continuation.resume(
                    returning: Result { () throws(HashingError) in try work(self) }
                )
            }
        }
        return try result.get()
    }
}
