import Foundation
import HouseholdModel
import HouseholdService
import Testing

/// Dishes are chore 2, worth 3 points, and Mia's; trash is chore 3, worth 2, and Max's.
///
/// It is Monday, 10:00.
@Suite("House rules that leave half of the points")
struct HalfPointsTests {
    /// The sample that is tried here.
    static let name = "siblings-half"

    static let sample = Result {
        try String(
            contentsOf: URL(filePath: #filePath).deletingLastPathComponent()
                .appending(path: "../../../Samples/rules/\(name).cedar").standardizedFileURL,
            encoding: .utf8)
    }

    private let family: Family

    init() async throws {
        family = try await Family()
    }

    private func setSample() async throws {
        try await family.set(Self.sample.get(), atOnce: "we agreed")
    }

    /// A rule about whatever a child does, or under a condition.
    private static func rule(_ condition: String) -> String {
        """
        @id("half") @say("Half.") @ask("a parent")
        forbid (principal in Role::"child", action == Action::"chore.full-points", resource)
        when { \(condition) };
        """
    }

    /// Leaves flatmates half by what is counted of them.
    private func setForFlat() async throws {
        let rule = """
            @id("half") @say("Half.") @ask("nobody")
            forbid (
                principal in Role::"housemate", action == Action::"chore.full-points", resource)
            when { context.streak < 3 };
            """
        try await family.perform(
            SetRules(rule, from: "own.cedar", adding: true, atOnce: Note("we agreed")), as: .nora)
    }

    /// Lets Max have what is Mia's.
    private func handOn(_ chore: Number = 2, for points: Int = 0) async throws {
        try await family.offer(chore, to: "max", for: points, as: .mia)
        try await family.perform(TakeOverChore(chore), as: .max)
    }

    // MARK: - What is half

    @Test("say of what a sibling handed on instead of how many there are how many, and by which")
    func halveWhatIsHandedOn() async throws {
        try await setSample()
        try await handOn()
        let half = HalfView(of: 3, rules: [Self.name])
        let open = try await family.ask(ListChores(.mine), as: .max).first { $0.number == 2 }
        #expect((open?.points, open?.half) == (2, half))

        let done = try await family.complete(2, as: .max)

        #expect((done.awarded, done.chore.points, done.chore.half) == (2, 2, half))
        let entry = try await family.ask(ExplainEntry(1), as: .max)
        #expect((entry.points, entry.half) == (2, half))
        let past = try await family.ask(ShowHistory(), as: .anna).first
        #expect((past?.points, past?.half) == (2, half))
        #expect(
            try family.records().last?["policies"] == "chore.do \(Self.name)")
        #expect(try await family.areBooksRight())
    }

    @Test(
        "round up to a whole point, and leave what is worth none or one",
        arguments: [(0, 0), (1, 1), (2, 1), (3, 2), (9, 5), (10_000, 5_000)])
    func roundUp(points: Int, paid: Int) async throws {
        try await setSample()
        let chore = try await family.addChore("Windows", to: "mia", worth: points)

        let done = try await family.perform(CompleteChoreFor(chore, doer: "max"), as: .anna)

        #expect((done.awarded, done.chore.points) == (paid, paid))
        #expect((done.chore.half?.of ?? points) == points)
        #expect((done.chore.half == nil) == (paid == points))
        #expect(try await family.balances() == [0, paid])
    }

    @Test("leave all of what is their own, open to all, only offered, or given back")
    func leaveWhole() async throws {
        try await setSample()
        #expect(try await family.complete(1, as: .mia).awarded == 1)
        #expect(try await family.complete(4, as: .max).awarded == 4)
        try await family.offer(3, to: "mia", as: .max)
        #expect(try await family.complete(3, as: .max).awarded == 2)
        try await handOn()
        let own = try await family.perform(CompleteChoreFor(2, doer: "mia"), as: .anna)
        #expect((own.awarded, own.chore.half) == (3, nil))
    }

    @Test("leave all of what is open to all again once it was handed on", arguments: [true, false])
    func leaveWhatIsOpen(isOpenedAgain: Bool) async throws {
        try await setSample()
        try await family.give(10, to: "mia", as: .anna)
        try await family.perform(ClaimChore(4), as: .mia)
        try await handOn(4, for: 3)
        if isOpenedAgain { try await family.perform(UnclaimChore(4), as: .max) }
        #expect(try await family.complete(4, as: .max).awarded == (isOpenedAgain ? 4 : 2 + 3))
    }

