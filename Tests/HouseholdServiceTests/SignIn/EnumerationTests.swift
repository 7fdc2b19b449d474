import Credentials
import HouseholdModel
import HouseholdService
import Synchronization
import Testing

/// What stands in a name's way before it is tried.
private enum Hindrance: CaseIterable {
    case nothing, ownWait, disabled, fullHousehold
}

/// The time of an answer is that of the hashes made for it: they are counted here, no clock is read.
@Suite("A stranger who tries names")
struct EnumerationTests {
    private let family: Family

    init() async throws {
        family = try await Family()
    }

    @Test(
        "gets the same answer for as many hashes whether or not anybody is called so, limited or not"
    )
    func findsNobody() async throws {
        let hashes = Mutex(0)
        let gate = try family.anotherGate(
            hasher: PasswordHasher(
                profile: HashingProfile(memory: 8, passes: 1, lanes: 1), slots: .unlimited,
                random: family.random, whileHoldingSlot: { hashes.withLock { $0 += 1 } }))
        func answer(to name: String, _ hindrance: Hindrance) async throws -> String {
            try hinder(name, by: hindrance)
            hashes.withLock { $0 = 0 }
            let error = await refusal { () throws(ServiceError) in
                _ = try await gate.signIn(
                    as: name, with: Confidential("wrong"), request: family.newRequest())
            }
            let text = error.map { "\($0)" } ?? "let in"
            return "\(hashes.withLock(\.self)) hash: \(text)"
        }

        let known = ["anna", "ben", "mia", "max", "anna@example.org"]
        for pair in 0..<400 {
            let hindrance = Hindrance.allCases[pair % Hindrance.allCases.count]
            let ours = try await answer(to: known[pair % known.count], hindrance)
            let strange = try await answer(to: "ghost\(pair)", hindrance)
            #expect(ours == strange)
            #expect(ours.hasPrefix("1 hash: "))
        }
    }

    private func hinder(_ name: String, by hindrance: Hindrance) throws {
        try family.tamper("DELETE FROM sign_in_budget; DELETE FROM sign_in_attempt")
        let now = family.clock.now.milliseconds
        let (fails, notBefore): (Int, Int64) =
            switch hindrance {
            case .nothing: (0, 0)
            case .ownWait: (6, now + 30_000)
            case .disabled: (100, 0)
            case .fullHousehold: (1, now)
            }
        guard fails > 0 else { return }
        try family.tamper(
            """
            INSERT INTO sign_in_budget (name, fails, not_before)
            VALUES ('\(name)', \(fails), \(notBefore))
            """)
        guard hindrance == .fullHousehold else { return }
        for attempt in 0..<60 {
            let id = Identifier<Family>(
                at: family.clock.now, random: family.random.bytes(10))
            try family.tamper(
                """
                INSERT INTO sign_in_attempt (household_id, id, at)
                VALUES (\(family.smiths.literal), \(id.literal), \(now - Int64(attempt)))
                """)
        }
    }
}
