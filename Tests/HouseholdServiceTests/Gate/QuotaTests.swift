import Credentials
import HouseholdModel
import HouseholdService
import Testing

@Suite("A quota")
struct QuotaTests {
    private let family: Family

    init() async throws {
        family = try await Family()
    }

    @Test("lets 5,000 chores be open in a household, whoever adds them, and not one more")
    func boundsOpenChores() async throws {
        let household = family.smiths.literal
        let open = "household_id = \(household) AND state IN ('open', 'waiting')"
        let there = try family.count("occurrence", where: open)
        try family.tamper(
            """
            CREATE TEMP TABLE plans AS
            WITH RECURSIVE n (i) AS (SELECT 2 UNION ALL SELECT i + 1 FROM n WHERE i < \(5_000 - there))
            SELECT chore.*, i FROM chore, n WHERE household_id = \(household) AND number = 5;
            CREATE TEMP TABLE dates AS
            SELECT occurrence.*, plans.i FROM occurrence
            JOIN plans ON occurrence.household_id = plans.household_id AND chore_id = plans.id;
            UPDATE plans SET id = CAST(printf('chore%011d', i) AS BLOB), number = 1000 + i;
            UPDATE dates SET id = CAST(printf('date%012d', i) AS BLOB),
                chore_id = CAST(printf('chore%011d', i) AS BLOB);
            ALTER TABLE plans DROP COLUMN i;
            ALTER TABLE dates DROP COLUMN i;
            INSERT INTO chore SELECT * FROM plans;
            INSERT INTO occurrence SELECT * FROM dates;
            """)
        #expect(try family.count("occurrence", where: open) == 4_999)

        try await family.addChore("The last")

        for person in [Person.anna, .ben] {
            let chore = try AddChore(title: Title("One more"), value: .one)
            #expect(await family.refusal(chore, as: person) == .tooMany(.openChores))
        }
        let todo = AddTodo(AddChore(title: try Title("One more"), value: .nothing))
        #expect(await family.refusal(todo, as: .mia) == .tooMany(.openChores))
        try await family.addChore("Next door", as: .olga)
        try await family.complete(3, as: .max)
        try await family.addChore("Room again")
    }

    @Test("lets twenty proposals of a child wait, and those of its siblings besides")
    func boundsProposals() async throws {
        for number in 1...20 { try await family.propose("Idea \(number)", as: .mia) }

        let idea = ProposeChore(AddChore(title: try Title("One more"), value: .nothing))
        #expect(await family.refusal(idea, as: .mia) == .tooMany(.proposals))
        try await family.propose("Idea", as: .max)
        try await family.addTodo("To-do", as: .mia)
        try await family.addChore("Dusting")
    }

    @Test("lets a child keep 500 to-dos of its own, and then do some first")
    func boundsTodos() async throws {
        var last: Number = 0
        for number in 1...500 { last = try await family.addTodo("To-do \(number)", as: .mia) }

        let todo = AddTodo(AddChore(title: try Title("One more"), value: .nothing))
        #expect(await family.refusal(todo, as: .mia) == .tooMany(.ownTodos))
        try await family.complete(last, as: .mia)
        #expect(await family.refusal(todo, as: .mia) == nil)
    }

    @Test("lets 25 people a day register who come into no household")
    func boundsAccounts() async throws {
        let stray = try family.count(
            "account",
            where:
                "NOT EXISTS (SELECT 1 FROM member WHERE account_id = account.id AND state = 'joined')"
        )
        for number in stray..<25 { #expect(await register("guest\(number)") == nil) }

        #expect(await register("onemore") == .tooMany(.strayAccounts))
        family.clock.advance(days: 1)
        #expect(await register("onemore") == nil)
    }

    @Test("lets names that nobody has fill no file, and still counts those that somebody has")
    func boundsNames() async throws {
        for number in 0..<400 { await miss("ghost\(number)") }

        #expect(try family.count("sign_in_budget") == 251)
        for _ in 1...6 { await miss("anna") }
        #expect(try family.number("SELECT fails FROM sign_in_budget WHERE name = 'anna'") == 5)
    }

    @Test("of a day forgets names that nobody has, and slips of those whom there is")
    func forgetsOldTries() async throws {
        for _ in 1...5 { await miss("ghost") }
        for _ in 1...4 { await miss("mia") }
        for _ in 1...5 { await miss("anna") }
        family.clock.advance(days: 1)
        family.clock.advance(seconds: 60)

        await miss("somebody")

        #expect(try family.text("SELECT group_concat(name) FROM sign_in_budget") == "anna,somebody")
    }

    @Test("of a day is one by the clock that nobody can set")
    func forgetsNothingForSetClocks() async throws {
        for _ in 1...4 { await miss("mia") }

        _ = try? await family.gate(ahead: 3).signIn(
            as: "mia", with: Confidential("wrong"), request: family.newRequest())

        #expect(try family.number("SELECT fails FROM sign_in_budget WHERE name = 'mia'") == 5)
    }

    @Test("of what is kept of refusals is nothing that was typed")
    func keepsNoInputOfRefusals() async throws {
        _ = await family.refusal(DeleteChore(5), as: .mia)
        let refused = try family.lastRecord()
        try await family.perform(DeleteChore(5), as: .anna)

        #expect(refused["allowed"] == "0")
        #expect(refused["input"] == "NULL")
        #expect(try family.lastRecord()["input"] != "NULL")
    }

    private func register(_ name: String) async -> ServiceError? {
        await refusal { () throws(ServiceError) in
            guard let username = try? Username(name), let called = try? Name(name) else {
                throw .bug("a name")
            }
            _ = try await family.gate.register(
                username, name: called, email: nil,
                password: Confidential("eight green cups of tea"), request: family.newRequest())
        }
    }

    private func miss(_ name: String) async {
        _ = try? await family.gate.signIn(
            as: name, with: Confidential("wrong"), request: family.newRequest())
    }
}
