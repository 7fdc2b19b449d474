import Credentials
import Testing

@Suite("The password hasher")
struct PasswordHasherTests {
    private let hasher = PasswordHasher.cheap()
    private let real = PasswordHasher(slots: .unlimited, random: counting)

    @Test("recognises the password and nothing else")
    func verifies() throws {
        let stored = try hasher.read(hasher.hash(Secret("four words are good")).text)

        #expect(try hasher.verify(Secret("four words are good"), against: stored))
        #expect(try !hasher.verify(Secret("four words are goof"), against: stored))
        #expect(try !hasher.verify(Secret("Four words are good"), against: stored))
        #expect(try !hasher.verify(Secret("four words are good "), against: stored))
    }

    @Test("does the same without blocking a task")
    func verifiesAsync() async throws {
        let stored = try await hasher.hash(Secret("four words are good"))

        #expect(try await hasher.verify(Secret("four words are good"), against: stored))
        #expect(try await !hasher.verify(Secret("four words are goof"), against: stored))
        try await hasher.verifyDummy(Secret("four words are good"))
    }

    @Test("salts every hash anew")
    func salts() throws {
        let secret = Secret("four words are good")

        #expect(try hasher.hash(secret).text != hasher.hash(secret).text)
    }

    @Test("writes the standard profile and the tag that others compute")
    func standard() throws {
        let vector = try #require(Vectors.group("product-parameters").cases.first)

        #expect(vector.id == "standard-ascii-passphrase")
        #expect(try real.hash(vector.password).text == vector.phc)
    }

    @Test(
        "hashes what was typed in form C",
        arguments: Vectors.group("product-parameters").normalization ?? [])
    func normalizes(vector: Vectors.Normalization) throws {
        let stored = try hasher.hash(Secret(bytes(hex: vector.typed_hex)))

        #expect(try hasher.verify(Secret(bytes(hex: vector.after_nfc_hex)), against: stored))
        #expect(try hasher.verify(Secret(bytes(hex: vector.typed_hex)), against: stored))
    }

    @Test("reads hashes that others have written", arguments: Vectors.quick("product-parameters"))
    func verifiesOthers(vector: Vectors.Case) throws {
        let stored = try real.read(#require(vector.phc))

        #expect(try real.verify(vector.password, against: stored))
    }

    @Test(
        "asks for a new hash when the stored one is weaker",
        arguments: Vectors.group("behaviour").cases)
    func needsRehash(vector: Vectors.Case) throws {
        let stored = try real.read(#require(vector.phc))

        #expect(real.needsRehash(stored) == vector.needs_rehash ?? false)
    }

    @Test(
        "asks for a new hash when any cost is lower",
        arguments: [
            HashingProfile(memory: 65_535, passes: 3, lanes: 4),
            HashingProfile(memory: 65_536, passes: 2, lanes: 4),
            HashingProfile(memory: 262_144, passes: 10, lanes: 3),
        ])
    func needsRehash(profile: HashingProfile) throws {
        let costs = "m=\(profile.memory),t=\(profile.passes),p=\(profile.lanes)"
        let zeros = (String(repeating: "A", count: 22), String(repeating: "A", count: 43))
        let stored = try real.read("$argon2id$v=19$\(costs)$\(zeros.0)$\(zeros.1)")

        #expect(real.needsRehash(stored))
    }

    @Test("refuses to read what only tests would write")
    func refusesCheap() throws {
        let cheap = try hasher.hash(Secret("four words are good")).text

        #expect(throws: HashingError.unreadableHash) { try real.read(cheap) }
    }

    @Test("can't compare with a hash that a key took part in")
    func unknownKey() throws {
        let vector = try #require(Vectors.group("pepper").cases.first)
        let stored = try real.read(#require(vector.phc_with_keyid))

        #expect(throws: HashingError.unknownKey) {
            try real.verify(vector.password, against: stored)
        }
        #expect(real.needsRehash(stored))
    }

    @Test(
        "hashes up to 1,024 bytes and nothing longer or empty",
        arguments: [
            (0, false), (1, true), (1_024, true), (1_025, false), (5_000, false),
        ])
    func length(count: Int, isHashed: Bool) throws {
        let secret = Secret([UInt8](repeating: 97, count: count))

        if isHashed {
            #expect(try hasher.verify(secret, against: hasher.hash(secret)))
        } else {
            let stored = try hasher.hash(Secret("a"))
            #expect(throws: HashingError.unsuitableLength(count)) { try hasher.hash(secret) }
            #expect(try !hasher.verify(secret, against: stored))
        }
    }

    @Test("works as hard for a name that nobody has")
    func dummy() throws {
        let counter = Counter()
        let hasher = PasswordHasher(
            profile: .floor,
            slots: .unlimited,
            random: counting,
            whileHoldingSlot: { counter.increment() }
        )

        try hasher.verifyDummy(Secret("four words are good"))

        #expect(counter.value == 1)
    }

    @Test(
        "explains every failure in a sentence",
        arguments: [
            HashingError.busy, .noSlots(directory: "/run/user/1", errno: 13), .unreadableHash,
            .unknownKey, .unsuitableLength(0), .unsuitableLength(2_000), .failed(code: -4),
        ])
    func sentences(error: HashingError) {
        #expect(error.description.hasSuffix("."))
    }
}
