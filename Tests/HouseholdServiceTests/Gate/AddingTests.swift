import HouseholdModel
import HouseholdService
import Testing

/// What adds a chore whose words were read in a household that was told of before.
@Suite("A chore is added")
struct AddingTests {
    private let family: Family

    init() async throws {
        family = try await Family()
    }

    private func add(
        _ title: String, in home: Asker.Home?, isRehearsal: Bool = false, isListed: Bool = true,
        as person: Person = .anna
    ) async throws(ServiceError) -> AddedChore {
        let title = try? Title(title)
        guard let title else { throw .bug("no title") }
        return try await family.gate.add(
            AddChore(title: title), readIn: home, as: family.caller(person),
            request: family.newRequest(), isRehearsal: isRehearsal, listing: isListed
        ).output
    }

    @Test("where the household is as it was when its words were read, and what is open is told")
    func isAdded() async throws {
        let home = try #require(try await family.gate.asker(of: family.caller(.anna)).home)

        let added = try await add("Sweep", in: home)

        let open = try await family.ask(ListChores(.open), as: .anna)
        #expect(added.open?.map(\.number) == open.map(\.number))
        #expect(open.contains { $0.number == added.chore.number && $0.title == "Sweep" })
        #expect(try await add("Polish", in: nil, isListed: false).open == nil)
        #expect(try await add("Iron", in: home, isRehearsal: true).open == nil)
        #expect(try family.count("chore", where: "title = 'Iron'") == 0)
    }

    @Test("also where who adds it may not see what is open")
    func isAddedUnlisted() async throws {
        try await family.set(
            """
            @id("unlisted") @say("Children see no list.") @ask("a parent")
            forbid (principal in Role::"child", action == Action::"chore.list", resource);
            """, atOnce: "we agreed")
        let home = try #require(try await family.gate.asker(of: family.caller(.mia)).home)
        let todo = AddTodo(AddChore(title: try Title("Call grandma"), value: .nothing))

        let added = try await family.gate.add(
            todo, readIn: home, as: family.caller(.mia), request: family.newRequest(),
            isRehearsal: false, listing: true
        ).output

        #expect(added.open == nil)
        #expect(try family.count("chore", where: "title = 'Call grandma'") == 1)
    }

    @Test(
        "not where the household is another by now, and nothing is recorded",
        arguments: [ChangeSettings.Setting.zone("Asia/Tokyo"), .time(.evening, TimeOfDay("19:30"))])
    func isAnotherHome(_ setting: ChangeSettings.Setting) async throws {
        let home = try #require(try await family.gate.asker(of: family.caller(.anna)).home)
        try await family.perform(ChangeSettings(setting), as: .anna)
        let rows = try family.records().count

        let error = await refusal { () throws(ServiceError) in
            _ = try await add("Sweep", in: home)
        }

        #expect(error == .changedMeanwhile)
        #expect(try family.count("chore", where: "title = 'Sweep'") == 0)
        #expect(try family.records().count == rows)
    }

    @Test("not by those who may not, whom nothing tells whether the household is as they say")
    func isRefused() async throws {
        let home = try #require(try await family.gate.asker(of: family.caller(.mia)).home)
        try await family.perform(ChangeSettings(.zone("Asia/Tokyo")), as: .anna)

        for known in [home, nil] {
            let error = await refusal { () throws(ServiceError) in
                _ = try await add("Sweep", in: known, as: .mia)
            }
            #expect(error?.refusal?.action == .addChore)
        }
    }
}
