import HouseholdModel
import HouseholdService
import Testing

@Suite("A wish")
struct WishTests {
    private let family: Family
    private let number: Number

    init() async throws {
        family = try await Family()
        number = try await family.wish(for: "Circus", as: .mia)
    }

    private func seen(by person: Person) async throws -> [String] {
        try await family.ask(ListWishes(), as: person).map {
            "\($0.number) \($0.member) \($0.title)"
        }
    }

    @Test("is seen by whoever wished and the parents, and is nothing to be had yet")
    func isSeen() async throws {
        let line = "\(number) mia Circus"
        #expect(try await seen(by: .mia) == [line])
        #expect(try await seen(by: .anna) == [line])
        #expect(try await seen(by: .ben) == [line])
        #expect(try await seen(by: .max) == [])
        #expect(try await !family.ask(ListRewards(), as: .mia).contains { $0.title == "Circus" })
        #expect(
            await family.refusal(RequestReward(number), as: .mia)
                == .notFound(.reward, "\(number)"))
    }

    @Test("that a parent prices is a reward of the shop under its number, for whoever wished")
    func isPriced() async throws {
        let reward = try await family.perform(
            PriceWish(number, at: RewardValue.five), as: .anna)
        #expect((reward.number, reward.title, reward.points) == (number, "Circus", 5))
        #expect((reward.kind, reward.for) == (.shop, ["mia"]))
        #expect(try await seen(by: .anna) == [])

        let told = try await family.perform(ReadNotices(), as: .mia)
        #expect(told.map(\.kind) == [.reward(.priced)])
        #expect(told.map(\.reward) == [number])
        try await family.give(5, to: "mia", as: .anna)
        #expect(try await family.ask(for: "Circus", as: .mia).points == 5)
        #expect(
            await family.refusal(RequestReward(number), as: .max)
                == .notFound(.reward, "\(number)"))
    }

    @Test("can be priced for others, too, but not for adults")
    func isPricedForOthers() async throws {
        #expect(
            await family.refusal(
                PriceWish(number, at: try RewardValue.five, for: ["ben"]), as: .anna)
                == .reward(.shopIsForChildren(try Name("Ben"))))
        let reward = try await family.perform(
            PriceWish(number, at: RewardValue.five, for: ["mia", "max"]), as: .ben)
        #expect(reward.for.sorted() == ["max", "mia"])
    }

    @Test("is for whoever wished, too, of whose words others read the title alone")
    func keepsWords() async throws {
        let kite = try await family.perform(
            ProposeReward(title: Title("Kite"), details: Note("Max broke mine")), as: .mia)
        let reward = try await family.perform(
            PriceWish(kite.number, at: RewardValue.five, for: ["max"]), as: .anna)
        #expect(reward.for.sorted() == ["max", "mia"] && reward.description == nil)

        let own = try await family.perform(
            ProposeReward(title: Title("Book"), details: Note("about whales")), as: .mia)
        let book = try await family.perform(
            PriceWish(own.number, at: RewardValue.five), as: .anna)
        #expect(book.description == "about whales")
        var edit = EditReward(book.number)
        edit.people = ["mia", "max"]
        try await family.perform(edit, as: .anna)
        try await family.perform(RemoveMember("mia"), as: .anna)
        try await family.perform(EraseMember("mia"), as: .anna)
        #expect(try await family.ask(ShowReward(book.number), as: .max).description == nil)
    }

    @Test("that a parent refuses is gone, and whoever wished is told why")
    func isRefused() async throws {
        try await family.perform(RefuseWish(number, because: Note("Too far")), as: .ben)
        #expect(try await seen(by: .mia) == [])
        let told = try await family.perform(ReadNotices(), as: .mia)
        #expect(
            told.map(\.text.source) == [
                "Ben said no to your wish \"Circus\": Too far"
            ])
    }

    /// What becomes of it.
    enum Answer: CaseIterable {
        case price, refuse, retract
    }

    private func give(_ answer: Answer) async throws {
        switch answer {
        case .price: try await family.perform(PriceWish(number, at: RewardValue.five), as: .anna)
        case .refuse: try await family.perform(RefuseWish(number), as: .anna)
        case .retract: try await family.perform(RetractWish(number), as: .mia)
        }
    }

    @Test("is answered once", arguments: Answer.allCases, Answer.allCases)
    func isAnsweredOnce(first: Answer, second: Answer) async throws {
        try await give(first)
        await #expect(throws: ServiceError.reward(.wishAnswered(number))) {
            try await give(second)
        }
    }

    @Test(
        "that is answered is no news any more to a parent who has not heard of it",
        arguments: Answer.allCases)
    func isNoNews(answer: Answer) async throws {
        try await give(answer)
        let told = try await family.perform(ReadNotices(), as: .ben)
        #expect(!told.contains { $0.kind == .wish(.made) })
    }

    @Test("is taken back by undo, and made again by redo")
    func isUndone() async throws {
        try await family.perform(TakeBack(), as: .mia)
        #expect(try await seen(by: .anna) == [])
        #expect(try await family.perform(ReadNotices(), as: .anna).isEmpty)
        try await family.perform(TakeBack(again: true), as: .mia)
        #expect(try await seen(by: .anna) == ["\(number) mia Circus"])
    }

    @Test("waits once, and thirty of a child at most")
    func isLimited() async throws {
        #expect(
            await family.refusal(ProposeReward(title: try Title("circus")), as: .mia)
                == .reward(.isWished(number, try Title("circus"))))
        #expect(try await family.wish(for: "Circus", as: .max) == number + 1)
        for place in 1..<Quota.wishes.rawValue {
            try await family.wish(for: "Ride \(place)", as: .mia)
        }
        #expect(
            await family.refusal(ProposeReward(title: try Title("One more")), as: .mia)
                == .tooMany(.wishes))
    }

    @Test("leaves the number to no other reward, nor takes one's")
    func hasItsNumber() async throws {
        let ice = try await family.sell("Ice cream", for: 2)
        #expect(ice.number == number + 1)
        let reward = try await family.perform(PriceWish(number, at: RewardValue.five), as: .anna)
        #expect(reward.number == number)
        #expect(try await family.wish(for: "Kite", as: .mia) == number + 2)
    }

    @Test("of somebody who leaves waits no more, and is forgotten with them")
    func isForgotten() async throws {
        try await family.perform(RemoveMember("mia"), as: .anna)
        let told = try await family.perform(ReadNotices(), as: .ben)
        #expect(!told.contains { $0.kind == .wish(.made) })
        #expect(try await seen(by: .anna) == [])
        try await family.perform(EraseMember("mia"), as: .anna)
        #expect(try family.number("SELECT count(*) FROM wish") == 0)
    }
}
