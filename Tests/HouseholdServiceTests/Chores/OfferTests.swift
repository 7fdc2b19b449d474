import Foundation
import HouseholdModel
import HouseholdService
import Policies
import Testing

/// Dishes are chore 2, worth 3 points, and Mia's, who has 10.
@Suite("A chore that is offered to somebody else")
struct OfferTests {
    private let family: Family

    init() async throws {
        family = try await Family()
        try await family.give(10, to: "mia", as: .anna)
    }

    @discardableResult
    private func offer(
        _ chore: Number = 2, for points: Int = 0, as person: Person = .mia,
        to receiver: String = "max"
    ) async throws -> ChoreView {
        try await family.offer(chore, to: receiver, for: points, as: person)
    }

    private func unread(_ person: Person) async throws -> [String] {
        try await family.ask(ListNotices(unread: true), as: person).map(\.text.source)
    }

    @Test("stays whose it is until the other takes it over, with its points")
    func isTakenOver() async throws {
        let view = try await offer()
        #expect((view.offer?.by, view.offer?.to, view.offer?.taken) == ("mia", "max", false))
        #expect(
            try await unread(.max)
                == ["Mia offers you \"Dishes\". Answer with: chore take-over 2, or chore refuse 2"])
        #expect(try await family.ask(ListChores(.offered), as: .max).map(\.number) == [2])
        #expect(try await family.ask(ListChores(.mine), as: .mia).map(\.number).contains(2))

