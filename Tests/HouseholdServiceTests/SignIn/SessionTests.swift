import Credentials
import Foundation
import HouseholdModel
import HouseholdService
import Testing

@Suite("A session")
struct SessionTests {
    private let family: Family

    init() async throws {
        family = try await Family()
    }

    @Test(
        "ends when nobody used it: an adult's for 30 days, a child's for 90",
        arguments: [(Person.anna, 30), (.mia, 90)])
    func expires(_ person: Person, _ days: Int) async throws {
        let caller = try await family.signIn(person)

        family.clock.advance(milliseconds: Int64(days) * 86_400_000 - 1)
        #expect(await error(of: caller) == nil)
        family.clock.advance(milliseconds: 1)
        #expect(await error(of: caller) == .account(.notSignedIn))
    }

    @Test("lives on when something was done with it")
    func livesOn() async throws {
        let caller = try await family.signIn(.anna)
        family.clock.advance(days: 29)
        _ = try await family.gate.perform(
            ReadNotices(), as: caller, request: family.newRequest())

        family.clock.advance(days: 29)

        #expect(await error(of: caller) == nil)
    }

    @Test("ends when its owner signs out, and no other with it")
    func endsAlone() async throws {
        let (first, second) = (try await family.signIn(.anna), try await family.signIn(.anna))

        #expect(
            try await family.gate.perform(LogOut(), as: first, request: family.newRequest()).output)