    @Test("leave all of what somebody does whose turn it is since another one is away")
    func leaveStandIns() async throws {
        try await setSample()
        var edit = EditChore(2)
        edit.people = .to(.turns(["mia", "max"], .inOrder, .occurrence))
        edit.due = .to(Due(day: family.holidays))
        try await family.perform(edit, as: .anna)
        try await family.perform(AddAbsence(from: family.holidays), as: .mia)
        #expect(try await family.complete(2, as: .max).awarded == 3)
    }

    @Test("leave what is given for taking it over as it is")
    func leaveThanks() async throws {
        try await setSample()
        try await family.give(10, to: "mia", as: .anna)
        try await handOn(for: 4)
        #expect(try await family.complete(2, as: .max).awarded == 6)
        #expect(try await family.balances() == [6, 6])
        try await family.undo(2, as: .anna)
        #expect(try await family.balances() == [10, 0])
        #expect(try await family.areBooksRight())
    }

    @Test("leave the bonus of a routine as it is, also where it goes with half of a chore")
    func leaveBonus() async throws {
        try await setSample()
        let own = try await family.addDaily("Brush teeth", for: .one("max"))
        let other = try await family.addDaily("Make bed", for: .one("mia"))
        try await family.setPoints(5, of: other)
        try await family.addRoutine("morning", of: [own, other], bonus: 4)
        try await handOn(other)
        #expect(try await family.complete(other, as: .max).awarded == 3)
        let last = try await family.complete(own, as: .max)
        #expect((last.awarded, last.routines.map(\.points)) == (1 + 4, [4]))
        #expect(try await family.balances() == [0, 8])

        #expect(try await family.undo(other, as: .anna).awarded == -3 - 4)
        #expect(try await family.balances() == [0, 1])
        #expect(try await family.areBooksRight())
    }

    @Test(
        "leave the bonus of a routine as it is, in which order ever somebody looks at it",
        arguments: [true, false])
    func leaveBonusOfWhatWaits(isHalfLast: Bool) async throws {
        try await family.settle(.approval(.always), as: .anna)
        try await family.set(Self.rule("context.done_today >= 1"), atOnce: "we agreed")
        let whole = try await family.addDaily("Brush teeth", for: .one("max"))
        let half = try await family.addDaily("Make bed", for: .one("max"))
        try await family.setPoints(5, of: half)
        try await family.addRoutine("morning", of: [whole, half], bonus: 4)
        #expect(try await family.complete(whole, as: .max).pending == 1)
        #expect(try await family.complete(half, as: .max).pending == 3)

        let order = isHalfLast ? [whole, half] : [half, whole]
        let first = try await family.perform(ApproveChore(order[0]), as: .anna)
        let last = try await family.perform(ApproveChore(order[1]), as: .anna)

        #expect((first.awarded, first.routines.map(\.points)) == (isHalfLast ? 1 : 3, []))
        #expect((last.awarded, last.routines.map(\.points)) == ((isHalfLast ? 3 : 1) + 4, [4]))
        #expect(try await family.balances() == [0, 8])
        #expect(try await family.undo(half, as: .anna).awarded == -3 - 4)
        #expect(try await family.balances() == [0, 1])
        #expect(try await family.areBooksRight())
    }

    @Test("leave all where there is none of them, or one that is about whatever somebody does")
    func leaveWithoutRule() async throws {
        try await handOn()
        #expect(try await family.complete(2, as: .max).awarded == 3)
        try await family.undo(2, as: .anna)
        try await family.set(
            """
            @id("nothing") @say("Nothing.") @ask("a parent")
            forbid (principal in Role::"child", action, resource);
            """, atOnce: "we agreed")
        let done = try await family.perform(CompleteChoreFor(2, doer: "max"), as: .anna)
        #expect((done.awarded, done.chore.half) == (3, nil))
    }

    @Test("say to whoever is offered a chore what it would bring, and to others what it brings")
    func halveWhatIsOffered() async throws {
        try await setSample()
        try await family.offer(2, to: "max", as: .mia)
        for (person, points) in [(Person.max, 2), (.mia, 3), (.anna, 3)] {
            #expect(try await family.ask(ShowChore(2), as: person).points == points, "\(person)")
        }
    }