        let taken = try await family.perform(TakeOverChore(2), as: .max)
        #expect((taken.turn, taken.offer?.taken) == ("max", true))
        #expect(try await unread(.max).isEmpty)
        #expect(
            try await unread(.mia).contains("Max takes over \"Dishes\" from you this time."))
        #expect(try await family.ask(ListChores(.offered), as: .max).isEmpty)
        guard case .refused = await family.refusal(CompleteChore(2), as: .mia) else {
            Issue.record("It is Mia's no more.")
            return
        }
        #expect(try await family.complete(2, as: .max).awarded == 3)
        #expect(try await family.balances() == [10, 3])
    }

    @Test("is told with what is given for it, and what to type behind that")
    func namesThanks() async throws {
        try await offer(for: 2)

        let told = try #require(
            try await family.ask(ListNotices(unread: true), as: .max)
                .first { $0.kind == .chore(.offered) })
        let news = "Mia offers you \"Dishes\" and 2 points."
        #expect(
            told.text.source == news + " Answer with: chore take-over 2, or chore refuse 2")
        #expect(told.text.withoutAdvice.source == news)
        let sent = try JSONDecoder().decode(Phrase.self, from: JSONEncoder().encode(told.text))
        #expect(sent == told.text && sent.withoutAdvice.source == news)
    }

    @Test("has what was promised for it wait with its points for an OK")
    func waitsWithThanks() async throws {
        try await family.settle(.approval(.always), as: .anna)
        try await offer(for: 4)
        try await family.perform(TakeOverChore(2), as: .max)
        try await family.complete(2, as: .max)

        #expect(try await family.ask(ShowPoints(), as: .max).pending == 3 + 4)
        try await family.perform(ApproveChore(2), as: .anna)
        let points = try await family.ask(ShowPoints(), as: .max)
        #expect((points.pending, points.balance) == (0, 3 + 4))
    }

    @Test("is taken over once, whoever says so again")
    func isTakenOverOnce() async throws {
        try await offer(for: 2)
        try await family.perform(TakeOverChore(2), as: .max)
        let before = try family.everything()["occurrence"]
        guard case .refused = await family.refusal(TakeOverChore(2), as: .max) else {
            Issue.record("It is taken over already.")
            return
        }
        #expect(try family.everything()["occurrence"] == before)
        #expect(try await unread(.mia).count { $0.contains("takes over") } == 1)
        await #expect(throws: ServiceError.chore(.isHandedOn(2, try Name("Max")))) {
            try await offer(as: .max, to: "ben")
        }
    }

    @Test("stays whose it is where the other says no, or the offer is taken back")
    func isNotTakenOver() async throws {
        try await offer()
        try await family.perform(RefuseOffer(2, because: Note("Homework")), as: .max)
        #expect(
            try await unread(.mia).contains("Max does not take over \"Dishes\": Homework"))
        try await offer()
        try await family.perform(RetractOffer(2), as: .mia)
        #expect(try await unread(.max).isEmpty)
        guard case .refused = await family.refusal(TakeOverChore(2), as: .max) else {
            Issue.record("There is no offer.")
            return
        }
        #expect(try await family.complete(2, as: .mia).awarded == 3)
    }

    @Test("is offered no more once it is done, also where that is taken back")
    func isDoneMeanwhile() async throws {
        try await offer()
        try await family.complete(2, as: .mia)
        #expect(try await unread(.max).isEmpty)
        #expect(try await family.ask(ListChores(.offered), as: .max).isEmpty)
        try await family.undo(2, as: .mia)
        #expect(await family.refusal(TakeOverChore(2), as: .max) != nil)
        #expect(try await family.ask(ShowChore(2), as: .mia).offer == nil)
    }

    /// How an offer ends that its reader has not looked at.
    enum End: CaseIterable {
        case retracted, refused, takenOver, done, skipped, paused, deleted, missed
    }

    @Test("is not told late, once it is over", arguments: End.allCases)
    func isNotToldLate(_ end: End) async throws {
        try family.addChannel(of: "Max")
        if end == .missed {
            try await family.repeatDaily(2)
            var edit = EditChore(2)
            edit.overdue = .close
            try await family.perform(edit, as: .anna)
        }
        try await offer()
        #expect(try await unread(.max).count { $0.contains("offers you") } == 1)

        switch end {
        case .retracted: try await family.perform(RetractOffer(2), as: .mia)
        case .refused: try await family.perform(RefuseOffer(2), as: .max)
        case .takenOver: try await family.perform(TakeOverChore(2), as: .max)
        case .done: try await family.complete(2, as: .mia)
        case .skipped: try await family.perform(SkipChore(2), as: .anna)
        case .paused: try await family.perform(PauseChore(2), as: .anna)
        case .deleted: try await family.perform(DeleteChore(2), as: .anna)
        case .missed: family.clock.advance(days: 1)
        }

        #expect(try await !unread(.max).contains { $0.contains("offers you") })
        #expect(try await !family.told().contains("1 chores are offered to you."))
        let listed = try await family.ask(ListNotices(), as: .max)
        #expect(!listed.contains { $0.kind == .chore(.offered) })
    }

    @Test("is told once it rests no more, and stays among what was told when it is over")
    func isToldWhileItWaits() async throws {
        try family.addChannel(of: "Max")
        try await offer()
        try await family.perform(PauseChore(2), as: .anna)
        #expect(try await unread(.max).isEmpty)
        try await family.perform(ResumeChore(2), as: .anna)
        #expect(try await family.told() == ["1 chores are offered to you."])

        try await family.perform(ReadNotices(), as: .max)
        try await family.perform(RetractOffer(2), as: .mia)
        let listed = try await family.ask(ListNotices(), as: .max)
        #expect(listed.contains { $0.kind == .chore(.offered) && $0.read })
    }

    @Test("is undone as long as nobody has answered")
    func isUndone() async throws {
        try await offer(for: 2)
        try await family.perform(TakeBack(), as: .mia)
        #expect(try await family.ask(ListChores(.offered), as: .max).isEmpty)
        #expect(try await unread(.max).isEmpty)
        try await family.perform(TakeBack(again: true), as: .mia)
        try await family.perform(TakeOverChore(2), as: .max)
        #expect(await family.refusal(TakeBack(), as: .mia) != nil)
        #expect(try await family.perform(TakeBack(), as: .max) == nil)
        #expect(try await family.ask(ShowChore(2), as: .max).turn == "max")
    }

    // MARK: - Points

    @Test("is paid for when doing it is booked, back with it, and again when it is done again")
    func isPaid() async throws {
        try await offer(for: 4)
        try await family.perform(TakeOverChore(2), as: .max)
        #expect(try await family.balances() == [10, 0])
        try await family.complete(2, as: .max)
        #expect(try await family.balances() == [6, 7])
        #expect(try await family.earned(.max) == 3)
        try await family.undo(2, as: .max)
        #expect(try await family.balances() == [10, 0])
        try await family.complete(2, as: .max)
        try await family.perform(TakeBack(), as: .max)
        #expect(try await family.balances() == [10, 0])
        try await family.perform(TakeBack(again: true), as: .max)
        #expect(try await family.balances() == [6, 7])
        #expect(try await family.areBooksRight())
    }

    @Test("is paid for once a parent has said OK, and not where it is sent back")
    func isPaidOnceChecked() async throws {
        try await family.settle(.approval(.always), as: .anna)
        try await offer(for: 4)
        try await family.perform(TakeOverChore(2), as: .max)
        try await family.complete(2, as: .max)
        #expect(try await family.balances() == [10, 0])
        try await family.perform(RejectChore(2), as: .anna)
        #expect(try await family.balances() == [10, 0])
        #expect(try await family.ask(ShowChore(2), as: .max).turn == "max")
        family.clock.advance(minutes: 1)
        try await family.complete(2, as: .max)
        try await family.perform(ApproveChore(2), as: .anna)
        #expect(try await family.balances() == [6, 7])
        #expect(try await family.areBooksRight())
    }

    @Test("keeps what is pledged out of reach until it is paid or the date is let be")
    func keepsWhatIsPledged() async throws {
        await #expect(throws: ServiceError.points(.cannotGive(try Name("Mia")))) {
            try await offer(for: 11)
        }
        try await family.sell("Ice cream", for: 5)
        try await offer(for: 6)
        try await family.perform(TakeOverChore(2), as: .max)
        #expect(await family.refusal(RequestReward(5), as: .mia) == .points(.pledged(6)))
        await #expect(throws: ServiceError.points(.cannotGive(try Name("Mia")))) {
            try await offer(1, for: 5)
        }
        try await offer(1, for: 4)
        try await family.perform(SkipChore(2), as: .anna)
        try await family.perform(RetractOffer(1), as: .mia)
        #expect(try await family.ask(for: "Ice cream", as: .mia).points == 5)
        #expect(try await family.balances() == [5, 0])
    }

    @Test("takes what is pledged out of what is there for a reward, and leaves the jar as it is")
    func isNotThere() async throws {
        try await family.sell("Ice cream", for: 9)
        try await family.perform(SetGoal(5), as: .mia)
        try await family.perform(SaveForGoal(try #require(RewardValue(4))), as: .mia)
        try await offer(for: 3)
        try await family.perform(TakeOverChore(2), as: .max)

        #expect(try await family.ask(ShowReward(5), as: .mia).progress.first?.points == 7)
        let take = TakeFromJar(try #require(RewardValue(1)))
        #expect(try await family.perform(take, as: .mia).jar == 3)
        let sums = try await family.ask(ShowPoints(of: "mia"), as: .mia)
        #expect((sums.balance, sums.jar, sums.pledged, sums.toSpend) == (10, 3, 3, 4))
        #expect(try await family.ask(ShowPoints(of: "mia"), as: .max).pledged == 0)
    }

    @Test("is asked for the points again when it is taken over")
    func asksForPointsTwice() async throws {
        try await family.sell("Ice cream", for: 5)
        try await offer(for: 6)
        try await family.ask(for: "Ice cream", as: .mia)
        #expect(
            await family.refusal(TakeOverChore(2), as: .max)
                == .points(.cannotGive(try Name("Mia"))))
    }

    @Test("pays what there is where too little is left, and nobody comes into debt")
    func paysWhatThereIs() async throws {
        try await family.settle(.deductions(10), as: .anna)
        try await offer(for: 8)
        try await family.perform(TakeOverChore(2), as: .max)
        try await family.take(5, from: "mia", as: .anna)
        #expect(try await family.ask(ShowPoints(of: "mia"), as: .mia).toSpend == 0)
        try await family.complete(2, as: .max)
        #expect(try await family.balances() == [0, 8])
        #expect(try await family.areBooksRight())
    }

    // MARK: - Turns

    @Test("leaves the turn with whose it was: the next comes as if they had done it")
    func leavesTheTurn() async throws {
        let number = try await family.addDaily(
            "Table", for: .turns(["mia", "max", "ben"], .inOrder, .occurrence))
        try await offer(number)
        try await family.perform(TakeOverChore(number), as: .max)
        #expect(try await family.complete(number, as: .max).next?.turn == "max")
        try await family.live(days: 1)
        #expect(try await family.complete(number, as: .max).next?.turn == "ben")
    }

    @Test("is as planned the next time")
    func isAsPlannedNext() async throws {
        try await family.repeatDaily(2)
        try await offer()
        try await family.perform(TakeOverChore(2), as: .max)
        try await family.complete(2, as: .max)
        try await family.live(days: 1)
        #expect(try await family.complete(2, as: .mia).awarded == 3)
    }

    // MARK: - Who

    @Test("goes back to whose it was when whoever took it over leaves")
    func goesBack() async throws {
        try await offer(for: 2)
        try await family.perform(TakeOverChore(2), as: .max)
        #expect(try await !family.ask(ListChores(.mine), as: .mia).map(\.number).contains(2))
        #expect(try await family.ask(ShowPoints(), as: .mia).pledged == 2)

        try await family.perform(RemoveMember("max"), as: .anna)

        let chore = try await family.ask(ShowChore(2), as: .mia)
        #expect((chore.offer == nil, chore.turn, chore.state) == (true, nil, .open))
        #expect(try await family.ask(ListChores(.mine), as: .mia).map(\.number).contains(2))
        #expect(try await family.ask(ShowPoints(), as: .mia).pledged == 0)
        #expect(try await family.complete(2, as: .mia).awarded == 3)
        #expect(try await family.ask(ShowPoints(), as: .mia).balance == 13)
        #expect(try await family.areBooksRight())
    }

    @Test("is offered to no one who is away on its day, nor to whose it is")
    func isForThoseWhoAreHere() async throws {
        try await family.repeatDaily(2)
        let today = try family.zone().day(at: family.clock.now)
        try await family.perform(AddAbsence(from: today), as: .max)
        await #expect(throws: ServiceError.chore(.isAway(2, try Name("Max")))) {
            try await offer()
        }
        await #expect(throws: ServiceError.self) { try await offer(to: "mia") }
        try await offer(to: "ben")
        await #expect(throws: ServiceError.chore(.isOffered(2, try Name("Ben")))) {
            try await offer(to: "anna")
        }
    }

    @Test("is not one that each does for themselves")
    func isNotShared() async throws {
        let number = try await family.addDaily("Beds", for: .each(["mia", "max"]))
        await #expect(throws: ServiceError.chore(.isShared(number))) { try await offer(number) }
    }

    @Test("is not taken over by somebody whom the rules let do none")
    func isForThoseWhoMay() async throws {
        let rule = """
            @id("own.max") @say("Max does no chores.") @ask("a parent")
            forbid (principal in Role::"child", action == Action::"chore.complete", resource)
            when { resource has assignee && resource.assignee == principal };
            """
        try await family.perform(
            SetRules(
                ShippedPolicies.family.text + rule, from: "own.cedar", atOnce: Note("we agreed")),
            as: .anna)
        try await offer()
        guard case .refused(let refusal) = await family.refusal(TakeOverChore(2), as: .max) else {
            Issue.record("Max may not do it.")
            return
        }
        #expect(refusal.policies == ["own.max"])
        #expect(try await family.ask(ShowChore(2), as: .mia).offer?.taken == false)
    }
}
