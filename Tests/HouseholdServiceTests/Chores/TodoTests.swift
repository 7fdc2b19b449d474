import HouseholdModel
import HouseholdService
import Testing

@Suite("A to-do of one's own")
struct TodoTests {
    private let family: Family
    private let number: Number

    init() async throws {
        family = try await Family()
        number = try await family.addTodo("Buy a present", as: .mia)
    }

    @Test(
        "is private, worth nothing and whoever's it is who made it", arguments: [Person.anna, .max])
    func isOwn(_ person: Person) async throws {
        let view = try await family.perform(
            AddTodo(AddChore(title: Title("Call grandma"), value: .nothing)), as: person)

        #expect((view.private, view.points, view.approval) == (true, 0, Approval.Kind.none))
        #expect((view.assignees, view.createdBy) == ([person.rawValue], person.rawValue))
    }

    @Test("is for its maker and the parents to see, and for nobody else")
    func isHidden() async throws {
        func numbers(_ filter: ListChores.Filter, as person: Person) async throws -> [Number] {
            try await family.ask(ListChores(filter), as: person).map(\.number)
        }
        #expect(try await numbers(.open, as: .mia).contains(number))
        #expect(try await numbers(.all, as: .anna).contains(number))
        try await family.complete(number, as: .mia)
        for filter in ListChores.Filter.allCases {
            #expect(try await !numbers(filter, as: .max).contains(number), "\(filter)")
        }
        #expect(try await family.ask(ShowHistory(), as: .max).isEmpty)
        #expect(try await family.ask(ShowHistory(), as: .ben).map(\.number) == [number])
        for unknown in [number, 99] {
            let error = await refusal { () throws(ServiceError) in
                _ = try await family.ask(ShowChore(unknown), as: .max)
            }
            #expect(error == .notFound(.chore, String(unknown)))
            #expect(
                await family.refusal(CompleteChore(unknown), as: .max)
                    == .notFound(.chore, String(unknown)))
            #expect(
                await family.refusal(DeleteTodo(unknown), as: .max)
                    == .notFound(.chore, String(unknown)))
        }
    }

    @Test("is in no sibling's calendar")
    func isInNoCalendar() async throws {
        var edit = EditChore(number)
        edit.due = .to(Due(day: try family.zone().day(at: family.clock.now)))
        try await family.perform(EditTodo(edit), as: .mia)

        let own = try await family.ask(ShowCalendar(.week), as: .mia)
        #expect(own.days.flatMap(\.chores).map(\.number) == [number])
        let others = try await family.ask(ShowCalendar(.week), as: .max)
        #expect(others.days.flatMap(\.chores).isEmpty)
    }

    @Test("never waits for an OK")
    func waitsForNobody() async throws {
        try await family.settle(.approval(.always), as: .anna)

        let done = try await family.complete(number, as: .mia)
        #expect((done.chore.state, done.pending, done.awarded) == (ChoreState.done, 0, 0))
    }

    @Test("is changed and deleted by its maker")
    func isKept() async throws {
        var edit = EditChore(number)
        edit.title = try Title("Wrap the present")
        edit.value = .nothing
        #expect(
            try await family.perform(EditTodo(edit), as: .mia).title == "Wrap the present")

        try await family.perform(DeleteTodo(number), as: .mia)
        #expect(try await family.ask(ListChores(.mine), as: .mia).map(\.number) == [1, 2])
    }

    @Test("has no points, no look and nobody else")
    func staysOwn() async throws {
        let changes: [(inout EditChore) -> Void] = [
            { $0.value = .one },
            { $0.people = .to(.one("max")) },
            { $0.people = NewValue.none },
            { $0.isPrivate = false },
            { $0.approval = .to(.always) },
        ]
        for change in changes {
            var edit = EditChore(number)
            change(&edit)
            #expect(await family.refusal(EditTodo(edit), as: .mia) == .chore(.todoIsOwn))
        }
        var draft = try AddChore(title: Title("Rake"))
        #expect(await family.refusal(AddTodo(draft), as: .mia) == .chore(.todoIsOwn))
        draft = try AddChore(title: Title("Rake"), for: .one("max"), value: .nothing)
        #expect(await family.refusal(AddTodo(draft), as: .mia) == .chore(.todoIsOwn))
    }

    @Test("is a parent's to change once a parent made it worth points")
    func becomesChore() async throws {
        try await family.setPoints(3, of: number)

        let error = await family.refusal(DeleteTodo(number), as: .mia)
        #expect(error?.refusal?.policies == ["wall.child-own-todos"])
        #expect(try await family.complete(number, as: .mia).awarded == 3)
    }
}
