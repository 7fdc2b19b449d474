import Credentials
import HouseholdModel
import HouseholdService
import Testing

@Suite("One's own account")
struct OwnAccountTests {
    private let family: Family

    init() async throws {
        family = try await Family()
    }

    @Test("gets a new password from whoever knows the old one, and is signed out elsewhere")
    func changesPassword() async throws {
        let (other, own) = (try await family.signIn(.anna), try await family.signIn(.anna))
        let before = try await family.gate.perform(ListSessions(), as: own).output.count

        let change = try await change(
            "quiet river lamp anna", to: "a new quiet lamp", as: own)

        #expect(change.endedSessions == before - 1)
        #expect(await error(of: other) == .account(.notSignedIn))
        #expect(await error(of: own) == nil)
        #expect(await signInError("quiet river lamp anna") == .account(.signInRefused))
        #expect(await signInError("a new quiet lamp") == nil)
    }

    @Test("ends sessions that only look as if they had lapsed, too")
    func endsLapsed() async throws {
        let old = try await family.signIn(.anna)
        family.clock.advance(days: 30)
        let own = try await family.signIn(.anna)

        let change = try await change(
            "quiet river lamp anna", to: "a new quiet lamp", as: own)

        #expect(change.endedSessions == 0)
        family.clock.advance(days: -30)
        #expect(await error(of: old) == .account(.notSignedIn))
        #expect(await error(of: own) == nil)
    }