        #expect(await error(of: first) == .account(.notSignedIn))
        #expect(await error(of: second) == nil)
    }

    @Test("ends with all others of the account when its owner signs out everywhere")
    func endsEverywhere() async throws {
        let (first, second) = (try await family.signIn(.anna), try await family.signIn(.anna))
        let other = try await family.signIn(.ben)

        _ = try await family.gate.perform(
            LogOut(everywhere: true), as: first, request: family.newRequest())

        #expect(await error(of: second) == .account(.notSignedIn))
        #expect(await error(of: other) == nil)
    }

    @Test("ends when somebody else signs in in its place, and not when they try in vain")
    func isReplaced() async throws {
        let anna = try await family.signIn(.anna)
        let other = try await family.signIn(.anna)
        _ = await refusal { () throws(ServiceError) in
            _ = try await family.gate.signIn(
                as: "mia", with: Confidential("wrong"), inPlaceOf: anna,
                request: family.newRequest())
        }
        #expect(await error(of: anna) == nil)

        let signedIn = try await family.gate.signIn(
            as: "mia", with: Person.mia.password, inPlaceOf: anna, request: family.newRequest())

        #expect(await error(of: anna) == .account(.notSignedIn))
        #expect(await error(of: other) == nil)
        #expect(await error(of: Caller(session: signedIn.session)) == nil)
    }

    @Test("is worth nothing in a copy of its file on another computer")
    func staysOnItsComputer() async throws {
        let signedIn = try await family.gate.signIn(
            as: "mia", with: Person.mia.password, request: family.newRequest())
        func error(on machine: UInt8?) async -> ServiceError? {
            await self.error(
                of: Caller(session: signedIn.session).at(
                    Computer(
                        called: "kitchen",
                        marked: machine.map { String(repeating: "0\($0)", count: 32) })))
        }
        let number =
            "number = (SELECT max(number) FROM session AS s WHERE s.account_id = session.account_id)"

        try family.tamper(
            "UPDATE session SET machine = X'\(String(repeating: "07", count: 32))' WHERE \(number)")
        #expect(await error(on: 7) == nil)
        #expect(await error(on: 8) == .account(.notSignedIn))
        #expect(await error(on: nil) == .account(.notSignedIn))
        try family.tamper("UPDATE session SET machine = NULL WHERE \(number)")
        #expect(await error(on: 8) == nil)
    }

    @Test("of another computer has that one's name, and is worth nothing at the gate's own")
    func hasTheNameOfItsComputer() async throws {
        let kitchen = Computer(called: "kitchen", marked: String(repeating: "0a", count: 32))
        let signedIn = try await family.gate.signIn(
            as: "mia", with: Person.mia.password, inPlaceOf: .nobody.at(kitchen),
            request: family.newRequest())
        let there = Caller(session: signedIn.session).at(kitchen)

        let sessions = try await family.gate.perform(ListSessions(), as: there).output
        #expect(sessions.first(where: \.current)?.device == "kitchen")
        #expect(await error(of: Caller(session: signedIn.session)) == .account(.notSignedIn))
    }

    @Test("is of no computer where a program that asks over the wire leaves out which")
    func needsItsComputer() async throws {
        let signedIn = try await family.gate.signIn(
            as: "mia", with: Person.mia.password, request: family.newRequest())
        let mine = String(repeating: "07", count: 32)
        try family.tamper("UPDATE session SET machine = X'\(mine)'")
        let token = try #require(signedIn.session.reveal())
        func error(saying computer: String) async throws -> ServiceError? {
            let bytes = token.utf8.map(String.init).joined(separator: ",")
            let text = #"{"session":[\#(bytes)]\#(computer)}"#
            let decoder = JSONDecoder()
            decoder.userInfo[try #require(Wire.key)] = Wire.client
            return await self.error(of: try decoder.decode(Caller.self, from: Data(text.utf8)))
        }
        #expect(try await error(saying: #","computer":{"mark":"\#(mine)"}"#) == nil)
        #expect(try await error(saying: "") == .account(.notSignedIn))
        #expect(try await error(saying: #","computer":{}"#) == .account(.notSignedIn))
    }

    @Test("of a browser is worth nothing to other programs")
    func staysInItsBrowser() async throws {
        let browser = Computer.browser(called: "Firefox")
        let signedIn = try await family.gate.signIn(
            as: "mia", with: Person.mia.password, inPlaceOf: .nobody.at(browser),
            request: family.newRequest())
        let caller = Caller(session: signedIn.session)
        #expect(await error(of: caller.at(browser)) == nil)
        for other in [Computer.own, Computer(called: "Firefox", marked: browser.mark)] {
            #expect(await error(of: caller.at(other)) == .account(.notSignedIn))
        }
    }

    @Test(
        "has no name of its own where its computer says one that is not fit to be shown",
        arguments: ["", "\u{1B}[2J", "a\nb"])
    func hasNoBadName(name: String) {
        #expect(Computer(called: name).name == nil)
    }

    @Test("has no longer name than a line has room for, and no mark but sixty-four digits")
    func cutsNames() {
        #expect(Computer(called: String(repeating: "x", count: 500)).name?.text.count == 60)
        for mark in [
            "", "07", String(repeating: "0g", count: 32), String(repeating: "٠", count: 64),
        ] {
            #expect(Computer(called: "kitchen", marked: mark).mark == nil)
        }
        let mark = String(repeating: "0f", count: 32)
        #expect(Computer(called: "kitchen", marked: mark).mark == mark)
    }

    @Test("can't be opened with a made-up token")
    func refusesForgeries() async throws {
        for token in [
            "", "x", String(repeating: "A", count: 43), String(repeating: "0", count: 64),
        ] {
            #expect(await error(of: Caller(session: Confidential(token))) == .account(.notSignedIn))
        }
    }

    @Test("knows the household that its account founds")
    func followsIntoHousehold() async throws {
        try await family.perform(
            CreateHousehold(name: Title("New home"), zone: family.zone(), weekStart: .monday),
            as: .zoe)

        #expect(try await family.ask(ShowAccount(), as: .zoe).role == .owner)
    }

    @Test("hashes the password anew when it was hashed more weakly, once")
    func rehashes() async throws {
        let strong = try family.anotherGate(hasher: hasher {})
        func signIn(by gate: Gate) async throws {
            _ = try await gate.signIn(
                as: "anna", with: Person.anna.password, request: family.newRequest())
        }

        try await signIn(by: strong)
        let renewed = try storedHash()
        try await signIn(by: strong)

        #expect(renewed?.contains(",t=2,") == true)
        #expect(try storedHash() == renewed)
        try await signIn(by: family.gate)
        #expect(try storedHash() == renewed)
    }

    @Test(
        "does not begin, and overwrites nothing, when the password was changed while it was compared"
    )
    func losesTheRace() async throws {
        let other = try #require(try family.text("SELECT phc FROM account WHERE username = 'ben'"))
        let gate = try family.anotherGate(
            hasher: hasher {
                try? family.tamper("UPDATE account SET phc = '\(other)' WHERE username = 'anna'")
            })

        let error = await refusal { () throws(ServiceError) in
            _ = try await gate.signIn(
                as: "anna", with: Person.anna.password, request: family.newRequest())
        }

        #expect(error == .account(.signInRefused))
        #expect(try storedHash() == other)
    }

    private func hasher(whileHashing: @escaping @Sendable () -> Void) -> PasswordHasher {
        PasswordHasher(
            profile: HashingProfile(memory: 8, passes: 2, lanes: 1), slots: .unlimited,
            random: family.random, whileHoldingSlot: whileHashing)
    }

    private func storedHash() throws -> String? {
        try family.text("SELECT phc FROM account WHERE username = 'anna'")
    }

    private func error(of caller: Caller) async -> ServiceError? {
        await refusal { () throws(ServiceError) in
            _ = try await family.gate.perform(ShowAccount(), as: caller)
        }
    }
}
