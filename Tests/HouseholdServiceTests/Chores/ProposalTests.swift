import HouseholdModel
import HouseholdService
import Testing

@Suite("A proposal")
struct ProposalTests {
    private let family: Family
    private let number: Number

    init() async throws {
        family = try await Family()
        number = try await family.propose("Wash the car", as: .mia)
    }

    @Test("is the proposer's and worth nothing, and waits for a parent")
    func waits() async throws {
        let view = try await family.ask(ShowChore(number), as: .mia)
        #expect((view.state, view.points, view.assignees) == (ChoreState.proposed, 0, ["mia"]))

        func numbers(_ filter: ListChores.Filter, as person: Person) async throws -> [Number] {
            try await family.ask(ListChores(filter), as: person).map(\.number)
        }
        #expect(try await numbers(.waiting, as: .ben) == [number])
        #expect(try await numbers(.open, as: .mia).contains(number))
        for filter in ListChores.Filter.allCases {
            #expect(try await !numbers(filter, as: .max).contains(number), "\(filter)")
        }
        #expect(
            await family.refusal(CompleteChore(number), as: .mia) == .chore(.isProposed(number)))
        #expect(await family.refusal(SkipChore(number), as: .anna) == .chore(.isProposed(number)))
        #expect(await family.refusal(PauseChore(number), as: .anna) == .chore(.isProposed(number)))
        #expect(
            await family.refusal(ApproveChore(number), as: .anna) == .chore(.isProposed(number)))
    }

    @Test("that is accepted is a chore like others, under its number, and is told")
    func isAccepted() async throws {
        let chore = try await family.perform(AcceptChore(EditChore(number)), as: .anna)
        #expect((chore.number, chore.state, chore.points) == (number, ChoreState.open, 1))
        #expect((chore.assignees, chore.createdBy) == (["mia"], "mia"))

        let notices = try await family.perform(ReadNotices(), as: .mia)
        #expect(notices.map(\.kind) == [.chore(.proposalAccepted)])
        #expect(
            notices.map(\.text.source) == ["Anna said yes to \"Wash the car\". It is chore 6 now."])
        #expect(try await family.perform(ReadNotices(), as: .mia).isEmpty)
        #expect(try await family.ask(ListNotices(), as: .mia).map(\.read) == [true])
        #expect(try await family.ask(ListNotices(), as: .max).isEmpty)
        #expect(try await family.complete(number, as: .mia).awarded == 1)
        #expect(
            await family.refusal(AcceptChore(EditChore(number)), as: .ben)
                == .chore(.notProposed(number)))
        let error = await family.refusal(WithdrawChore(number), as: .mia)
        #expect(error?.refusal?.policies == ["wall.child-own-proposals"])
    }

    @Test("can be accepted for other points, others and another time")
    func isAcceptedOtherwise() async throws {
        let day = try family.zone().day(at: family.clock.now).adding(days: 2)
        var edit = EditChore(number)
        edit.value = ChoreValue(5)
        edit.people = .to(.each(["mia", "max"]))
        edit.due = .to(Due(day: day))

        let chore = try await family.perform(AcceptChore(edit), as: .ben)
        #expect(
            (chore.points, chore.mode, chore.due?.day) == (
                5, Chore.Assignment.Mode.each, day
            ))
        #expect(try await family.complete(number, as: .max).awarded == 5)
        #expect(try await family.complete(number, as: .mia).awarded == 5)
    }

    @Test("that comes back begins on the day on which it is accepted")
    func beginsOnceAccepted() async throws {
        try await family.repeatDaily(number)
        try await family.live(days: 3)

        let chore = try await family.perform(AcceptChore(EditChore(number)), as: .anna)
        #expect(chore.due?.day == (try family.zone().day(at: family.clock.now)))
        #expect(try await family.ask(ShowChore(number), as: .mia).late == false)
    }

    @Test("is not accepted for a day that is over, unless that is said")
    func refusesPast() async throws {
        let day = try family.zone().day(at: family.clock.now)
        var edit = EditChore(number)
        edit.due = .to(Due(day: day))
        try await family.perform(edit, as: .anna)
        try await family.live(days: 1)

        edit = EditChore(number)
        #expect(await family.refusal(AcceptChore(edit), as: .anna) == .chore(.pastDue(day)))
        edit.mayBePast = true
        #expect(try await family.perform(AcceptChore(edit), as: .anna).late)
    }

    @Test("that is declined is gone, and the proposer reads why")
    func isDeclined() async throws {
        try await family.perform(DeclineChore(number, because: Note("Not in winter")), as: .ben)

        #expect(
            await family.refusal(DeclineChore(number), as: .anna)
                == .notFound(.chore, String(number)))
        let notices = try await family.ask(ListNotices(unread: true), as: .mia)
        #expect(notices.map(\.text.source) == ["Ben said no to \"Wash the car\": Not in winter"])
        #expect(notices.map(\.chore) == [number])
    }

    @Test("is taken back by who proposed it, until it is answered")
    func isWithdrawn() async throws {
        try await family.perform(WithdrawChore(number), as: .mia)
        #expect(try await family.ask(ListChores(.waiting), as: .anna).isEmpty)
        #expect(try await family.ask(ListNotices(), as: .mia).isEmpty)
    }

    @Test("names no points, no look and nobody, and is not for parents")
    func isBare() async throws {
        #expect(
            await family.refusal(
                ProposeChore(try AddChore(title: Title("Rake"), value: .nothing)), as: .ben)
                == .chore(.parentsAdd))
        var draft = try AddChore(title: Title("Rake"), value: .nothing)
        draft.approval = Approval.none
        let drafts = [
            draft, try AddChore(title: Title("Rake")),
            try AddChore(title: Title("Rake"), for: .one("max"), value: .nothing),
        ]
        for draft in drafts {
            let error = await family.refusal(ProposeChore(draft), as: .mia)
            guard case .value = error else {
                Issue.record("\(String(describing: error))")
                continue
            }
        }
    }

    @Test("is answered by nobody who made it, and only as a proposal")
    func isNotAnsweredByItsMaker() async throws {
        #expect(
            await family.refusal(AcceptChore(EditChore(2)), as: .anna) == .chore(.notProposed(2)))
        #expect(await family.refusal(DeclineChore(2), as: .anna) == .chore(.notProposed(2)))
        try family.tamper("UPDATE chore SET proposed = 1 WHERE number = 5")
        let error = await family.refusal(AcceptChore(EditChore(5)), as: .anna)
        #expect(error?.refusal?.policies == ["wall.own-proposal"])
    }
}