    @Test("keeps its password where the old one is wrong or the new one is weak")
    func keepsPassword() async throws {
        let own = try await family.signIn(.anna)
        let sessions = try await family.gate.perform(ListSessions(), as: own).output.count

        #expect(
            await changeError("wrong", to: "a new quiet lamp", as: own) == .account(.passwordWrong))
        #expect(
            await changeError("quiet river lamp anna", to: "short", as: own)
                == .account(.passwordUnsuitable(.tooShort(minimum: 12))))

        #expect(try await family.gate.perform(ListSessions(), as: own).output.count == sessions)
        #expect(await signInError("quiet river lamp anna") == nil)
        #expect(
            await changeError("x", to: "a new quiet lamp", as: .nobody) == .account(.notSignedIn))
    }

    @Test("is not open to guessing: too many wrong passwords have to wait")
    func isThrottled() async throws {
        let own = try await family.signIn(.anna)
        for _ in 1...5 { _ = await changeError("wrong", to: "a new quiet lamp", as: own) }

        #expect(
            await changeError("quiet river lamp anna", to: "a new quiet lamp", as: own)
                == .account(.passwordWrong))
    }

    @Test("has it in the records who gave a wrong password")
    func recordsWho() async throws {
        _ = await changeError(
            "wrong", to: "a new quiet lamp", as: try await family.signIn(.anna))

        let record = try family.lastRecord()
        #expect((record["operation"], record["allowed"]) == ("account.password", "0"))
        #expect(record["member_id"] == (try family.member("Anna").rawValue))
        #expect(record["household_id"] == family.smiths.rawValue)
    }

    @Test("of a child keeps its kind: six digits, or a password")
    func keepsKind() async throws {
        let mia = try await family.signIn(.mia)

        #expect(
            await changeError("493817", to: "4711", as: mia)
                == .account(.passwordUnsuitable(.codeNotSixDigits)))
        _ = try await change("493817", to: "493818", as: mia)
        #expect(await signInError("493818", as: "mia") == nil)
    }

    @Test("changes nothing when it is only rehearsed")
    func rehearses() async throws {
        let own = try await family.signIn(.anna)

        _ = try await family.gate.changePassword(
            as: own, from: Confidential("quiet river lamp anna"),
            to: Confidential("a new quiet lamp"), request: family.newRequest(), isRehearsal: true)

        #expect(await signInError("quiet river lamp anna") == nil)
    }

    @Test("is called what its owner likes, unless somebody is called so or looks the same")
    func renames() async throws {
        #expect(try await family.perform(EditProfile(name: Name("Mimi")), as: .mia).name == "Mimi")
        #expect(try await family.ask(ShowAccount(), as: .mia).name == "Mimi")
        _ = try await family.perform(EditProfile(name: Name("Mia")), as: .mia)
        _ = try await family.perform(EditProfile(name: Name("Minnie"), of: "mia"), as: .anna)

        for name in ["Max", "MAX", "Маx", "ben"] {
            let newName = try Name(name)
            let error = await refusal { () throws(ServiceError) in
                try await family.perform(EditProfile(name: newName), as: .mia)
            }
            #expect(error == .member(.nameTaken(newName)))
        }
    }

    @Test("is known by a picture and an age, to those who may see them")
    func isKnown() async throws {
        var edit = EditProfile(of: "mia")
        edit.avatar = try .to(Avatar("🐱"))
        edit.ageBand = .to(.sixToSeven)
        let member = try await family.perform(edit, as: .anna)
        #expect((member.name, member.avatar) == ("Mia", "🐱"))
        #expect(try await family.ask(ShowAccount(), as: .mia).ageBand == .sixToSeven)
        #expect(try await pictures(for: .max) == ["🐱", "🐱", "🐱"])
        #expect(try await family.ask(ShowProfile(of: "mia"), as: .max).ageBand == .sixToSeven)

        try await family.perform(SetPrivacy(.profile, to: .me), as: .mia)
        #expect(try await pictures(for: .max) == [nil, nil, nil])
        #expect(try await family.ask(ShowProfile(of: "mia"), as: .max).ageBand == nil)
        #expect(try await pictures(for: .anna) == ["🐱", "🐱", "🐱"])

        try await family.perform(TakeBack(), as: .anna)
        #expect(try await pictures(for: .anna) == [nil, nil, nil])
        #expect(try await family.ask(ShowAccount(), as: .mia).ageBand == nil)
    }

    /// The picture of Mia wherever somebody could see it.
    private func pictures(for person: Person) async throws -> [String?] {
        let home = try await family.ask(ShowHousehold(), as: person)
        let board = try await family.ask(ShowLeaderboard(), as: person)
        let profile = try await family.ask(ShowProfile(of: "mia"), as: person)
        return [
            home.members.first { $0.username == "mia" }?.avatar,
            board.rows.first { $0.username == "mia" }?.avatar, profile.avatar,
        ]
    }

    @Test("has an age only as a child's, which a sibling can't change")
    func hasNoAge() async throws {
        var edit = EditProfile()
        edit.ageBand = .to(.eightToTen)
        let own = edit
        let error = await refusal { () throws(ServiceError) in
            try await family.perform(own, as: .anna)
        }
        #expect(error == .member(.ageIsForChildren))
        edit = EditProfile(of: "mia")
        edit.ageBand = NewValue.none
        let siblings = edit
        let refused = await refusal { () throws(ServiceError) in
            try await family.perform(siblings, as: .max)
        }
        guard case .refused = refused else {
            Issue.record("\(String(describing: refused))")
            return
        }
    }

    @Test("keeps what its owner set, and nothing else")
    func keepsSettings() async throws {
        try await family.perform(SetSetting(.lock, to: "10"), as: .anna)
        try await family.perform(SetSetting(.plain, to: "ON"), as: .anna)
        #expect(try await settings(of: .anna) == [.lock: "10", .plain: "on"])
        #expect(try await settings(of: .ben) == [:])

        try await family.perform(SetSetting(.lock, to: nil), as: .anna)
        let error = await refusal { () throws(ServiceError) in
            try await family.perform(SetSetting(.lock, to: "61"), as: .anna)
        }
        #expect(
            error
                == .value(
                    field: Phrase(message: "lock"),
                    expected: Phrase(message: "a number of minutes from 1 to 60, or off")))
        #expect(try await settings(of: .anna) == [.plain: "on"])
    }

    private func settings(of person: Person) async throws -> [PersonalSetting: String] {
        try await family.ask(ShowOwnAccount(), as: person).settings
    }

    private func change(
        _ old: String, to new: String, as caller: Caller
    ) async throws(ServiceError) -> PasswordChange {
        try await family.gate.changePassword(
            as: caller, from: Confidential(old), to: Confidential(new),
            request: family.newRequest())
    }

    private func changeError(
        _ old: String, to new: String, as caller: Caller
    ) async -> ServiceError? {
        await refusal { () throws(ServiceError) in _ = try await change(old, to: new, as: caller) }
    }

    private func signInError(_ password: String, as name: String = "anna") async -> ServiceError? {
        await refusal { () throws(ServiceError) in
            _ = try await family.gate.signIn(
                as: name, with: Confidential(password), request: family.newRequest())
        }
    }

    private func error(of caller: Caller) async -> ServiceError? {
        await refusal { () throws(ServiceError) in
            _ = try await family.gate.perform(ShowAccount(), as: caller)
        }
    }
}
