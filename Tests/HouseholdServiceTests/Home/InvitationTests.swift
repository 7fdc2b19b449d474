import Credentials
import Foundation
import HouseholdModel
import HouseholdService
import Testing

@Suite("An invitation")
struct InvitationTests {
    private let family: Family

    init() async throws {
        family = try await Family()
    }

    private func invite(
        _ name: String = "Tom", as role: Role = .parent, by person: Person = .ben
    ) async throws -> Confidential {
        let draft = try await family.gate.draftKey()
        return try await family.perform(
            InviteMember(Name(name), as: role, draft: draft), as: person
        ).key
    }

    private func join(_ key: Confidential, as person: Person) async throws {
        try await family.perform(JoinHousehold(family.gate.open(key)), as: person)
    }

    private func refused(_ key: Confidential, as person: Person) async -> ServiceError? {
        await refusal { () throws(ServiceError) in
            try await family.perform(JoinHousehold(family.gate.open(key)), as: person)
        }
    }

    private func names(_ state: MemberItemView.State) async throws -> [String] {
        try await family.ask(ListMembers(), as: .anna).filter { $0.state == state }.map(\.name)
    }

    @Test("lets an adult in once, as what was said, with the account that is there already")
    func worksOnce() async throws {
        let key = try await invite(as: .parent)
        #expect(try await names(.invited) == ["Kim", "Tom"])
        try await join(key, as: .zoe)

        let account = try await family.ask(ShowAccount(), as: .zoe)
        #expect(account.household == "The Smiths")
        #expect(account.role == .parent)
        #expect(account.name == "Tom")
        #expect(account.kind == .adult)
        #expect(try await family.ask(ListChores(), as: .zoe).count == 5)
        #expect(try await names(.invited) == ["Kim"])
        #expect(await refused(key, as: .olga) == .account(.keyRefused))
        #expect(try await family.ask(ShowAccount(), as: .olga).household == "The Joneses")
    }