    // MARK: - When it is decided

    @Test(
        "decide when it is done, whatever rules there are once somebody says OK",
        arguments: [true, false])
    func decideWhenDone(isSetBefore: Bool) async throws {
        try await family.settle(.approval(.always), as: .anna)
        if isSetBefore { try await setSample() }
        try await handOn()
        let paid = isSetBefore ? 2 : 3
        #expect(try await family.complete(2, as: .max).pending == paid)
        if isSetBefore {
            try await family.perform(SetRules.shipped, as: .anna)
        } else {
            try await setSample()
        }

        let done = try await family.perform(ApproveChore(2), as: .anna)

        #expect(done.awarded == paid)
        #expect(done.chore.half == (isSetBefore ? HalfView(of: 3, rules: [Self.name]) : nil))
        #expect(try await family.areBooksRight())
    }

    @Test("are no reason any more where a parent says what to pay")
    func giveWay() async throws {
        try await family.settle(.approval(.always), as: .anna)
        try await setSample()
        try await handOn()
        try await family.complete(2, as: .max)
        let done = try await family.perform(
            ApproveChore(2, paying: ChoreValue(7)), as: .anna)
        #expect((done.awarded, done.chore.points, done.chore.half) == (7, 7, nil))
        #expect(try await family.ask(ExplainEntry(1), as: .max).half == nil)
    }

    @Test("stay with what was done when it is taken back and done again, also once they are gone")
    func stayWithUndo() async throws {
        try await setSample()
        try await handOn()
        try await family.complete(2, as: .max)
        #expect(try await family.perform(TakeBack(), as: .max)?.points == -2)
        #expect(try await family.balances() == [0, 0])
        try await family.perform(SetRules.shipped, as: .anna)
        #expect(try await family.perform(TakeBack(again: true), as: .max)?.points == 2)
        #expect(try await family.balances() == [0, 2])
        let chore = try await family.ask(ShowChore(2), as: .max)
        #expect((chore.points, chore.half) == (2, HalfView(of: 3, rules: [Self.name])))
        #expect(try await family.areBooksRight())

        // Done anew, it is decided anew.
        try await family.undo(2, as: .anna)
        #expect(try await family.complete(2, as: .max).awarded == 3)
        #expect(try await family.balances() == [0, 3])
    }

    @Test("that are new take from children what is theirs only from tomorrow on")
    func waitForTomorrow() async throws {
        family.clock.advance(minutes: 60)
        try family.everybodyProves()
        try await handOn()
        try await family.set(Self.sample.get())
        #expect(try await family.complete(2, as: .max).awarded == 3)
        try await family.undo(2, as: .anna)
        try await family.live(days: 1)
        #expect(try await family.complete(2, as: .max).awarded == 2)
    }

    // MARK: - Of whom it is asked

    @Test("count what the doer did, whoever says that it is done")
    func countOfDoer() async throws {
        try await family.set(Self.rule("context.done_today >= 1"), atOnce: "we agreed")
        for (chore, paid) in [(3, 2), (4, 2)] {
            let done = try await family.perform(CompleteChoreFor(chore, doer: "max"), as: .anna)
            #expect(done.awarded == paid, "\(chore)")
        }
        #expect(try await family.complete(2, as: .mia).awarded == 3)
    }

    @Test(
        "know what is late, and leave half of what it is worth by then",
        arguments: [("2026-11-16", 9, nil), ("2026-11-15", 5, 9), ("2026-11-14", 3, 5)]
            as [(Day, Int, Int?)])
    func knowLate(day: Day, paid: Int, half: Int?) async throws {
        try await family.set(Self.rule("resource.late"), atOnce: "we agreed")
        var chore = try AddChore(
            title: Title("Homework"), for: .one("mia"), value: ChoreValue(9) ?? .one,
            timing: .once(Due(day: day)))
        chore.mayBePast = true
        chore.overdue = try #require(Overdue("5 after 24h"))
        let number = try await family.perform(chore, as: .anna).number

        #expect(try await family.ask(ShowChore(number), as: .mia).points == paid)
        let done = try await family.complete(number, as: .mia)
        #expect((done.awarded, done.chore.points, done.chore.half?.of) == (paid, paid, half))
    }

