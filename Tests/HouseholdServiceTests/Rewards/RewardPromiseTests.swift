import HouseholdModel
import HouseholdService
import Testing

/// Ice cream is reward 5, for 6 points, of which Mia has 20; it is Monday, 16 November 2026, 11:00 in Berlin.
@Suite("A reward that is dearer, or off the list")
struct RewardPromiseTests {
    private let family: Family

    init() async throws {
        family = try await Family()
        for milestone in 1...3 {
            try await family.perform(
                RetireReward(milestone, atOnce: Note("from now on")), as: .anna)
        }
        try await family.sell("Ice cream", for: 6, prices: ["max": 2])
        try await family.give(20, to: "mia", as: .anna)
        for child in [Person.mia, .max] { try await family.perform(ReadNotices(), as: child) }
        family.clock.advance(minutes: 60)
    }

    private func news(of person: Person) async throws -> [String] {
        try await family.ask(ListNotices(unread: true), as: person)
            .filter { $0.kind == .reward(.lessened) }.map(\.text.source)
    }

    private func progress(_ reward: Number = 5) async throws -> RewardView.Progress? {
        try await family.ask(ShowReward(reward), as: .mia).progress.first { $0.member == "mia" }
    }

    @Test("is had for what it cost until the end of the day")
    func keepsPrice() async throws {
        try await family.setPrice(9, of: 5)
        let shown = try #require(try await progress())
        #expect(shown.of == 6 && shown.later?.points == 9)
        #expect(shown.later?.from == "2026-11-17")
        #expect(
            try await news(of: .mia)
                == ["From tomorrow on \"Ice cream\" takes 9 points. Today it still takes 6."])
        // Max has a price of his own, which is as it was.
        #expect(try await news(of: .max).isEmpty)
        #expect(try await family.ask(for: "Ice cream", as: .mia).points == 6)

