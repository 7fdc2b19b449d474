import Credentials
import Foundation
import HouseholdModel
import HouseholdService
import Testing

@Suite("A household's code")
struct AdmissionTests {
    private let family: Family
    private let title: Title

    init() async throws {
        family = try await Family()
        title = try Title("The Smiths")
    }

    private func members(_ state: MemberItemView.State) async throws -> [String] {
        try await family.ask(ListMembers(), as: .anna).filter { $0.state == state }
            .map { "\($0.username ?? "-") \($0.name)" }
    }

    private func refused(
        _ code: Confidential, as person: Person, called name: Name? = nil
    ) async -> ServiceError? {
        await refusal { () throws(ServiceError) in
            _ = try await family.knock(with: code, as: person, called: name)
        }
    }

    private func listing(as person: Person) async -> ServiceError? {
        await refusal { () throws(ServiceError) in
            _ = try await family.ask(ListChores(), as: person)
        }
    }

    private func news(_ person: Person) async throws -> [String] {
        try await family.ask(ListNotices(), as: person).map(\.text.source)
    }

    @Test("lets an adult wait, whom a parent lets in as what they say")
    func admits() async throws {
        let code = try await family.makeCode(as: .ben)
        let waiting = try await family.knock(with: code, as: .zoe)
        #expect(waiting.household == "The Smiths")
        #expect(waiting.until == family.clock.now.adding(days: 7))
        #expect(try await members(.waiting) == ["zoe Zoe"])
        #expect(await listing(as: .zoe) == .member(.waiting(title)))

        let member = try await family.perform(AdmitMember("Zoe", as: .helper), as: .anna)
        #expect(member.role == .helper)
        #expect(member.state == .joined)
        let account = try await family.ask(ShowAccount(), as: .zoe)
        #expect(account.household == "The Smiths")
        #expect(account.role == .helper)
        #expect(try await members(.waiting).isEmpty)
        let again = AdmitMember("zoe", as: .helper)
        #expect(await family.refusal(again, as: .ben) == .member(.nobodyWaits("zoe")))
    }

    @Test("works for several, until it ends")
    func worksForSeveral() async throws {
        let code = try await family.makeCode(as: .anna)
        for person in [Person.zoe, .olga, .nora] {
            try await family.knock(with: code, as: person)
            family.clock.advance(milliseconds: 1)
        }
        #expect(try await members(.waiting) == ["zoe Zoe", "olga Olga", "nora Nora"])

        family.clock.advance(milliseconds: 7 * 86_400_000 - 4)
        try await family.knock(with: code, as: .paul)
        let proof = try await family.open(code: code)
        family.clock.advance(milliseconds: 1)
        #expect(await refused(code, as: .rita) == .account(.keyRefused))
        #expect(
            await family.refusal(AskToJoin(proof), as: .rita) == .account(.keyRefused))
        #expect(try await members(.waiting) == ["olga Olga", "nora Nora", "paul Paul"])

