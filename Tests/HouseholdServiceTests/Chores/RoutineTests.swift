import HouseholdModel
import HouseholdService
import Testing

/// Mia's two chores of each morning are worth a point each.
@Suite("A routine")
struct RoutineTests {
    private let family: Family
    private let first: Number
    private let second: Number

    init() async throws {
        family = try await Family()
        first = try await family.addDaily("Brush teeth", for: .one("mia"))
        second = try await family.addDaily("Make bed", for: .one("mia"))
        try await family.addRoutine("morning", of: [second, first], bonus: 3)
    }

    private func routine(for person: Person) async throws -> RoutineView? {
        try await family.ask(ListRoutines(), as: person).first
    }

    private func earned() async throws -> Int {
        try await family.ask(ShowPoints(), as: .mia).earned
    }

    private func isSound() async throws -> Bool {
        try await family.ask(VerifyAudit(), as: .anna).ok
    }

    // MARK: - Its chores

    @Test("has its chores in their order, and what is left of it today")
    func isListed() async throws {
        #expect(try await routine(for: .mia)?.chores.map(\.number) == [second, first])
        #expect(try await routine(for: .mia)?.left == [second, first])
        #expect(try await routine(for: .anna)?.left == [])

        try await family.complete(second, as: .mia)

        #expect(try await routine(for: .mia)?.left == [first])
        #expect(try await routine(for: .mia)?.bonus == 3)
    }

    @Test("shows each of its chores only to those who may see it")
    func hides() async throws {
        try await family.perform(ChangeSettings(.siblings(false)), as: .anna)
        #expect(try await routine(for: .max) == nil)

        let his = try await family.addDaily("Feed the fish", for: .one("max"))
        try await family.perform(EditRoutine(family.tag("morning"), [.adding([his])]), as: .anna)

        #expect(try await routine(for: .max)?.chores.map(\.number) == [his])
        #expect(try await routine(for: .mia)?.chores.map(\.number) == [second, first])
        #expect(try await routine(for: .anna)?.chores.map(\.number) == [second, first, his])
    }

