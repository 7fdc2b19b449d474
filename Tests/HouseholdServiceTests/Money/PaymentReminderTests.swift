import HouseholdModel
import HouseholdService
import Testing

/// The clock stands at ten in the morning.
///
/// Anna and Ben are reached by messages, and have been told what was booked.
@Suite("A reminder of a payment")
struct PaymentReminderTests {
    private let family: Family
    private let today: Day

    init() async throws {
        family = try await Family()
        today = try family.zone().day(at: family.clock.now)
        try await family.setRate(as: .anna)
        try await family.perform(ChangeSettings(.messages(.titles)), as: .anna)
        for name in ["Anna", "Ben", "Mia"] { try family.addChannel(of: name) }
        _ = try await family.told()
    }

    /// Ben owes Anna so much, until the end of a day if that is said.
    private func charge(_ amount: String, for why: String = "Pizza", due: Day?) async throws {
        try await family.perform(
            ChargeMoney(amount, to: "ben", because: Note(why), due: due), as: .anna)
        _ = try await family.told()
    }

    /// What is sent from an hour to the next, so many hours long, by how many hours had gone by.
    private func told(hours: Int) async throws -> [Int: [String]] {
        var told: [Int: [String]] = [:]
        for hour in 1...hours {
            family.clock.advance(minutes: 60)
            let lines = try await family.sendMessages().flatMap { message in
                let who = message.address.reveal()?.prefix(3) ?? ""
                return message.lines.map { "\(who): \($0.source)" }
            }
            if !lines.isEmpty { told[hour] = lines }
        }
        return told
    }

    @Test("comes once, on the evening of the day until which it is owed, to whoever owes")
    func isInTheEvening() async throws {
        try await charge("12.50", due: today.adding(days: 1))

        #expect(
            try await told(hours: 80) == [
                32: ["ben: You owe Anna 12.50 EUR: Pizza. It is due today."]
            ])
    }

    @Test("does not come of what is due at no time, paid or taken back")
    func isNot() async throws {
        try await charge("1.00", due: nil)
        try await charge("2.00", due: today)
        try await family.perform(PayMoney("2.00", to: "anna"), as: .ben)
        try await charge("3.00", due: today)
        try await family.perform(TakeBack(), as: .anna)
        _ = try await family.told()

        #expect(try await told(hours: 40).isEmpty)
    }

    @Test("says what is left of it where some is paid")
    func isOfTheRest() async throws {
        try await charge("12.50", due: today)
        try await family.perform(PayMoney("2.00", to: "anna"), as: .ben)
        _ = try await family.told()

        #expect(
            try await told(hours: 40) == [
                8: ["ben: You owe Anna 10.50 EUR: Pizza. It is due today."]
            ])
    }

    @Test("says nothing any more once it is paid between its taking and its reading")
    func isVoid() async throws {
        try await charge("12.50", due: today)
        family.clock.advance(minutes: 8 * 60)
        let found = try await family.ask(FindMessages(), as: .program)
        #expect(found.payments.count == 1)
        let taken = try await family.perform(SendMessages(found), as: .program)
        try await family.perform(PayMoney("12.50", to: "anna"), as: .ben)

        #expect(taken.count == 1)
        #expect(try await family.ask(ReadMessages(taken), as: .program).isEmpty)
        let listed = try await family.ask(ListNotices(), as: .ben).map(\.kind)
        #expect(!listed.contains(.paymentDue))
    }

    @Test("waits in quiet hours, and says then when it was due")
    func isQuiet() async throws {
        try await family.perform(SetSetting(.quiet, to: "17-9"), as: .ben)
        try await charge("12.50", due: today)

        let told = try await told(hours: 40)
        #expect(told.keys.sorted() == [23])
        #expect(
            told[23] == ["ben: You owe Anna 12.50 EUR: Pizza. It was due on \(today.dated.source)."]
        )
    }

    @Test("does not come to whoever wants no messages of what is due")
    func isMuted() async throws {
        try await family.perform(SetSetting(.mute, to: "due"), as: .ben)
        try await charge("12.50", due: today)

        #expect(try await told(hours: 40).isEmpty)
        let since = family.clock.now.adding(days: -2)
        #expect(try await family.ask(WatchNotices(since: since), as: .ben).reminders.isEmpty)
    }

    @Test("comes in one message with chores of that evening, and counts by itself without titles")
    func isOneMessage() async throws {
        try await family.perform(ChangeSettings(.messages(.counts)), as: .anna)
        for amount in ["1.00", "2.00"] { try await charge(amount, due: today) }
        try await family.add(
            "Rake", due: 8 * 60 + 5, to: "ben", reminders: .at([.before(minutes: 1)]))
        _ = try await family.told()
        family.clock.advance(minutes: 8 * 60)

        let messages = try await family.sendMessages()
        #expect(messages.count == 1)
        #expect(messages.first?.isUrgent == true)
        #expect(
            messages.first?.lines.map(\.source) == ["1 chores are due.", "2 payments are due."])
    }

    @Test("is told above the line of whoever owes and is there, once")
    func isWatched() async throws {
        try await charge("12.50", due: today)
        family.clock.advance(minutes: 8 * 60 - 1)
        let since = family.clock.now
        family.clock.advance(minutes: 2)

        let told = try await family.ask(WatchNotices(since: since), as: .ben)
        #expect(
            told.reminders.map(\.source) == ["You owe Anna 12.50 EUR: Pizza. It is due today."])
        for person in [Person.anna, .mia] {
            #expect(try await family.ask(WatchNotices(since: since), as: person).reminders.isEmpty)
        }
        let next = WatchNotices(since: told.instant)
        #expect(try await family.ask(next, as: .ben).reminders.isEmpty)
    }
}