        family.clock.advance(milliseconds: 2)
        #expect(try await members(.waiting) == ["paul Paul"])
    }

    @Test("is kept as a hash, shown once, and replaced only where that is meant")
    func rotates() async throws {
        #expect(try await family.ask(ShowCode(), as: .anna) == nil)
        let code = try await family.makeCode(as: .ben)
        let text = try #require(code.reveal())
        for (table, rows) in try family.everything() {
            #expect(!"\(rows)".contains(text.suffix(11)), "\(table)")
        }
        let shown = try #require(try await family.ask(ShowCode(), as: .anna))
        #expect(shown.madeBy == "Ben")
        #expect(shown.expiresAt == family.clock.now.adding(days: 7))
        let draft = try await family.gate.draftKey()
        #expect(
            await family.refusal(MakeCode(draft, inPlaceOfAnother: false), as: .anna)
                == .member(.codeIsOpen))

        let next = try await family.makeCode(as: .anna)
        #expect(await refused(code, as: .zoe) == .account(.keyRefused))
        try await family.knock(with: next, as: .zoe)
        try await family.perform(EndCode(), as: .ben)
        #expect(await refused(next, as: .olga) == .account(.keyRefused))
        #expect(await family.refusal(EndCode(), as: .ben) == .member(.noCode))
        #expect(try await members(.waiting) == ["zoe Zoe"])
    }

    @Test("ends with the membership of whoever made it, and knows it")
    func endsWithItsMaker() async throws {
        let code = try await family.makeCode(as: .ben)
        try await family.perform(RemoveMember("ben"), as: .anna)
        #expect(await refused(code, as: .zoe) == .account(.keyRefused))
        #expect(try await family.ask(ShowCode(), as: .anna) == nil)
    }

    @Test("makes no child an adult, no adult a child, and nobody who is in a member again")
    func isForAdults() async throws {
        let code = try await family.makeCode(as: .anna)
        for child in [Person.mia, .tim, .ida] {
            #expect(await refused(code, as: child) == .member(.keyIsForAdults))
        }
        #expect(await refused(code, as: .ben) == .member(.alreadyInHousehold(title)))
        try await family.knock(with: code, as: .zoe)
        #expect(await refused(code, as: .zoe) == .member(.waiting(title)))
        for role in [Role.owner, .child, .housemate] {
            let admit = AdmitMember("zoe", as: role)
            #expect(await family.refusal(admit, as: .anna)?.code == "value.unusable")
        }
        #expect(try await members(.waiting) == ["zoe Zoe"])
    }

    @Test("looks like any key to whoever has none of them")
    func looksLikeAKey() async throws {
        let code = try #require(try await family.makeCode(as: .anna).reveal())
        let draft = try await family.gate.draftKey()
        let key = try #require(
            try await family.perform(
                InviteMember(Name("Tom"), as: .parent, draft: draft), as: .anna
            ).key.reveal())
        #expect(code.count == key.count)
        for text in [code, key] {
            let wrong = Confidential(String(text.dropLast()) + (text.last == "7" ? "8" : "7"))
            let error = await refusal { () throws(ServiceError) in
                _ = try await family.gate.openAny(wrong)
            }
            #expect(error == .account(.keyRefused))
        }
        #expect(
            try family.number("SELECT key_misses FROM household WHERE name = 'The Smiths'") == 2)
    }

    @Test("ends when ten wrong ones were tried, and those who can make one are told")
    func isThrottled() async throws {
        let code = try await family.makeCode(as: .anna)
        let text = try #require(code.reveal())
        let wrong = Confidential(String(text.dropLast()) + (text.last == "7" ? "8" : "7"))
        for _ in 1...10 { _ = try? await family.gate.openAny(wrong) }
        #expect(await refused(code, as: .zoe) == .account(.keyRefused))
        #expect(try await news(.ben).contains { $0.hasPrefix("Somebody tried wrong") })
    }

    @Test("tells those who can answer, until one has, and whoever was let in")
    func tells() async throws {
        let code = try await family.makeCode(as: .anna)
        try await family.knock(with: code, as: .zoe)
        for person in [Person.anna, .ben] {
            #expect(
                try await news(person).contains { $0.hasPrefix("Zoe (zoe) would like to join.") })
        }
        #expect(try await news(.mia).isEmpty)
        try await family.perform(AdmitMember("zoe", as: .parent), as: .anna)
        for person in [Person.anna, .ben] { #expect(try await news(person).isEmpty) }
        #expect(
            try await news(.zoe) == ["Anna let you in. Welcome to \"The Smiths\"."])
    }

    @Test("lets who was refused know it once, and wait again after a day")
    func refuses() async throws {
        let code = try await family.makeCode(as: .anna)
        try await family.knock(with: code, as: .zoe)
        #expect(try await family.perform(ReadNotices(), as: .anna).count == 1)
        try await family.perform(RefuseMember("ZOE"), as: .ben)
        #expect(try await members(.waiting).isEmpty)
        #expect(try await news(.anna).isEmpty)
        #expect(await listing(as: .zoe) == .noHousehold)
        let own = try await family.ask(ShowOwnAccount(), as: .zoe)
        #expect(own.admissions.map(\.state) == [.refused])
        #expect(
            try await family.perform(HearRefusals(), as: .zoe).map(\.household) == ["The Smiths"])
        #expect(try await family.perform(HearRefusals(), as: .zoe).isEmpty)

        family.clock.advance(milliseconds: 86_400_000 - 1)
        #expect(await refused(code, as: .zoe) == .member(.refusedLately(title)))
        #expect(
            await family.refusal(WithdrawAsking(), as: .zoe) == .member(.waitsForNobody))
        family.clock.advance(milliseconds: 1)
        try await family.knock(with: code, as: .zoe)
        #expect(try await members(.waiting) == ["zoe Zoe"])
    }

    @Test("tells a refusal that nobody heard, however long ago it was")
    func tellsLate() async throws {
        let code = try await family.makeCode(as: .anna)
        try await family.knock(with: code, as: .zoe)
        try await family.perform(RefuseMember("zoe"), as: .ben)
        try await family.live(days: 9)
        #expect(try await family.perform(HearRefusals(), as: .zoe).count == 1)
        #expect(try await family.ask(ShowOwnAccount(), as: .zoe).admissions.isEmpty)
    }

    @Test("lets nobody wait for longer than seven days, nor who took it back")
    func endsWaiting() async throws {
        let code = try await family.makeCode(as: .anna)
        try await family.knock(with: code, as: .zoe)
        try await family.knock(with: code, as: .olga)
        #expect(
            try await family.perform(WithdrawAsking(), as: .zoe).map(\.household) == ["The Smiths"])
        #expect(try await members(.waiting) == ["olga Olga"])
        #expect(try await news(.ben).count == 1)
        family.clock.advance(days: 7)
        #expect(try await members(.waiting).isEmpty)
        #expect(try await news(.ben).isEmpty)
        #expect(try await family.ask(ShowOwnAccount(), as: .olga).admissions.isEmpty)
        try family.everybodyProves()
        let late = AdmitMember("olga", as: .parent)
        #expect(await family.refusal(late, as: .anna) == .member(.nobodyWaits("olga")))
    }

    @Test("lets somebody be in another household meanwhile, and go on there")
    func staysElsewhere() async throws {
        let code = try await family.makeCode(as: .anna)
        try await family.knock(with: code, as: .olga)
        #expect(try await family.ask(ListChores(), as: .olga).map(\.title) == ["Vacuum"])
        try await family.perform(AdmitMember("olga", as: .helper), as: .anna)
        #expect(try await family.ask(ListChores(), as: .olga).map(\.title) == ["Vacuum"])
        let homes = try await family.ask(ListHouseholds(), as: .olga)
        #expect(homes.map(\.name) == ["The Joneses", "The Smiths"])
        #expect(homes.map(\.current) == [true, false])
    }

    @Test("lets nobody in under a name that somebody has")
    func checksNames() async throws {
        let code = try await family.makeCode(as: .anna)
        try await family.knock(with: code, as: .zoe, called: Name("Mia"))
        family.clock.advance(milliseconds: 1)
        try await family.knock(with: code, as: .olga, called: Name("MIA"))
        #expect(
            await family.refusal(AdmitMember("mia", as: .parent), as: .anna)
                == .member(.severalWait([try Username("zoe"), try Username("olga")])))
        #expect(
            await family.refusal(AdmitMember("zoe", as: .parent), as: .anna)
                == .member(.guestNameTaken(try Name("Mia"), try Username("zoe"))))
        let named = AdmitMember("zoe", as: .parent, called: try Name("Zoe"))
        #expect(try await family.perform(named, as: .anna).name == "Zoe")
        #expect(
            await refused(code, as: .nora, called: try Name("17"))?.code == "member.name-misleading"
        )
    }

    @Test("lets ten people wait at once, and one in no more households than anybody")
    func hasRoom() async throws {
        let code = try await family.makeCode(as: .anna)
        try family.tamper(
            """
            WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 10)
            INSERT INTO account (id, username, name, kind, created_at)
            SELECT CAST(printf('guest%011d', i) AS BLOB), 'guest' || i, 'Guest', 'adult', 1 FROM n;
            INSERT INTO admission
                (household_id, account_id, name, household_name, state, asked_at, ends_at)
            SELECT \(family.smiths.literal), id, name, 'The Smiths', 'waiting', 1,
                \(family.clock.now.adding(days: 3).milliseconds)
            FROM account WHERE name = 'Guest';
            """)
        #expect(await refused(code, as: .zoe) == .tooMany(.waiting))
        try await family.perform(RefuseMember("guest3"), as: .anna)
        try await family.knock(with: code, as: .zoe)
    }

    @Test("shows whoever waits nothing of the household, and lets them do nothing in it")
    func showsNothing() async throws {
        func told(in family: Family) async throws -> [Told] {
            let code = try await family.makeCode(as: .anna)
            try await family.knock(with: code, as: .zoe)
            return try await family.everything(for: .zoe, naming: ["anna", "mia", "Tom"])
        }
        let other = try await Family()
        try await other.addChore("Sweep", to: "mia", as: .anna)
        try await other.perform(AddChild(name: Name("Tom"), signIn: .code), as: .anna)
        let before = try await told(in: family)
        #expect(try await told(in: other) == before)
        // What it is called from now on they are not told either.
        let named = ChangeSettings(.name(try Title("The Millers")))
        try await family.perform(named, as: .anna)
        #expect(
            try await family.everything(for: .zoe, naming: ["anna", "mia", "Tom"]) == before)

        for action in Action.allCases where !action.isOutsideHouseholds {
            #expect(
                try await asked(action) == .member(.waiting(title)), "\(action.rawValue)")
        }
    }

    private func asked(_ action: Action) async throws -> ServiceError? {
        let target = Target.household(family.smiths)
        func ask<Asked: ActionName>(_: Asked.Type) async -> ServiceError? {
            await family.refusal(Probe<Asked>(target, in: family), as: .zoe)
        }
        return await ask(action.name)
    }

    @Test("goes with the account that waits, and with the household")
    func leavesNothing() async throws {
        let code = try await family.makeCode(as: .anna)
        try await family.knock(with: code, as: .zoe)
        try await family.gate.deleteAccount(
            as: family.caller(.zoe), with: Person.zoe.password, request: family.newRequest())
        #expect(try family.count("admission", where: "1") == 0)
        #expect(try await news(.ben).isEmpty)

        try await family.knock(with: family.makeCode(as: .olga), as: .ben)
        try await family.perform(DeleteHousehold(called: "The Joneses"), as: .olga)
        #expect(try family.count("admission", where: "1") == 0)
    }

    @Test("is not needed any more by whoever comes in with a key of their own")
    func yieldsToKeys() async throws {
        try await family.knock(with: family.makeCode(as: .anna), as: .zoe)
        let draft = try await family.gate.draftKey()
        let key = try await family.perform(
            InviteMember(Name("Tom"), as: .parent, draft: draft), as: .anna
        ).key
        try await family.perform(JoinHousehold(family.gate.open(key)), as: .zoe)
        #expect(try await members(.waiting).isEmpty)
        #expect(try await family.ask(ShowOwnAccount(), as: .zoe).admissions.isEmpty)
    }

    @Test("works among housemates, any of whom lets in and refuses")
    func worksInAFlat() async throws {
        let code = try await family.makeCode(as: .rita)
        try await family.knock(with: code, as: .zoe)
        #expect(try await news(.finn).count == 1)
        #expect(
            await family.refusal(AdmitMember("zoe", as: .parent), as: .finn)?.code
                == "value.unusable")
        let member = try await family.perform(AdmitMember("zoe", as: .housemate), as: .finn)
        #expect(member.role == .housemate)
        #expect(try await news(.rita).isEmpty)
    }
}
