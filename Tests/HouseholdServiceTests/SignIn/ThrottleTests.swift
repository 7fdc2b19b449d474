import Credentials
import HouseholdModel
import HouseholdService
import Testing

@Suite("Signing in")
struct ThrottleTests {
    private let family: Family

    init() async throws {
        family = try await Family()
    }

    @Test("is free for five tries, then takes a wait that no right password shortens")
    func waits() async throws {
        await miss(.anna, times: 5)

        #expect(await isIn(.anna) == .account(.signInRefused))
        family.clock.advance(seconds: 29)
        #expect(await isIn(.anna) == .account(.signInRefused))
        family.clock.advance(seconds: 1)
        #expect(await isIn(.anna) == nil)
    }

    @Test("waits longer after each miss", arguments: [(6, 60), (7, 120), (8, 300), (9, 900)])
    func waitsLonger(_ misses: Int, _ pause: Int) async throws {
        for _ in 1...misses {
            family.clock.advance(seconds: 900)
            await miss(.anna, times: 1)
        }

        family.clock.advance(seconds: Int64(pause) - 1)
        #expect(await isIn(.anna) == .account(.signInRefused))
        family.clock.advance(seconds: 1)
        #expect(await isIn(.anna) == nil)
    }

    @Test("with the right password gives all tries back")
    func givesBack() async throws {
        for _ in 1...3 {
            await miss(.anna, times: 4)
            #expect(await isIn(.anna) == nil)
        }

        #expect(try family.count("sign_in_budget") == 0)
        #expect(try family.count("sign_in_attempt") == 12)
    }