        family.clock.advance(minutes: 13 * 60)
        #expect(try await family.ask(for: "Ice cream", as: .mia).points == 9)
    }

    @Test("is had for a price of one's own that was less until the end of the day")
    func keepsOwnPrice() async throws {
        var edit = EditReward(5)
        edit.prices = ["mia": try #require(RewardValue(8))]
        try await family.perform(edit, as: .anna)
        #expect(try await progress()?.of == 6)
        #expect(try await news(of: .mia).count == 1)
        #expect(try await news(of: .max).isEmpty)
    }

    @Test("keeps its price for who saves for it before it is dearer, until that is set anew")
    func isSavedFor() async throws {
        try await family.setPrice(9, of: 5)
        #expect(try await family.perform(SetGoal(5), as: .mia).points == 6)
        family.clock.advance(minutes: 13 * 60)
        #expect(try await family.ask(ShowGoal(), as: .mia).points == 6)
        #expect(try await family.perform(SetGoal(5), as: .mia).points == 9)
    }

    @Test("is saved for no more once it is off the list, and its jar is empty")
    func isNotSavedFor() async throws {
        try await family.perform(SetGoal(5), as: .mia)
        try await family.perform(SaveForGoal(.five), as: .mia)
        try await family.perform(RetireReward(5), as: .anna)
        #expect(try await family.ask(ShowGoal(), as: .mia).jar == 0)
        #expect(
            try await family.refusal(SaveForGoal(.one), as: .mia) == .reward(.retired(5)))
        #expect(await family.refusal(SetGoal(5), as: .mia) == .reward(.retired(5)))
        #expect(try await family.ask(for: "Ice cream", as: .mia).points == 6)
    }

    @Test("can be asked for until the end of the day on which it was taken off the list")
    func isStillHad() async throws {
        try await family.perform(RetireReward(5), as: .anna)
        #expect(
            try await news(of: .mia)
                == [
                    """
                    From tomorrow on "Ice cream" is not to be had any more. \
                    Today you still get it for 6 points.
                    """
                ])
        #expect(try await family.ask(ListRewards(), as: .mia).contains { $0.number == 5 })
        try await family.perform(RequestReward(5), as: .mia)

        family.clock.advance(minutes: 13 * 60)
        #expect(try await !family.ask(ListRewards(), as: .mia).contains { $0.number == 5 })
        await #expect(throws: ServiceError.reward(.retired(5))) {
            try await family.perform(RequestReward(5), as: .mia)
        }
    }

    @Test("can be asked for today, also where its last day is over by now")
    func keepsDays() async throws {
        let today = try family.zone().day(at: family.clock.now)
        var edit = EditReward(5)
        (edit.first, edit.last) = (today.adding(days: -2), today.adding(days: -1))
        try await family.perform(edit, as: .anna)
        try await family.perform(RequestReward(5), as: .mia)
        family.clock.advance(minutes: 13 * 60)
        await #expect(throws: ServiceError.self) {
            try await family.perform(RequestReward(5), as: .mia)
        }
    }

    @Test("tells that today is the last day, where that was not so before")
    func tellsLastDay() async throws {
        var edit = EditReward(5)
        edit.last = try family.zone().day(at: family.clock.now)
        try await family.perform(edit, as: .anna)
        #expect(try await news(of: .mia).count == 1)
        #expect(try family.count("reward_promise") == 0)
    }

    @Test("is so at once where a parent says why, and the child reads it")
    func holdsAtOnce() async throws {
        try await family.setPrice(9, of: 5, atOnce: "sugar is dear")
        #expect(
            try await news(of: .mia)
                == ["Anna made \"Ice cream\" take 9 points at once, and not 6: sugar is dear"])
        #expect(try await family.ask(for: "Ice cream", as: .mia).points == 9)
        try await family.perform(RetireReward(5, atOnce: Note("no more")), as: .ben)
        #expect(
            try await news(of: .mia).last == "Ben took \"Ice cream\" off your list at once: no more"
        )
        await #expect(throws: ServiceError.reward(.retired(5))) {
            try await family.perform(RequestReward(5), as: .mia)
        }
    }

    @Test(
        "is so at once where it was set less than an hour ago, and tells only why",
        arguments: [(59, true), (60, false)])
    func isMendedAtOnce(minutes: Int64, isSlip: Bool) async throws {
        try await family.sell("Film", for: 3)
        family.clock.advance(minutes: minutes)

        try await family.setPrice(4, of: 6)
        #expect(try await progress(6)?.of == (isSlip ? 4 : 3))
        #expect(try await news(of: .mia).count == (isSlip ? 0 : 1))
        try await family.setPrice(9, of: 6, atOnce: "a long film")
        #expect(try await progress(6)?.of == 9)
        #expect(
            try await news(of: .mia).last
                == "Anna made \"Film\" take 9 points at once, and not \(isSlip ? 4 : 3): a long film"
        )
        try await family.perform(RetireReward(6, atOnce: Note("it is torn")), as: .anna)
        #expect(
            try await news(of: .mia).last == "Anna took \"Film\" off your list at once: it is torn")
    }

    @Test("that comes by itself is reached today with the points that it took")
    func isReached() async throws {
        try await family.addReward("Film", at: 23, counting: .allTime)
        family.clock.advance(minutes: 60)
        try await family.setPrice(50, of: 6)
        try family.everybodyProves()
        try await family.give(3, to: "mia", as: .anna)
        #expect(try await family.ask(ShowReward(6), as: .mia).reached.count == 1)
    }

    @Test(
        "that comes by itself is reached on the day on which it was taken off the list, and not after"
    )
    func isReachedToday() async throws {
        try await family.addReward("Film", at: 23, counting: .allTime)
        family.clock.advance(minutes: 60)
        try await family.perform(RetireReward(6), as: .anna)
        try family.everybodyProves()
        try await family.give(3, to: "mia", as: .anna)
        #expect(try await family.ask(ShowReward(6), as: .mia).reached.count == 1)
        family.clock.advance(minutes: 12 * 60)
        try family.everybodyProves()
        try await family.give(23, to: "max", as: .ben)
        #expect(try await family.ask(ShowReward(6), as: .max).reached.isEmpty)
    }

    @Test("keeps what was promised as it is taken back, and done again")
    func isTakenBack() async throws {
        try await family.setPrice(9, of: 5)
        try await family.perform(TakeBack(again: false), as: .anna)
        #expect(try family.count("reward_promise") == 0)
        #expect(try await news(of: .mia).isEmpty)
        try await family.perform(TakeBack(again: true), as: .anna)
        #expect(try await progress()?.of == 6)
        try await family.perform(RetireReward(5), as: .anna)
        try await family.perform(TakeBack(again: false), as: .anna)
        #expect(try await progress()?.later?.points == 9)
    }

    @Test("keeps what was promised where the zone is set ahead and back, and it is dearer still")
    func keepsEndAheadAndBack() async throws {
        try await family.setPrice(9, of: 5)
        try await family.perform(ChangeSettings(.zone("Pacific/Kiritimati")), as: .anna)
        try await family.setPrice(12, of: 5)
        try await family.perform(ChangeSettings(.zone("Europe/Berlin")), as: .anna)
        #expect(
            try await news(of: .mia).last
                == "From tomorrow on \"Ice cream\" takes 12 points. Today it still takes 6.")
        family.clock.advance(minutes: 13 * 60 - 1)
        #expect(try await family.ask(for: "Ice cream", as: .mia).points == 6)
        family.clock.advance(minutes: 1)
        #expect(try await family.ask(for: "Ice cream", as: .mia).points == 12)
        #expect(
            try await news(of: .mia).last == "\"Ice cream\" takes 12 points now. Before it took 6.")
    }

    @Test("is called as before to whom it is not for any more")
    func tellsNoTitle() async throws {
        var edit = EditReward(5)
        edit.title = try Title("Surprise for Max")
        edit.people = ["max"]
        try await family.perform(edit, as: .anna)
        #expect(
            try await news(of: .mia) == ["Anna took \"Ice cream\" off your list at once."])
    }
}
