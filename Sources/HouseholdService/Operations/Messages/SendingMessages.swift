import Credentials
import HouseholdDatabase
import HouseholdModel

extension Grant where Op == SendMessages {
    /// Leaves the reminders that were found, where they still hold and are not there yet.
    func leave(_ reminders: [DueReminder]) throws {
        let home = try principal.home()
        for member in home.active {
            let own = reminders.filter { $0.member == member.id }
            guard !own.isEmpty,
                let judge = try transaction.facts.judge(
                    houseRules, for: member, in: home, at: instant)
            else { continue }
            for reminder in own { try leave(reminder, for: member, in: home, by: judge) }
        }
    }

    private func leave(
        _ reminder: DueReminder, for member: Member, in home: Principal.Membership, by judge: Judge
    ) throws {
        guard let current = try transaction.facts.liveDate(reminder.occurrence, in: home),
            current.reminder(for: member, in: home, until: home.reminderLimit) == reminder,
            try judge.allowsReminding(of: current)
        else { return }
        _ = try transaction.remind(
            member.id,
            of: Notice.Reminder(
                reminder.kind, of: current.chore.number, current.chore.title, on: current.id,
                at: reminder.moment),
            id: newID(), in: home.household.id, at: instant)
    }

    /// Leaves the reminders of what is to be paid, where it still is and they are not there yet.
    func leave(_ payments: [DuePayment]) throws {
        let home = try principal.home()
        for member in home.active where payments.contains(where: { $0.member == member.id }) {
            let due = try transaction.facts.duePayments(
                of: member, in: home, until: home.reminderLimit, by: houseRules)
            for payment in payments where due.contains(payment) {
                try transaction.remind(
                    member.id, ofPaymentBy: payment.entry, id: newID(), in: home.household.id,
                    at: instant)
            }
        }
    }

    /// How much is told in what one request gathers, so that others have the data file again within milliseconds.
    private static let mostTold = 16

    /// Makes one message for each channel out of all that a member is to be told now.
    ///
    /// Where there is much to tell, the others are told with the next request.
    func gather() throws {
        let home = try principal.home()
        var told = 0
        for reader in try transaction.facts.readers(in: home) {
            let household = home.household.id
            let outgoing = try transaction.facts.news(for: reader, in: home, by: houseRules)
            let wanted = outgoing.filter { !reader.mutes.contains($0.kind.topic) }
            if !wanted.isEmpty {
                for channel in reader.channels {
                    let delivery = Delivery(id: newID(), to: channel.id, .news, at: instant)
                    try transaction.add(delivery, telling: wanted.map(\.id), in: household)
                }
            }
            try transaction.settle(outgoing.map(\.id), in: household)
            told += outgoing.count
            if told >= Self.mostTold { break }
        }
    }

    /// Takes the first message of each channel whose time has come.
    func takeMessages() throws -> [TakenMessage] {
        let home = try principal.home()
        let household = home.household.id
        return try transaction.facts.deliveries(due: instant, in: household).map { delivery in
            try transaction.take(
                delivery, until: instant.adding(milliseconds: DeliveryPace.lease), in: household)
            return TakenMessage(
                id: delivery.id.rawValue, capabilities: try capabilities(of: delivery, in: home))
        }
    }
}

// MARK: - What is said besides

extension Grant where Op == SendMessages {
    /// Leaves it to a member to hear how the week went, where that is still to be said.
    func leave(_ week: DueWeek) throws {
        let home = try principal.home()
        let readers = try transaction.facts.readers(in: home)
        guard try transaction.facts.weeks(for: readers, in: home).contains(week) else { return }
        try transaction.notify(
            week.member, ofWeekUntil: week.day, id: newID(), in: home.household.id, at: instant)
    }

    /// How many buttons a message has at most.
    private static let mostReplies = 3

    /// Lets the reader of a message say OK to what it says waits, until midnight.
    ///
    /// Each try has tokens of its own, since nothing but their digests is kept.
    private func capabilities(
        of delivery: Delivery, in home: Principal.Membership
    ) throws -> [TakenMessage.Capability] {
        guard home.household.settings.replies,
            let end = try transaction.facts.reader(of: delivery.channel, in: home),
            end.channel.replyTopic != nil
        else { return [] }
        let waiting = try transaction.facts.waiting(
            in: delivery, for: end.reader.member, in: home, by: houseRules)
        let midnight = home.calendar.zone.start(of: home.calendar.today.adding(days: 1))
        return try waiting.prefix(Self.mostReplies).map { reminder in
            let token = ReplyToken(from: random)
            try transaction.add(
                Capability(
                    digest: token.digest.bytes, over: delivery.channel, on: reminder.occurrence,
                    doneAt: reminder.moment, until: midnight),
                at: instant, in: home.household.id)
            return TakenMessage.Capability(
                occurrence: reminder.occurrence, token: Confidential(token.reveal()))
        }
    }
}

extension Grant where Op == SettleMessages {
    /// How long it is known of a message what became of it, in days.
    private static let daysKept: Int64 = 30

    /// Notes what became of a message.
    func settle(_ outcome: MessageOutcome) throws {
        let household = try principal.home().household.id
        guard let id = Delivery.ID(outcome.id),
            let delivery = try transaction.facts.delivery(id, in: household)
        else { return }
        switch outcome.result {
        case .void:
            try transaction.settle(delivery, as: .void, at: instant, in: household)
        case .accepted:
            try transaction.settle(delivery, as: .sent, at: instant, in: household)
            try transaction.forgetDeliveries(
                to: delivery.channel, settledBefore: instant.adding(days: -Self.daysKept),
                in: household)
        case .refused:
            try transaction.settle(
                delivery, as: .failed, because: outcome.reason, at: instant, in: household)
        case .failed(let asked):
            let next = DeliveryPace.next(
                after: delivery.tries, since: delivery.at, at: instant, asked: asked,
                jitter: random.bytes(1).first ?? 0)
            if let next {
                try transaction.postpone(
                    delivery, until: next, because: outcome.reason ?? "failed", in: household)
            } else {
                try transaction.settle(
                    delivery, as: .failed, because: outcome.reason, at: instant, in: household)
            }
        }
    }
}
