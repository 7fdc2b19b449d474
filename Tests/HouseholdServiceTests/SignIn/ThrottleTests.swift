import Household
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

        #expect(await isIn(.anna) == .signInRefused)
        family.clock.advance(seconds: 29)
        #expect(await isIn(.anna) == .signInRefused)
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
        #expect(await isIn(.anna) == .signInRefused)
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

        #expect(await isIn(.anna, with: "wrong") == .signInRefused)
        #expect(await isIn(.mia) == .signInRefused)
        #expect(await isIn(.max) == .signInRefused)
        #expect(await miss(name: "ghost") == .signInRefused)
        #expect(await miss(name: "") == .signInRefused)
        #expect(await isIn(.anna, with: "") == .signInRefused)
        #expect(await isIn(.anna, with: String(repeating: "x", count: 100_000)) == .signInRefused)
    }

    @Test("ends for a password after a hundred misses, until a parent unlocks the child")
    func isDisabled() async throws {
        try family.tamper(
            "INSERT INTO sign_in_budget (name, fails, not_before) VALUES ('mia', 100, 0)")
        family.clock.advance(days: 20)
        #expect(await isIn(.mia) == .signInRefused)

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

    @Test("is limited to sixty misses an hour in one household")
    func limitsHouseholds() async throws {
        for name in ["anna", "ben", "mia", "max"] {
            for _ in 1...15 {
                try family.tamper("DELETE FROM sign_in_budget")
                await miss(name: name)
            }
        }

        #expect(await isIn(.anna) == .signInRefused)
        #expect(await isIn(.olga) == nil)
        family.clock.advance(seconds: 3_601)
        #expect(await isIn(.anna) == nil)
    }

    @Test("that was refused is in the records of the household, or of none")
    func isRecorded() async throws {
        await miss(.mia, times: 1)
        let missed = try family.lastRecord()
        await miss(name: "ghost")
        let unknown = try family.lastRecord()

        #expect(missed["about_id"] == (try family.member("Mia").rawValue))
        #expect(missed["household_id"] == family.smiths.rawValue)
        #expect(missed["allowed"] == "0")
        #expect(unknown["household_id"] == "program")
        let seen = try await family.ask(ListAudit(), as: .mia)
        #expect(seen.first?.operation == "account.login")
    }

    // MARK: - Trying

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