    @Test("leave parents all")
    func leaveParents() async throws {
        try await setSample()
        try await family.offer(2, to: "ben", as: .mia)
        try await family.perform(TakeOverChore(2), as: .ben)
        #expect(try await family.complete(2, as: .ben).awarded == 3)
    }

    @Test("tell nobody who did it that may not know that")
    func keepDoer() async throws {
        try await setSample()
        try await family.hide(.max, from: .me)
        try await family.perform(CompleteChoreFor(2, doer: "max"), as: .anna)
        let seen = try await family.ask(ShowChore(2), as: .mia)
        #expect((seen.points, seen.half, seen.doneBy) == (3, nil, nil))
        #expect(try await family.ask(ShowChore(2), as: .anna).half?.of == 3)
    }

    @Test(
        "tell of what it is half whoever did it and the parents, also while it waits",
        arguments: [Person.max, .anna], [true, false])
    func keepReasons(person: Person, isWaiting: Bool) async throws {
        if isWaiting { try await family.settle(.approval(.always), as: .anna) }
        try await setSample()
        try await handOn()
        try await family.complete(2, as: .max)

        let seen = try await family.ask(ShowChore(2), as: person)

        #expect((seen.points, seen.doneBy) == (2, "max"))
        #expect(seen.half == HalfView(of: 3, rules: [Self.name]))
    }

    @Test("tell a sibling what it brought, and neither of what that is half nor by which rules")
    func keepFromSiblings() async throws {
        try await setSample()
        try await family.perform(CompleteChoreFor(2, doer: "max"), as: .anna)

        let seen = try await family.ask(ShowChore(2), as: .mia)
        #expect((seen.points, seen.half, seen.doneBy) == (2, nil, "max"))
        let told = try await family.ask(ShowPointsHistory(of: "max"), as: .mia)
        let entry = try #require(told.first)
        #expect((entry.points, entry.half, entry.seq) == (2, nil, nil))
        let refused = await refusal { () throws(ServiceError) in
            _ = try await family.ask(ExplainEntry(1), as: .mia)
        }
        #expect(refused?.code == "entry.not-found")
        #expect(try await family.ask(ExplainEntry(1), as: .max).half?.of == 3)
    }

    @Test("tell flatmates nothing of what they count of somebody")
    func keepCounts() async throws {
        try await setForFlat()
        for (person, points, half) in [
            (Person.rita, 2, HalfView(of: 3, rules: ["half"])), (.paul, 3, nil),
        ] {
            let ahead = try await family.ask(ShowChore(2), as: person)
            #expect((ahead.points, ahead.half) == (points, half), "\(person)")
        }
        try await family.complete(2, as: .rita)
        for (person, half) in [(Person.rita, HalfView(of: 3, rules: ["half"])), (.paul, nil)] {
            let past = try await family.ask(ShowHistory(), as: person).first
            #expect((past?.points, past?.half) == (2, half), "\(person)")
        }
    }

    @Test("tell by what is taken back nothing of whoever is hidden")
    func keepSums() async throws {
        try await setForFlat()
        try await family.complete(2, as: .rita)
        try await family.hide(.rita, from: .me)
        let undone = try await family.undo(2, as: .paul)
        #expect((undone.doer, undone.awarded, undone.chore.points) == (nil, -3, 3))
        #expect(try await family.ask(ShowPoints(), as: .rita).balance == 0)
    }

    // MARK: - The proof

    @Test("are tried: they take all points from children alone")
    func areTried() async throws {
        let trial = try await family.trial(adding: Self.sample.get())
        #expect(!trial.changes.isEmpty)
        #expect(trial.changes.allSatisfy { $0.who == "a child" && !$0.after.allowed })
        #expect(trial.changes.allSatisfy { $0.action == Action.fullPoints.rawValue })
    }

    @Test("are refused where a wall would not stand for what was handed on")
    func keepWalls() async throws {
        for condition in [
            "resource.planned_for == principal", "resource.planned_for in Role::\"parent\"",
            "resource.planned_for != resource.assignee && resource.planned_for != principal",
        ] {
            let ofDates = "resource has planned_for && resource has assignee && \(condition)"
            #expect(try await family.brokenWall(byHidingWhere: ofDates) == 6)
        }
    }
}