    @Test("is called as no other, and has a chore at least")
    func isNamedOnce() async throws {
        let name = try family.tag("morning")
        #expect(
            await family.refusal(AddRoutine(name, of: [first]), as: .ben)
                == .routine(.isThere(name)))
        let other = try family.tag("evening")
        try await family.addRoutine("evening", of: [first])
        #expect(
            await family.refusal(EditRoutine(other, [.name(name)]), as: .anna)
                == .routine(.isThere(name)))
        let limits = ServiceError.value(
            field: "a routine", expected: "from 1 to \(Routine.mostChores) chores")
        #expect(
            await family.refusal(EditRoutine(name, [.removing([first, second])]), as: .anna)
                == limits)
        let empty = AddRoutine(try family.tag("noon"), of: [])
        #expect(await family.refusal(empty, as: .ben) == limits)
        let routines = try await family.ask(ListRoutines(), as: .anna)
        #expect(routines.map(\.name) == [other, name])
        #expect(routines.map { $0.chores.map(\.number) } == [[first], [second, first]])
        let missing = DeleteRoutine(try family.tag("noon"))
        #expect(await family.refusal(missing, as: .anna) == .notFound(.routine, "noon"))
    }

    // MARK: - What is paid for all of it

    @Test("pays nobody for what was taken over alone, since each of two would have all of it")
    func paysNoTaker() async throws {
        try await family.offer(second, to: "max", as: .mia)
        try await family.perform(TakeOverChore(second), as: .max)

        #expect(try await family.complete(second, as: .max).awarded == 1)
        #expect(try await family.complete(first, as: .mia).awarded == 4)
        #expect(try await isSound())
    }

    @Test("is paid with the last of its chores, once")
    func isPaid() async throws {
        #expect(try await family.complete(first, as: .mia).awarded == 1)
        let last = try await family.complete(second, as: .mia)
        #expect(last.awarded == 4 && last.routines.map(\.points) == [3])
        #expect(try await !family.complete(second, as: .mia).changed)
        #expect(try await earned() == 5)

        try await family.undo(second, as: .mia)
        #expect(try await earned() == 1)
        #expect(try family.count("routine_bonus") == 0)
        try await family.complete(second, as: .mia)

        #expect(try await earned() == 5)
        #expect(try family.count("routine_bonus") == 1)
        #expect(try await isSound())
    }

    @Test("goes with any of its chores that is taken back")
    func isTakenBack() async throws {
        try await family.complete(first, as: .mia)
        try await family.complete(second, as: .mia)

        #expect(try await family.undo(first, as: .anna).awarded == -4)

        let history = try await family.ask(ShowPointsHistory(of: "mia"), as: .mia)
        let back = history.filter { $0.kind == .reversal && $0.chore == nil }
        #expect(back.map(\.why) == ["morning"] && back.map(\.points) == [-3])
        #expect(try await earned() == 1)
        #expect(try await isSound())
    }

    @Test("waits for an OK to all of it")
    func waits() async throws {
        try await family.settle(.approval(.always), as: .anna)
        try await family.complete(first, as: .mia)
        try await family.complete(second, as: .mia)
        try await family.perform(ApproveChore(second), as: .anna)
        #expect(try await earned() == 1)

        let told = try await family.perform(ApproveChore(first), as: .ben)

        #expect(told.awarded == 4 && told.routines.map(\.points) == [3])
        #expect(try await earned() == 5)
    }

    @Test("is paid for its day where an OK comes later, unless something of that day was left")
    func isPaidLate() async throws {
        try await family.settle(.approval(.always), as: .anna)
        try await family.complete(first, as: .mia)
        try await family.complete(second, as: .mia)
        try await family.perform(ApproveChore(second), as: .anna)
        family.clock.advance(minutes: 24 * 60)
        let day: Day = "2026-11-16"
        try await family.perform(ApproveChore(first, on: day), as: .anna)
        #expect(try await earned() == 5)

        try await family.complete(first, as: .mia)
        family.clock.advance(minutes: 24 * 60)
        try await family.perform(ApproveChore(first, on: day.adding(days: 1)), as: .anna)
        #expect(try await earned() == 6)
    }

    @Test("does not wait for what was skipped or rests, nor for what somebody else did")
    func leavesOut() async throws {
        let third = try await family.addDaily("Feed the fish", for: .one("mia"))
        let fourth = try await family.addDaily("Water the plants", for: .one("mia"))
        try await family.perform(
            EditRoutine(family.tag("morning"), [.adding([third, fourth])]), as: .anna)
        try await family.perform(SkipChore(third), as: .anna)
        try await family.perform(PauseChore(fourth), as: .anna)
        try await family.perform(CompleteChoreFor(second, doer: "max"), as: .anna)

        #expect(try await family.complete(first, as: .mia).awarded == 4)
    }

    @Test("pays nothing of which nothing is due")
    func needsDue() async throws {
        let plain = try await family.addChore("Read", to: "mia")
        try await family.addRoutine("evening", of: [plain], bonus: 5)

        #expect(try await family.complete(plain, as: .mia).awarded == 1)
    }

    @Test("that is changed or taken apart at noon pays no second time, and keeps what it paid")
    func isChanged() async throws {
        try await family.complete(first, as: .mia)
        try await family.complete(second, as: .mia)
        let third = try await family.addDaily("Feed the fish", for: .one("mia"))
        let name = try family.tag("morning")
        try await family.perform(EditRoutine(name, [.adding([third])]), as: .anna)
        #expect(try await family.complete(third, as: .mia).awarded == 1)
        #expect(try await earned() == 6)

        try await family.perform(DeleteRoutine(name), as: .anna)
        #expect(try await earned() == 6)
        try await family.undo(first, as: .mia)
        #expect(try await earned() == 2)
        #expect(try await isSound())
    }

    @Test("is not paid again once a parent took that back by hand")
    func isReversed() async throws {
        try await family.complete(first, as: .mia)
        try await family.complete(second, as: .mia)
        let history = try await family.ask(ShowPointsHistory(of: "mia"), as: .anna)
        let entry = try #require(history.first { $0.kind == .bonus })
        #expect((entry.why, entry.points) == ("morning", 3))
        try await family.perform(ReversePoints(entry.seq ?? 0), as: .anna)
        #expect(try await earned() == 2)

        try await family.undo(second, as: .mia)
        try await family.complete(second, as: .mia)

        #expect(try await earned() == 2)
        #expect(try await isSound())
    }

    @Test("is for each child of its own, and for children alone")
    func isForChildren() async throws {
        let each = try await family.addDaily("Tidy up", for: .each(["mia", "max", "anna"]))
        try await family.addRoutine("evening", of: [each], bonus: 2)

        for person in [Person.mia, .max] {
            #expect(try await family.complete(each, as: person).awarded == 3)
        }
        #expect(try await family.complete(each, as: .anna).awarded == 1)
        #expect(try family.count("routine_bonus") == 2)
    }

    // MARK: - Taking back

    @Test("is paid back and again by undo and redo")
    func isUndone() async throws {
        try await family.complete(first, as: .mia)
        try await family.complete(second, as: .mia)

        #expect(try await family.perform(TakeBack(), as: .mia)?.points == -4)
        #expect(try await earned() == 1)
        #expect(try await family.perform(TakeBack(again: true), as: .mia)?.points == 4)
        #expect(try await earned() == 5)
        #expect(try await isSound())
    }

    @Test("takes rewards along that were reached by what was paid alone", arguments: [false, true])
    func takesRewardsAlong(isOpened: Bool) async throws {
        let chores = [
            try await family.addChore("Wash", to: "mia", worth: 0),
            try await family.addChore("Dress", to: "mia", worth: 0),
        ]
        for chore in chores { try await family.repeatDaily(chore) }
        try await family.addRoutine("early", of: chores, bonus: 3)
        let cake = try await family.addReward("Cake", at: 3, for: ["mia"])
        func isReached() async throws -> Bool {
            try await !family.ask(ShowReward(cake.number), as: .mia).reached.isEmpty
        }
        try await family.complete(chores[0], as: .mia)
        let last = try await family.complete(chores[1], as: .mia)
        #expect(last.awarded == 3 && last.rewards.map(\.title) == ["Cake"])
        #expect(try await isReached())

        if isOpened {
            #expect(try await family.undo(chores[1], as: .mia).awarded == -3)
            #expect(try await !isReached())
            try await family.complete(chores[1], as: .mia)
        } else {
            #expect(try await family.perform(TakeBack(), as: .mia)?.points == -3)
            #expect(try await !isReached())
            #expect(try await family.perform(TakeBack(again: true), as: .mia)?.points == 3)
        }
        #expect(try await isReached())
        #expect(try await isSound())
    }

    @Test("can be taken back: added, changed, and taken apart")
    func changesAreUndone() async throws {
        let name = try family.tag("morning")
        try await family.perform(
            EditRoutine(name, [.chores([first]), .bonus(nil), .name(family.tag("noon"))]), as: .ben)
        let listed = try await family.ask(ListUndo(), as: .ben).first
        #expect(listed?.on.source == "routine" && listed?.titles == ["noon"])
        #expect(try await family.perform(TakeBack(), as: .ben)?.on.source == "routine")
        #expect(try await routine(for: .mia)?.chores.map(\.number) == [second, first])
        #expect(try await routine(for: .mia)?.name == name)

        try await family.perform(DeleteRoutine(name), as: .ben)
        #expect(try await routine(for: .anna) == nil)
        #expect(try await family.ask(ListUndo(), as: .ben).first?.titles == ["morning"])
        #expect(try await family.perform(TakeBack(), as: .ben)?.on.source == "routine")
        #expect(try await routine(for: .anna)?.bonus == 3)

        #expect(try await family.perform(TakeBack(), as: .anna) != nil)
        #expect(try await routine(for: .anna) == nil)
        try await family.addRoutine("morning", of: [first], as: .ben)
        #expect(
            await family.refusal(TakeBack(again: true), as: .anna) == .routine(.isThere(name)))
    }
}
