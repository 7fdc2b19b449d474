import HouseholdModel
import HouseholdService
import Testing

/// Ben helps at the Smiths', where Anna is a parent and Mia and Max are children; Dishes are chore 2, and Mia's.
@Suite("A pass")
struct PassTests {
    private let family: Family

    init() async throws {
        family = try await Family()
        try await family.perform(ChangeRole(of: "ben", to: .helper), as: .anna)
    }

    private var now: Instant { family.clock.now }

    @discardableResult
    private func give(
        for children: [String]? = ["mia"], to abilities: Set<Pass.Ability> = [.see, .done],
        upTo: Int? = nil, from: Instant? = nil, days: Int64 = 1
    ) async throws -> PassView {
        try await family.perform(
            GivePass(
                to: "ben", for: children, to: abilities, upTo: upTo, from: from,
                until: (from ?? now).adding(days: days)), as: .anna)
    }

    private func waiting(_ chores: (String, Int)...) async throws -> [Number] {
        try await family.settle(.approval(.always), as: .anna)
        var numbers: [Number] = []
        for (title, points) in chores {
            let number = try await family.addChore(title, to: "mia", worth: points)
            try await family.complete(number, as: .mia)
            numbers.append(number)
        }
        return numbers
    }

    // MARK: - What it gives

    @Test("shows the chores and points of its children, and nothing of another child")
    func shows() async throws {
        try await give()

        #expect(try await family.ask(ListChores(), as: .ben).map(\.title) == ["Dust", "Dishes"])
        #expect(try await family.ask(ListPoints(), as: .ben).map(\.member) == ["mia"])
        #expect(await family.refusal(asking: ShowChore(3), as: .ben) == .notFound(.chore, "3"))
        #expect(await family.refusal(asking: ShowPoints(of: "max"), as: .ben) != nil)
        #expect(try await family.ask(ShowPointsHistory(of: "mia"), as: .ben).isEmpty)
    }

