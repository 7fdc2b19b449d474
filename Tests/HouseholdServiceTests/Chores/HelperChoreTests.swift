import HouseholdModel
import HouseholdService
import Testing

/// Anna plans; Ben only helps, as a grandparent does.
@Suite("A chore for somebody who only helps")
struct HelperChoreTests {
    private let family: Family

    init() async throws {
        family = try await Family()
        try await family.perform(ChangeRole(of: "ben", to: .helper), as: .anna)
    }

    private func onlyHelps() throws -> ServiceError { .chore(.onlyHelps(try Name("Ben"))) }

    @Test(
        "is refused, however it is given to them, since they could never do it",
        arguments: [
            .one("ben"), .each(["mia", "ben"]), .together(["mia", "ben"]),
            .turns(["mia", "ben"], .inOrder, .occurrence), .roster([[.monday: "ben"]]),
        ] as [ChorePeople])
    func isRefused(people: ChorePeople) async throws {
        let draft = AddChore(title: try Title("Sweep"), for: people)
        var edit = EditChore(4)
        edit.people = .to(people)
        let list = ImportList([ImportLine(3, .chore(draft))], from: try .list)

        #expect(await family.refusal(draft, as: .anna) == (try onlyHelps()))
        #expect(await family.refusal(edit, as: .anna) == (try onlyHelps()))
        #expect(
            await family.refusal(list, as: .anna)
                == .lines([ImportFault(line: 3, try onlyHelps())]))
    }

    @Test("is refused where a child proposed it and a parent gives it to them")
    func isNotAccepted() async throws {
        let idea = AddChore(title: try Title("Rake"), value: .nothing)
        let proposed = try await family.perform(ProposeChore(idea), as: .mia)
        var edit = EditChore(proposed.number)
        edit.people = .to(.one("ben"))

        #expect(await family.refusal(AcceptChore(edit), as: .anna) == (try onlyHelps()))
    }

    @Test(
        "is theirs where a rule of the household lets them do it",
        arguments: [true, false])
    func isTheirsByRule(isNamed: Bool) async throws {
        let ben = try family.member("Ben").rawValue
        let whom = isNamed ? "principal == Member::\"\(ben)\"" : "principal in Role::\"helper\""
        try await family.set(
            """
            @id("help") @say("Who helps does what is theirs.") @ask("a parent")
            permit (\(whom), action == Action::"chore.complete", resource)
            when { resource has assignee && resource.assignee == principal };
            """)

        let number = try await family.addChore("Sweep", to: "ben")

        #expect(try await family.ask(ShowChore(number), as: .anna).assignees == ["ben"])
    }

    @Test("stays theirs where they had it before, while all else of it is changed")
    func stays() async throws {
        try await family.perform(ChangeRole(of: "ben", to: .parent), as: .anna)
        let number = try await family.addChore("Sweep", to: "ben")
        try await family.perform(ChangeRole(of: "ben", to: .helper), as: .anna)
        var edit = EditChore(number)
        edit.title = try Title("Sweep the yard")

        #expect(try await family.perform(edit, as: .anna).title == "Sweep the yard")
    }
}
