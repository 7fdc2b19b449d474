import Credentials
import GRDB
import HouseholdModel
import HouseholdService
import Synchronization
import Testing

@Suite("A password or key that is hashed")
struct HashingTests {
    /// What it is hashed for.
    enum Deed: CaseIterable, Sendable {
        case registering, signingIn, changing, recovering, joining
    }

    private let family: Family

    init() async throws {
        family = try await Family()
    }

    @Test(
        "holds up nobody who writes meanwhile",
        arguments: Deed.allCases)
    func holdsUpNobody(deed: Deed) async throws {
        let writes = Mutex<[Bool]>([])
        let file = family.file
        // Passwords are hashed anew, too, since it does so less weakly than before.
        let gate = try family.anotherGate(
            hasher: PasswordHasher(
                profile: HashingProfile(memory: 8, passes: 2, lanes: 1), slots: .unlimited,
                random: family.random,
                whileHoldingSlot: {
                    let isFree = Self.canWrite(to: file)
                    writes.withLock { $0.append(isFree) }
                }))

        try await perform(deed, by: gate)

        let all = writes.withLock(\.self)
        #expect(!all.isEmpty && all.allSatisfy(\.self), "\(all)")
    }

    private func perform(_ deed: Deed, by gate: Gate) async throws {
        let (old, new) = (Person.anna.password, Confidential("a new quiet lamp"))
        switch deed {
        case .registering: _ = try await register(by: gate)
        case .signingIn:
            _ = try await gate.signIn(as: "anna", with: old, request: family.newRequest())
        case .changing:
            _ = try await gate.changePassword(
                as: family.caller(.anna), from: old, to: new, request: family.newRequest())
        case .recovering:
            let code = try #require(try await register(by: family.gate).recoveryCode)
            _ = try await gate.recover(
                "rosa", code: code, password: new, request: family.newRequest())
        case .joining:
            let draft = try await gate.draftKey()
            let key = try await family.perform(IssueKey(for: "kim", draft: draft), as: .anna).key
            _ = try await gate.join(
                gate.open(key), username: Username("kim"), password: Confidential("846201"),
                request: family.newRequest())
        }
    }

    private func register(by gate: Gate) async throws -> SignedIn {
        try await gate.register(
            Username("rosa"), name: Name("Rosa"), email: nil,
            password: Confidential("a very quiet lamp"), request: family.newRequest())
    }

    /// Whether another program can write to a data file at once.
    private static func canWrite(to file: String) -> Bool {
        do {
            let database = try DatabaseQueue(path: file)
            try database.write { database in
                try database.execute(sql: "UPDATE session SET proved_at = proved_at")
            }
            try database.close()
            return true
        } catch {
            return false
        }
    }
}