    @Test("lets a helper mark as done for a child, who gets the points, and take that back")
    func marksDone() async throws {
        try await give()

        let done = try await family.perform(CompleteChoreFor(2, doer: "mia"), as: .ben)
        #expect(done.doer == "mia" && done.awarded == 3)
        #expect(try family.lastRecord()["policies"] == "pass.done:ben")
        #expect(try await family.ask(ShowPoints(of: "mia"), as: .anna).balance == 3)
        try await family.perform(UndoChore(2), as: .ben)
        #expect(try family.lastRecord()["policies"] == "pass.undone:ben")
        try await family.complete(2, as: .mia)
        #expect(await family.refusal(UndoChore(2), as: .ben)?.isRefused == true)
        #expect(
            await family.refusal(CompleteChoreFor(3, doer: "max"), as: .ben)
                == .notFound(.chore, "3"))
        #expect(await family.refusal(AddChore(title: try Title("X")), as: .ben)?.isRefused == true)
        #expect(await family.refusal(ApproveChore(2), as: .ben)?.isRefused == true)
    }

    @Test("lets a helper remind its children of their chores, where it says so")
    func reminds() async throws {
        try await give()
        #expect(await family.refusal(RemindOfChore(2), as: .ben)?.isRefused == true)
        try await give(to: [.remind])
        try await family.perform(RemindOfChore(2), as: .ben)
        #expect(try family.lastRecord()["policies"] == "pass.remind:ben")
        #expect(await family.refusal(RemindOfChore(3), as: .ben) == .notFound(.chore, "3"))
    }

    @Test("lets a helper say OK up to its points in all, and says when they are used up")
    func isUsedUp() async throws {
        let numbers = try await waiting(("Rake", 6), ("Sweep", 5), ("Wipe", 4), ("Mop", 1))
        try await give(to: [.approve], upTo: 10)

        try await family.perform(ApproveChore(numbers[0]), as: .ben)
        #expect(try family.lastRecord()["policies"] == "pass.approve:ben")
        #expect(
            await family.refusal(ApproveChore(numbers[1]), as: .ben)
                == .member(.passUsedUp(left: 4, points: 5)))
        #expect(
            await family.refusal(
                ApproveChore(numbers[2], paying: ChoreValue(5)), as: .ben)
                == .member(.passUsedUp(left: 4, points: 5)))
        try await family.perform(ApproveChore(numbers[2]), as: .ben)
        let refusal = await family.refusal(ApproveChore(numbers[3]), as: .ben)
        #expect(refusal?.policiesOfRefusal == ["pass.used-up"])
        try await family.perform(RejectChore(numbers[3]), as: .ben)
        let pass = try await family.ask(ShowPass(), as: .ben).pass
        #expect(pass.used == 10 && pass.upTo == 10)
        // What a parent takes back stays counted.
        try await family.perform(UndoChore(numbers[0]), as: .anna)
        #expect(try await family.ask(ShowPass(of: "ben"), as: .anna).pass.used == 10)
    }

    @Test("does not count what several OKs of one line go beyond: none of them is said")
    func isAllOrNothing() async throws {
        let numbers = try await waiting(("Rake", 6), ("Sweep", 5))
        try await give(to: [.approve], upTo: 10)

        let refusal = await refusal { () throws(ServiceError) in
            _ = try await family.gate.perform(
                numbers.map { ApproveChore($0) }, as: family.caller(.ben),
                request: family.newRequest())
        }
        #expect(refusal == .member(.passUsedUp(left: 4, points: 5)))
        #expect(try await family.ask(ShowPass(), as: .ben).pass.used == 0)
    }

    // MARK: - Its time

    @Test("begins and ends by itself, to the moment, in a session that goes on")
    func hasItsTime() async throws {
        try await give(from: now.adding(milliseconds: 60_000))
        let before = await family.refusal(asking: ListChores(), as: .ben)
        #expect(before?.policiesOfRefusal == ["wall.pass"])

        family.clock.advance(milliseconds: 60_000)
        #expect(try await family.ask(ListChores(), as: .ben).count == 2)
        family.clock.advance(milliseconds: 86_400_000 - 1)
        #expect(try await family.ask(ListChores(), as: .ben).count == 2)
        family.clock.advance(milliseconds: 1)
        let after = await family.refusal(CompleteChoreFor(2, doer: "mia"), as: .ben)
        #expect(after?.isRefused == true || after == .notFound(.chore, "2"))
        #expect(
            await family.refusal(asking: ListChores(), as: .ben)?.policiesOfRefusal == ["wall.pass"]
        )
        #expect(try await family.ask(ShowPass(), as: .ben).pass.state == .over)
        #expect(try await family.ask(ShowAccount(), as: .ben).role == .helper)
        try family.everybodyProves()
        try await family.perform(LeaveHousehold(), as: .ben)
    }

    @Test("is refused for no child, a time that is over or too long, and points without OKs")
    func isRefused() async throws {
        for pass in [
            GivePass(to: "ben", until: now), GivePass(to: "ben", until: now.adding(days: 91)),
            GivePass(to: "ben", from: now.adding(days: 2), until: now.adding(days: 1)),
            GivePass(to: "ben", to: [.approve], until: now.adding(days: 1)),
            GivePass(to: "ben", to: [.done], upTo: 5, until: now.adding(days: 1)),
            GivePass(to: "ben", to: [.approve], upTo: 0, until: now.adding(days: 1)),
            GivePass(to: "ben", for: [], until: now.adding(days: 1)),
        ] {
            #expect(await family.refusal(pass, as: .anna)?.code == "value.unusable")
        }
        let day = now.adding(days: 1)
        for name in ["anna", "tim", "nobody"] {
            #expect(
                await family.refusal(GivePass(to: "ben", for: [name], until: day), as: .anna)
                    == .notFound(.person, name))
        }
        let toMia = await family.refusal(GivePass(to: "mia", until: day), as: .anna)
        #expect(toMia?.isRefused == true)
        #expect(await family.refusal(GivePass(to: "ben", until: day), as: .mia)?.isRefused == true)
        #expect(await family.refusal(GivePass(to: "ben", until: day), as: .ben)?.isRefused == true)
        #expect(
            await family.refusal(EndPass(of: "ben"), as: .anna) == .member(.noPass(try Name("Ben")))
        )
        #expect(try await give(for: nil, days: 90).children.sorted() == ["Kim", "max", "mia"])
    }

    @Test("is missed by a helper in other words than by a parent")
    func isMissed() async throws {
        #expect(await family.refusal(asking: ShowPass(), as: .ben) == .member(.noOwnPass))
        #expect(
            await family.refusal(asking: ShowPass(of: "ben"), as: .anna)
                == .member(.noPass(try Name("Ben"))))
    }

    @Test("takes the place of another one, which is kept as ended")
    func replaces() async throws {
        try await give(for: ["max"])
        try await give(for: ["mia"])

        #expect(try await family.ask(ListPasses(), as: .anna).map(\.children) == [["mia"]])
        #expect(try family.count("pass", where: "ended_at IS NOT NULL") == 1)
        #expect(try await family.ask(ListChores(), as: .ben).count == 2)
        try await family.perform(EndPass(of: "ben"), as: .anna)
        #expect(try await family.ask(ListPasses(), as: .anna).isEmpty)
        #expect(await family.refusal(asking: ListChores(), as: .ben)?.isRefused == true)
        #expect(try await family.ask(ShowPass(of: "ben"), as: .anna).pass.state == .ended)
    }

    @Test("ends with the membership, and with being a helper")
    func endsWithRole() async throws {
        try await give()
        try await family.perform(ChangeRole(of: "ben", to: .parent), as: .anna)
        #expect(try family.count("pass", where: "ended_at IS NULL") == 0)

        try await family.perform(ChangeRole(of: "ben", to: .helper), as: .anna)
        #expect(await family.refusal(asking: ListChores(), as: .ben)?.isRefused == true)
        try await give()
        try await family.perform(RemoveMember("ben"), as: .anna)
        #expect(try family.count("pass", where: "ended_at IS NULL") == 0)
    }

    @Test("is taken back by undo, which brings back the one before, and given again by redo")
    func isUndone() async throws {
        try await give(for: ["max"])
        try await give(for: ["mia"])

        try await family.perform(TakeBack(), as: .anna)
        #expect(try await family.ask(ListPasses(), as: .anna).map(\.children) == [["max"]])
        try await family.perform(TakeBack(again: true), as: .anna)
        #expect(try await family.ask(ListPasses(), as: .anna).map(\.children) == [["mia"]])
        try await family.perform(EndPass(of: "ben"), as: .anna)
        try await family.perform(TakeBack(), as: .anna)
        #expect(try await family.ask(ListPasses(), as: .anna).map(\.children) == [["mia"]])
        #expect(try await family.ask(VerifyAudit(), as: .anna).ok)
    }

    // MARK: - Afterwards

    @Test("is handed over: what was done, said OK to and left, once to all parents together")
    func isHandedOver() async throws {
        try family.tamper("UPDATE member SET role = 'parent' WHERE name = 'Max'")
        let numbers = try await waiting(("Rake", 6))
        try await give(to: [.done, .approve], upTo: 10)
        try await family.perform(ApproveChore(numbers[0]), as: .ben)
        try await family.perform(CompleteChoreFor(2, doer: "mia"), as: .ben)
        #expect(try await family.perform(ReadNotices(), as: .anna).isEmpty)

        family.clock.advance(days: 1)
        let view = try await family.ask(ShowPass(of: "ben"), as: .anna)
        #expect(view.done.map(\.title) == ["Dishes"])
        #expect(view.approved.map(\.title) == ["Rake"])
        #expect(view.left.map(\.title).sorted() == ["Dishes", "Dust"])
        #expect(try await family.ask(ShowPass(), as: .ben).done.isEmpty)
        let told = try await family.perform(ReadNotices(), as: .anna)
        #expect(told.map(\.kind) == [.passOver])
        #expect(told.first?.text.source.contains("Ben's pass is over") == true)
        #expect(try await family.perform(ReadNotices(), as: .anna).isEmpty)
        #expect(try await family.perform(ReadNotices(), as: .max).isEmpty)
    }

    @Test("that ends before its time is told to the other parents alone, and not once more")
    func isToldWhenEnded() async throws {
        try family.tamper("UPDATE member SET role = 'parent' WHERE name = 'Max'")
        try await give()
        try await family.perform(EndPass(of: "ben"), as: .anna)

        #expect(try await family.perform(ReadNotices(), as: .anna).isEmpty)
        #expect(try await family.perform(ReadNotices(), as: .max).map(\.kind) == [.passOver])
        family.clock.advance(days: 2)
        for parent in [Person.anna, .max] {
            #expect(try await family.perform(ReadNotices(), as: parent).isEmpty)
        }
    }

    @Test("is news to whoever is a parent when it is over, and to nobody who was one before")
    func isToldToParents() async throws {
        try await family.perform(ChangeRole(of: "ben", to: .parent), as: .anna)
        let draft = try await family.gate.draftKey()
        let key = try await family.perform(
            InviteMember(Name("Zoe"), as: .helper, draft: draft), as: .anna
        ).key
        try await family.perform(JoinHousehold(family.gate.open(key)), as: .zoe)
        let end = now.adding(days: 1)
        try await family.perform(GivePass(to: "zoe", until: end), as: .anna)
        try await family.perform(ChangeRole(of: "ben", to: .helper), as: .anna)
        try await give(days: 9)
        let other = try await family.makeCode(as: .anna)
        try await family.knock(with: other, as: .olga)
        try await family.knock(with: other, as: .nora)
        try await family.perform(AdmitMember("nora", as: .parent), as: .anna)
        try await family.perform(SwitchHousehold(to: "The Smiths"), as: .nora)

        family.clock.advance(milliseconds: 86_400_001)
        func told(_ person: Person) async throws -> [String] {
            try await family.perform(ReadNotices(), as: person).map(\.kind.rawValue)
        }
        #expect(try await told(.ben) == [])
        #expect(try await told(.nora).contains("pass-over"))
        #expect(try await family.ask(ListNotices(), as: .ben).isEmpty)
        #expect(try await family.ask(ListNotices(), as: .anna).map(\.kind).contains(.passOver))
    }

    @Test(
        "is over for the parents, too, when the helper goes in the middle of it, and not before it begins",
        arguments: [true, false])
    func isHandedOverWhenTheHelperGoes(hasBegun: Bool) async throws {
        try await give(from: hasBegun ? nil : now.adding(days: 1))
        if hasBegun { try await family.perform(CompleteChoreFor(2, doer: "mia"), as: .ben) }
        family.clock.advance(milliseconds: 1_000)
        try await family.perform(LeaveHousehold(), as: .ben)

        let news = try await family.perform(ReadNotices(), as: .anna).map {
            $0.text.source
        }
        #expect(news.contains("Ben has left the household."))
        #expect(
            news.contains("Ben's pass is over. Marked as done: 1. What is left: chore list")
                == hasBegun)
        family.clock.advance(milliseconds: 9 * 86_400_000)
        #expect(try await family.perform(ReadNotices(), as: .anna).isEmpty)
    }

    @Test("is named by whoever asks why")
    func isNamed() async throws {
        try await give(to: [.done])
        let may = try await family.ask(AskRules(.completeChoreFor, on: "2"), as: .ben)
        #expect(may.allowed && may.policies == ["pass.done:ben"])
        #expect(may.pass?.by == "anna")

        let mayNot = try await family.ask(AskRules(.showPoints, on: "max"), as: .ben)
        #expect(!mayNot.allowed && mayNot.pass?.children == ["mia"])
        family.clock.advance(days: 1)
        let over = await family.refusal(asking: ListChores(), as: .ben)
        guard case .refused(let refusal)? = over else { return #expect(over == nil) }
        #expect(try DecisionView(explaining: refusal).pass?.state == .over)
        let source = try await family.ask(ShowRules("pass.done:ben"), as: .anna).text
        #expect(source.contains("?principal"))
    }

    // MARK: - What is not in it

    @Test("tells nothing of another child, whatever can be asked", arguments: 1...3)
    func hidesOthers(seed: Int) async throws {
        try await give(to: [.done, .approve], upTo: 20)
        let names = ["anna", "mia", "max"]
        let before = try await family.everything(for: .ben, naming: names)

        try await family.complete(3, as: .max)
        try await family.give(seed, to: "max", as: .anna)
        _ = try await family.addChore("Secret \(seed)", to: "max")
        try await family.perform(SetPrivacy(.activity, to: .me), as: .max)
        let after = try await family.everything(for: .ben, naming: names)
        #expect(zip(before, after).filter { $0 != $1 }.map { "\($0) \($1)" } == [])
    }
}

extension Family {
    /// Why somebody is not told what they ask.
    func refusal<Op: Inquiry>(asking operation: Op, as person: Person) async -> ServiceError? {
        await HouseholdServiceTests.refusal { () throws(ServiceError) in
            _ = try await ask(operation, as: person)
        }
    }
}

extension ServiceError {
    fileprivate var isRefused: Bool {
        if case .refused = self { true } else { false }
    }

    fileprivate var policiesOfRefusal: [String]? {
        guard case .refused(let refusal) = self else { return nil }
        return refusal.policies
    }
}