    @Test("charges a name that nobody has like one that somebody has")
    func chargesUnknownNames() async throws {
        for name in ["anna", "ghost"] {
            for _ in 1...7 { await miss(name: name) }
        }

        let budget = "SELECT fails || not_before || boot_id || not_before_boot FROM sign_in_budget"
        #expect(try family.count("sign_in_budget") == 2)
        #expect(
            try family.text(budget + " WHERE name = 'anna'")
                == family.text(budget + " WHERE name = 'ghost'"))
        #expect(try family.number("SELECT fails FROM sign_in_budget WHERE name = 'ghost'") == 5)
    }

    @Test("counts a name however it is written, and an e-mail address for itself")
    func foldsNames() async throws {
        await miss(name: "ANNA")
        await miss(name: "Anna")
        await miss(name: "anna@example.org")

        #expect(try family.number("SELECT fails FROM sign_in_budget WHERE name = 'anna'") == 2)
        #expect(try family.count("sign_in_budget") == 2)
    }

    @Test("is refused in the same words whatever the cause")
    func tellsNothing() async throws {
        try family.tamper("UPDATE account SET phc = NULL WHERE username = 'mia'")
        try family.tamper(
            "INSERT INTO sign_in_budget (name, fails, not_before) VALUES ('max', 100, 0)")

        #expect(await isIn(.anna, with: "wrong") == .account(.signInRefused))
        #expect(await isIn(.mia) == .account(.signInRefused))
        #expect(await isIn(.max) == .account(.signInRefused))
        #expect(await miss(name: "ghost") == .account(.signInRefused))
        #expect(await miss(name: "") == .account(.signInRefused))
        #expect(await isIn(.anna, with: "") == .account(.signInRefused))
        #expect(
            await isIn(.anna, with: String(repeating: "x", count: 100_000))
                == .account(.signInRefused))
    }

    @Test("ends for a password after a hundred misses, until a parent unlocks the child")
    func isDisabled() async throws {
        try family.tamper(
            "INSERT INTO sign_in_budget (name, fails, not_before) VALUES ('mia', 100, 0)")
        family.clock.advance(days: 20)
        #expect(await isIn(.mia) == .account(.signInRefused))

        try await family.perform(UnlockChild("mia"), as: .ben)

        #expect(await isIn(.mia) == nil)
    }

    @Test("is not made cheaper by trying at the same time in several programs")
    func chargesParallelTries() async throws {
        let gates = [family.gate, try family.anotherGate()]

        await withTaskGroup(of: Void.self) { group in
            for number in 0..<24 {
                group.addTask {
                    _ = try? await gates[number % 2].signIn(
                        as: "anna", with: Confidential("wrong \(number)"),
                        request: family.newRequest())
                }
            }
        }

        #expect(try family.number("SELECT fails FROM sign_in_budget WHERE name = 'anna'") == 5)
        #expect(try family.count("sign_in_attempt") == 5)
    }

    @Test("is refused to who missed among sixty misses of one household, for a quarter of an hour")
    func limitsHouseholds() async throws {
        try await missSixtyTimes()

        #expect(await isIn(.anna) == .account(.signInRefused))
        #expect(await isIn(.olga) == nil)
        family.clock.advance(seconds: 899)
        #expect(await isIn(.anna) == .account(.signInRefused))
        family.clock.advance(seconds: 1)
        #expect(await isIn(.anna) == nil)
    }

    @Test("is not refused to who did not miss, however often others of the household do")
    func sparesTheInnocent() async throws {
        try await missSixtyTimes()

        #expect(await isIn(.max) == nil)
        let proved = await refusal { () throws(ServiceError) in
            try await family.gate.checkPassword(
                Person.max.password, as: family.caller(.max), before: .changePassword)
        }
        #expect(proved == nil)
    }

    @Test(
        "costs nothing while the computer is busy, whatever was missed before",
        arguments: [0, 4, 5, 8])
    func busyIsFree(misses: Int) async throws {
        for _ in 0..<misses {
            family.clock.advance(seconds: 900)
            await miss(.anna, times: 1)
        }
        family.clock.advance(seconds: 900)
        let hourAgo = family.clock.now.adding(milliseconds: -3_600_000).milliseconds
        try family.tamper("DELETE FROM sign_in_attempt WHERE at <= \(hourAgo)")
        let before = try family.everything()
        let busy = try family.anotherGate(hasher: busyHasher)

        for _ in 1...10 {
            let error = await refusal { () throws(ServiceError) in
                _ = try await busy.signIn(
                    as: "anna", with: Person.anna.password, request: family.newRequest())
            }
            #expect(error == .hashing(.busy))
        }

        #expect(try family.everything() == before)
        #expect(await isIn(.anna) == nil)
    }

    @Test("as oneself again costs nothing while the computer is busy")
    func busyProofIsFree() async throws {
        let before = try family.everything()
        let busy = try family.anotherGate(hasher: busyHasher)

        for _ in 1...10 {
            let error = await refusal { () throws(ServiceError) in
                try await busy.checkPassword(
                    Person.anna.password, as: family.caller(.anna), before: .setRules)
            }
            #expect(error == .hashing(.busy))
        }

        #expect(try family.everything() == before)
    }

    @Test("that was refused is in the records of the household, or of none")
    func isRecorded() async throws {
        await miss(.mia, times: 1)
        let missed = try family.lastRecord()
        family.clock.advance(seconds: 1)
        await miss(name: "ghost")
        let unknown = try family.lastRecord()

        #expect(missed["about_id"] == (try family.member("Mia").rawValue))
        #expect(missed["household_id"] == family.smiths.rawValue)
        #expect(missed["allowed"] == "0")
        #expect(unknown["household_id"] == "00000000-0000-0000-0000-000000000000")
        let seen = try await family.ask(ListAudit(), as: .mia)
        #expect(seen.first?.operation == "account.login")
        #expect(seen.first?.on == "member mia")
        #expect(seen.first?.by == nil)
    }

    // MARK: - Trying

    /// A hasher that never gets to hash anything.
    private var busyHasher: PasswordHasher {
        PasswordHasher(
            profile: HashingProfile(memory: 8, passes: 1, lanes: 1),
            slots: HashingSlots(limit: 0, directory: nil, patience: .zero), random: family.random)
    }

    private func missSixtyTimes() async throws {
        for name in ["anna", "ben", "mia"] {
            for _ in 1...20 {
                try family.tamper("UPDATE sign_in_budget SET fails = 1")
                await miss(name: name)
            }
        }
        #expect(try family.count("sign_in_attempt") == 60)
    }

    private func isIn(_ person: Person, with password: String? = nil) async -> ServiceError? {
        await refusal { () throws(ServiceError) in
            try await family.signIn(person, with: password.map { Confidential($0) })
        }
    }

    private func miss(_ person: Person, times: Int) async {
        for _ in 0..<times { await miss(name: person.rawValue) }
    }

    @discardableResult
    private func miss(name: String) async -> ServiceError? {
        await refusal { () throws(ServiceError) in
            _ = try await family.gate.signIn(
                as: name, with: Confidential("wrong"), request: family.newRequest())
        }
    }
}
