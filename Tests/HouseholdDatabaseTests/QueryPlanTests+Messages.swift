import HouseholdDatabase
import HouseholdModel
import Testing

extension QueryPlanTests {
    /// What is asked and changed when messages reach somebody outside.
    func sendMessages(
        _ transaction: borrowing Transaction, of occurrence: Occurrence
    ) throws {
        let (household, mia) = (home.household.id, home.mia.id)
        let digest = [UInt8](repeating: 1, count: 32)
        let channel = Channel(
            id: .fresh(), household: household, member: mia, number: 1, way: .desktop,
            state: .unconfirmed(code: digest, misses: 0))
        try transaction.add(channel, code: digest, at: .someday)
        try transaction.setCode(of: channel, to: digest)
        try transaction.noteWrongCode(of: channel)
        #expect(try transaction.confirm(channel, at: .someday))
        try remind(transaction, of: occurrence)
        try remindOfPayment(transaction)
        let outgoing = try transaction.facts.outgoingNotices(
            to: mia, in: household, at: .someday.adding(days: 1))
        let news = Delivery(id: .fresh(), to: channel.id, .news, at: .someday)
        let test = Delivery(id: .fresh(), to: channel.id, .test, at: .someday)
        try transaction.add(news, telling: outgoing.map(\.id), in: household)
        try transaction.add(test, in: household)
        try transaction.settle(outgoing.map(\.id), in: household)
        #expect(
            try transaction.facts.deliveries(due: .someday, in: household).map(\.id) == [news.id])
        try transaction.take(news, until: .someday, in: household)
        try transaction.postpone(news, until: .someday, because: "unreachable", in: household)
        #expect(try transaction.facts.delivery(news.id, in: household)?.tries == 1)
        #expect(try transaction.facts.waitingTests(of: channel).count == 1)
        _ = try transaction.facts.notices(in: news.id, to: mia, in: household, at: .someday)
        _ = try transaction.facts.standing(of: channel.id, in: household)
        try transaction.settle(news, as: .sent, at: .someday, in: household)
        try transaction.forgetDeliveries(
            to: channel.id, settledBefore: .someday.adding(days: 1), in: household)
        #expect(try transaction.facts.channels(of: mia, in: household).count == 1)
        #expect(try transaction.facts.confirmedChannels(in: household).count == 1)
        #expect(try transaction.facts.channel(channel.id, in: household) != nil)
        #expect(try transaction.facts.householdsToTend() == [household])
        try transaction.remove(channel)
    }

    /// Reminds of a date while the clock is ahead, and again once it is right.
    private func remind(
        _ transaction: borrowing Transaction, of occurrence: Occurrence
    ) throws {
        _ = try transaction.facts.liveOccurrence(occurrence.id, in: home.household.id)
        let reminder = Notice.Reminder(
            .due, of: occurrence.chore.number, occurrence.chore.title, on: occurrence.id,
            at: .someday)
        for moment in [Instant.someday.adding(days: 1), .someday] {
            let isNew = try transaction.remind(
                home.mia.id, of: reminder, id: .fresh(), in: home.household.id, at: moment)
            #expect(isNew)
        }
    }

    /// Reminds of a payment while the clock is ahead, and again once it is right.
    private func remindOfPayment(_ transaction: borrowing Transaction) throws {
        let (household, mia) = (home.household.id, home.mia.id)
        let day = try #require(Day("2026-11-21"))
        _ = try transaction.facts.hasMoney(dueOn: day, or: day, of: mia, in: household)
        for moment in [Instant.someday.adding(days: 1), .someday] {
            try transaction.remind(
                mia, ofPaymentBy: 1, id: .fresh(), in: household, at: moment)
            #expect(
                try transaction.facts.toldOfPayment(by: 1, to: mia, in: household) == moment)
        }
    }
}
