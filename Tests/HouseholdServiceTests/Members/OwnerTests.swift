import GRDB
import HouseholdModel
import HouseholdService
import Testing

@Suite("The owner of a household")
struct OwnerTests {
    private let family: Family

    init() async throws {
        family = try await Family()
    }

    private func role(of name: String) throws -> String? {
        try family.text("SELECT role FROM member WHERE name = '\(name)' AND state = 'joined'")
    }

    private func refusal(_ operation: some Change, as person: Person) async -> [String]? {
        await HouseholdServiceTests.refusal { () throws(ServiceError) in
            try await family.perform(operation, as: person)
        }?.refusal?.policies
    }

    @Test("can't leave, be removed or be something else, where there is no other")
    func stays() async throws {
        #expect(
            await refusal(LeaveHousehold(), as: .anna) == ["wall.last-owner-leaves-not"])
        #expect(
            await refusal(ChangeRole(of: "anna", to: .parent), as: .anna)
                == ["wall.last-owner-stays"])
        #expect(await refusal(RemoveMember("anna"), as: .ben) == ["wall.last-owner-stays"])
    }

    @Test(
        "can't be lost by another program either",
        arguments: [
            "UPDATE member SET state = 'left' WHERE name = 'Anna'",
            "UPDATE member SET role = 'parent' WHERE name = 'Anna'",
            "DELETE FROM member WHERE name = 'Anna'",
        ])
    func staysInFile(_ statement: String) throws {
        #expect(throws: (any Error).self) { try family.tamper(statement) }
        #expect(try role(of: "Anna") == "owner")
    }

    @Test("hands the household over and is a parent then")
    func handsOver() async throws {
        let ben = try await family.perform(TransferHousehold(to: "ben"), as: .anna)

        #expect(ben.role == .owner)
        #expect(try (role(of: "Anna"), role(of: "Ben")) == ("parent", "owner"))
        #expect(await refusal(ChangeRole(of: "ben", to: .parent), as: .anna)?.isEmpty == true)
        try await family.perform(RemoveMember("anna"), as: .ben)
        #expect(try role(of: "Anna") == nil)
    }

    @Test("hands a flat over to somebody who lives there")
    func handsFlatOver() async throws {
        try await family.perform(TransferHousehold(to: "rita"), as: .nora)

        #expect(try (role(of: "Nora"), role(of: "Rita")) == ("housemate", "owner"))
        await #expect(throws: ServiceError.self) {
            try await family.perform(ChangeRole(of: "nora", to: .parent), as: .rita)
        }
    }

    @Test("can be two, of whom one leaves")
    func canBeTwo() async throws {
        try await family.perform(ChangeRole(of: "ben", to: .owner), as: .anna)
        try await family.perform(LeaveHousehold(), as: .anna)

        #expect(await refusal(LeaveHousehold(), as: .ben) == ["wall.last-owner-leaves-not"])
        #expect(try family.count("chore", where: "assignee_id IS NULL AND number = 5") > 0)
    }

    @Test("makes a parent a helper, who may nothing from then on")
    func changesRoles() async throws {
        try await family.perform(ChangeRole(of: "ben", to: .helper), as: .anna)

        let chore = try AddChore(title: Title("Sweep"))
        #expect(await refusal(chore, as: .ben) != nil)
        for role in [Role.child, .housemate] {
            await #expect(throws: ServiceError.self) {
                try await family.perform(ChangeRole(of: "ben", to: role), as: .anna)
            }
        }
        #expect(await refusal(ChangeRole(of: "mia", to: .parent), as: .anna) == [])
    }

    @Test("deletes the household once no other adult is in it, and nothing of it is left")
    func deletes() async throws {
        try await family.complete(1, as: .mia)
        let others = try family.count("member", where: "household_id <> \(family.smiths.literal)")
        let ben = try Name("Ben")
        await #expect(throws: ServiceError.member(.othersStay([ben]))) {
            try await family.perform(DeleteHousehold(called: "The Smiths"), as: .anna)
        }
        try await family.perform(RemoveMember("ben"), as: .anna)
        await #expect(throws: ServiceError.self) {
            try await family.perform(DeleteHousehold(called: "Smiths"), as: .anna)
        }

        try await family.perform(DeleteHousehold(called: "The Smiths"), as: .anna)

        let tables = try await family.database.read { database in
            try String.fetchAll(
                database,
                sql: """
                    SELECT m.name FROM sqlite_schema m JOIN pragma_table_info(m.name) c
                    WHERE m.type = 'table' AND c.name = 'household_id'
                    """)
        }
        #expect(tables.count > 20)
        for table in tables {
            let rest = try family.count(
                table, where: "household_id = \(family.smiths.literal)")
            #expect(rest == 0, "\(table)")
        }
        #expect(try family.count("household", where: "id = \(family.smiths.literal)") == 0)
        #expect(try await family.ask(ShowAccount(), as: .anna).household == nil)
        #expect(try await family.ask(ShowAccount(), as: .mia).household == nil)
        #expect(try family.count("member") == others)
        #expect(try await family.ask(VerifyAudit(), as: .olga).ok)
        #expect(try family.lastRecord()["operation"] == "household.delete")
    }

    @Test("deletes the household also while rules are on trial, of whose end nobody is told")
    func deletesTrial() async throws {
        let rule = Family.rule("helpers", "No reminders.", "chore.remind", for: "helper")
        let trial = try await family.perform(
            BeginTrial(rule, from: "own.cedar", until: "2026-11-18"), as: .anna)
        #expect(trial.state == .running)
        #expect(try family.count("house_rules_trial") == 1)
        #expect(try family.count("notice", where: "kind = 'trial-over'") == 1)
        try await family.perform(RemoveMember("ben"), as: .anna)

        try await family.perform(DeleteHousehold(called: "The Smiths"), as: .anna)

        #expect(try family.count("household", where: "id = \(family.smiths.literal)") == 0)
        #expect(try family.count("house_rules_trial") == 0)
        #expect(try family.count("notice", where: "kind = 'trial-over'") == 0)
        family.clock.advance(days: 3)
        #expect(try await family.ask(VerifyAudit(), as: .olga).ok)
    }

    @Test("deletes an account only with the password, and in no household")
    func deletesAccount() async throws {
        func delete(_ person: Person, with password: Confidential) async throws(ServiceError) {
            try await family.gate.deleteAccount(
                as: family.caller(person), with: password, request: family.newRequest())
        }
        await #expect(throws: ServiceError.account(.passwordWrong)) {
            try await delete(.zoe, with: Person.anna.password)
        }
        await #expect(throws: ServiceError.self) {
            try await delete(.ben, with: Person.ben.password)
        }
        try await family.perform(LeaveHousehold(), as: .ben)
        for person in [Person.ben, .zoe] {
            try await delete(person, with: person.password)
            #expect(try family.count("account", where: "username = '\(person.rawValue)'") == 0)
            await #expect(throws: ServiceError.self) { try await family.signIn(person) }
        }
        #expect(try family.count("member", where: "name = 'Ben' AND state = 'left'") == 1)
        #expect(try await family.ask(VerifyAudit(), as: .anna).ok)
    }

    @Test("leaves nothing that was remembered of requests, and an account neither")
    func forgetsRequests() async throws {
        for person in [Person.anna, .ben] {
            try await family.perform(AddChore(title: Title("Sweep")), as: person)
        }
        #expect(try rememberedActors() == "2")

        try await family.perform(LeaveHousehold(), as: .ben)
        try await family.gate.deleteAccount(
            as: family.caller(.ben), with: Person.ben.password, request: family.newRequest())
        #expect(try rememberedActors() == "1")
        try await family.perform(DeleteHousehold(called: "The Smiths"), as: .anna)
        #expect(try rememberedActors() == "0")
    }

    /// How many of the household have something that is remembered of their requests there.
    private func rememberedActors() throws -> String? {
        try family.text(
            """
            SELECT CAST(count(DISTINCT actor) AS TEXT) FROM outcome
            WHERE actor LIKE '% \(family.smiths.rawValue)'
            """)
    }

    @Test("is answered the same when the household's end is asked for a second time")
    func isAskedAgain() async throws {
        try await family.perform(RemoveMember("ben"), as: .anna)
        let request = family.newRequest()
        var answers: [HouseholdView] = []
        for _ in 1...2 {
            answers.append(
                try await family.gate.perform(
                    DeleteHousehold(called: "The Smiths"), as: family.caller(.anna),
                    request: request
                ).output)
        }

        #expect(answers.map(\.name) == ["The Smiths", "The Smiths"])
    }
}