    @Test("is taken back, for somebody who was in before, by whoever may remove an adult alone")
    func endsForWhoWasIn() async throws {
        _ = try await invite(as: .parent, by: .anna)
        try family.tamper("UPDATE member SET joined_at = created_at WHERE name = 'Tom'")

        #expect(
            await family.refusal(CancelInvitation(of: "tom"), as: .ben)
                == .member(.wasIn(try Name("Tom"))))
        #expect(try await names(.invited) == ["Kim", "Tom"])
        try await family.perform(CancelInvitation(of: "tom"), as: .anna)
        #expect(try await names(.invited) == ["Kim"])
        #expect(try family.count("member", where: "name = 'Tom' AND state = 'left'") == 1)
    }

    @Test("takes somebody who has a home into another one besides")
    func joinsBesides() async throws {
        try await join(try await invite("Olga", as: .helper), as: .olga)

        let homes = try await family.ask(ListHouseholds(), as: .olga)
        #expect(homes.map(\.name) == ["The Joneses", "The Smiths"])
        #expect(homes.map(\.role) == [.owner, .helper])
        #expect(homes.map(\.current) == [false, true])
        try await family.perform(SwitchHousehold(to: "1"), as: .olga)
        #expect(try await family.ask(ListChores(), as: .olga).map(\.title) == ["Vacuum"])
    }

    @Test("is nothing for a child, nor for somebody who is there; the key stays")
    func staysForTheRightOne() async throws {
        let key = try await invite()

        for child in [Person.mia, .tim, .ida] {
            #expect(await refused(key, as: child) == .member(.keyIsForAdults))
        }
        #expect(
            await refused(key, as: .anna)
                == .member(.alreadyInHousehold(try Title("The Smiths"))))
        let proof = try await family.gate.open(key)
        let tommy = try Username("tommy")
        let asChild = await refusal { () throws(ServiceError) in
            _ = try await family.gate.join(
                proof, username: tommy, password: Confidential("quiet river lamp"),
                request: family.newRequest())
        }
        #expect(asChild == .account(.keyRefused))
        try await join(key, as: .zoe)
    }

    @Test("of a child makes no adult one")
    func makesNoChild() async throws {
        let draft = try await family.gate.draftKey()
        let key = try await family.perform(IssueKey(for: "kim", draft: draft), as: .anna).key

        #expect(await refused(key, as: .zoe) == .account(.keyRefused))
        #expect(try await family.ask(ShowAccount(), as: .zoe).household == nil)
        let username = try Username("kim")
        _ = try await family.gate.join(
            family.gate.open(key), username: username, password: Confidential("604812"),
            request: family.newRequest())
    }

    @Test("stops working after seven days")
    func ends() async throws {
        let key = try await invite()
        family.clock.advance(milliseconds: 7 * 86_400_000 - 1)
        let proof = try await family.gate.open(key)
        family.clock.advance(milliseconds: 1)
        #expect(await refused(key, as: .zoe) == .account(.keyRefused))
        let late = await refusal { () throws(ServiceError) in
            try await family.perform(JoinHousehold(proof), as: .zoe)
        }
        #expect(late == .account(.keyRefused))
    }

    @Test("stops working when it is taken back, and leaves nothing")
    func isTakenBack() async throws {
        let before = try family.everything()
        let draft = try await family.gate.draftKey()
        let other = try await family.perform(
            InviteMember(Name("Tom"), as: .helper, draft: draft), as: .anna
        ).key
        let opened = try await family.gate.open(other)
        try await family.perform(CancelInvitation(of: "tom"), as: .ben)
        let error = await refusal { () throws(ServiceError) in
            try await family.perform(JoinHousehold(opened), as: .zoe)
        }
        #expect(error == .account(.keyRefused))
        for table in ["member", "linking_key", "standing"] {
            #expect(try family.everything()[table] == before[table], "\(table)")
        }
        #expect(
            await family.refusal(CancelInvitation(of: "tom"), as: .ben)
                == .notFound(.person, "tom"))
        #expect(
            await family.refusal(CancelInvitation(of: "kim"), as: .ben)
                == .notFound(.person, "kim"))
    }

    @Test("is for roles that the household has, under a name that nobody has")
    func isForRoles() async throws {
        let draft = try await family.gate.draftKey()
        for role in [Role.owner, .child, .housemate] {
            let invite = InviteMember(try Name("Tom"), as: role, draft: draft)
            #expect(await family.refusal(invite, as: .anna)?.code == "value.unusable")
        }
        let helper = InviteMember(try Name("Tom"), as: .helper, draft: draft)
        #expect(await family.refusal(helper, as: .nora)?.code == "value.unusable")
        for name in ["Mia", "ANNA", "Kim"] {
            let invite = InviteMember(try Name(name), as: .parent, draft: draft)
            #expect(
                await family.refusal(invite, as: .anna) == .member(.nameTaken(try Name(name))))
        }
        _ = try await invite("Tom")
        let name = try Name("Tom")
        #expect(
            await family.refusal(AddChild(name: name, signIn: .code), as: .anna)
                == .member(.nameTaken(name)))
    }

    @Test("shows nobody but those who invite that somebody is invited, who takes part in nothing")
    func isHidden() async throws {
        let names = ["anna", "mia", "max", "Tom"]
        let before = try await family.everything(for: .mia, naming: names)
        _ = try await invite()
        #expect(try await family.everything(for: .mia, naming: names) == before)
        #expect(
            await family.refusal(
                AddChore(title: try Title("Sweep"), for: .one("tom")), as: .anna)
                == .notFound(.person, "tom"))
    }

    @Test("is known to have let somebody in by whoever came in by that request alone")
    func knowsWhoCame() async throws {
        let proof = try await family.gate.open(try await invite())
        let request = family.newRequest()
        let gate = family.gate
        #expect(try await !gate.hasJoined(as: family.caller(.zoe), by: request))

        _ = try await gate.perform(JoinHousehold(proof), as: family.caller(.zoe), request: request)

        #expect(try await gate.hasJoined(as: family.caller(.zoe), by: request))
        #expect(try await !gate.hasJoined(as: family.caller(.zoe), by: family.newRequest()))
        for person in [Person.olga, .nobody] {
            #expect(try await !gate.hasJoined(as: family.caller(person), by: request))
        }
    }

    @Test("is used by the first of two who come at once", arguments: 1...40)
    func hasOneGuest(trial: Int) async throws {
        let key = try await invite()
        let gates = [try family.anotherGate(), try family.anotherGate()]
        let proofs = [try await gates[0].open(key), try await gates[1].open(key)]
        let people = trial.isMultiple(of: 2) ? [Person.zoe, .olga] : [.olga, .zoe]
        let ends = await withTaskGroup(of: ServiceError?.self) { group in
            for (place, person) in people.enumerated() {
                let (gate, proof) = (gates[place], proofs[place])
                let (caller, request) = (family.caller(person), family.newRequest())
                group.addTask {
                    await refusal { () throws(ServiceError) in
                        _ = try await gate.perform(
                            JoinHousehold(proof), as: caller, request: request)
                    }
                }
            }
            return await group.reduce(into: []) { $0.append($1) }
        }
        #expect(ends.count { $0 == nil } == 1)
        #expect(ends.contains(.account(.keyRefused)))
        let count = "name = 'Tom' AND state = 'joined'"
        #expect(try family.count("member", where: count) == 1)
        #expect(try await family.ask(VerifyAudit(), as: .anna).ok)
    }
}
