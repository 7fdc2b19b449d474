import CArgon2
import Credentials
import Testing

@Suite("Argon2id")
struct Argon2idTests {
    @Test("is the library of RFC 9106", arguments: Vectors.group("rfc9106").cases)
    func matchesRFC(vector: Vectors.Case) {
        #expect(tag(of: vector) == bytes(hex: vector.tag_hex ?? ""))
    }

    @Test("can take a key, as a server will", arguments: Vectors.quick("pepper"))
    func takesKey(vector: Vectors.Case) {
        #expect(tag(of: vector) == bytes(hex: vector.tag_hex ?? ""))
    }

    @Test(
        "gives the tags of the reference implementation",
        arguments: Vectors.quick("phc-reference") + Vectors.quick("product-parameters")
    )
    func matchesReference(vector: Vectors.Case) throws {
        let tag = try argon2id(
            vector.password,
            salt: bytes(hex: vector.salt_hex ?? ""),
            profile: vector.profile,
            tagLength: 32
        )

        #expect(tag == bytes(hex: vector.tag_hex ?? ""))
    }

    @Test("says that the computer is busy when memory or threads run out", arguments: [-22, -33])
    func reportsBusy(code: Int32) {
        #expect(HashingError(code: code) == .busy)
    }

    @Test("has no other excuse")
    func reportsFailure() {
        #expect(HashingError(code: 0) == nil)
        #expect(HashingError(code: -4) == .failed(code: -4))
    }

    /// Calls libargon2 with all its inputs, of which the product uses the password and the salt.
    private func tag(of vector: Vectors.Case) -> [UInt8] {
        let type = ["argon2d": Argon2_d, "argon2i": Argon2_i][vector.type ?? ""] ?? Argon2_id
        let lent = [vector.password_hex, vector.salt_hex, vector.secret_hex, vector.ad_hex]
            .map { Lent(bytes(hex: $0 ?? "")) }
        let tag = Lent([UInt8](repeating: 0, count: 32))
        var context = unsafe argon2_context()
        unsafe (context.out, context.outlen) = (tag.start, tag.count)
        unsafe (context.pwd, context.pwdlen) = (lent[0].start, lent[0].count)
        unsafe (context.salt, context.saltlen) = (lent[1].start, lent[1].count)
        unsafe (context.secret, context.secretlen) = (lent[2].start, lent[2].count)
        unsafe (context.ad, context.adlen) = (lent[3].start, lent[3].count)
        unsafe context.m_cost = vector.profile.memory
        unsafe context.t_cost = vector.profile.passes
        unsafe context.lanes = vector.profile.lanes
        unsafe context.threads = vector.profile.lanes
        unsafe context.version = 19
        let code = unsafe argon2_ctx(&context, type)
        return withExtendedLifetime(lent) { code == 0 ? tag.bytes : [] }
    }
}

/// Bytes that stay where they are while C has a pointer to them.
@safe
private final class Lent {
    private let buffer: UnsafeMutableBufferPointer<UInt8>

    init(_ bytes: [UInt8]) {
        unsafe buffer = .allocate(capacity: bytes.count)
        _ = unsafe buffer.initialize(from: bytes)
    }

    deinit {
        unsafe buffer.deallocate()
    }

    var start: UnsafeMutablePointer<UInt8>? { unsafe buffer.baseAddress }
    var count: UInt32 { unsafe UInt32(buffer.count) }
    var bytes: [UInt8] { unsafe Array(buffer) }
}
