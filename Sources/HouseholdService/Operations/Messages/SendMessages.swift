import HouseholdModel

/// Hands out the messages of a household that are to be sent now, each to one program.
///
/// The program itself may.
///
/// Each is its own for three minutes; what became of it then ``SettleMessages`` says, else it is tried again.
package struct SendMessages: Change, HouseholdOperation {
    package static let action = Action.sendMessages
    /// The reminders that it leaves.
    package let reminders: [DueReminder]
    let weeks: [DueWeek]
    /// Whether the rest of what was found comes in a request of its own: nothing is handed out before.
    package let isPart: Bool

    /// Hands out what there is, with the reminders and weeks of `found` as far as they still hold.
    package init(_ found: MessagesToSend) {
        self.init(found.reminders[...], found.weeks, isPart: false)
    }

    private init(_ reminders: ArraySlice<DueReminder>, _ weeks: [DueWeek], isPart: Bool) {
        self.reminders = Array(reminders)
        self.weeks = weeks
        self.isPart = isPart
    }

    /// How many reminders one request leaves, so that others have the data file again within milliseconds.
    private static let most = 10

    /// The same in requests that are made one after the other, of which none holds the data file for long; the last one hands
    /// out the messages.
    package static func requests(for found: MessagesToSend) -> [SendMessages] {
        let begins = stride(from: 0, to: max(1, found.reminders.count), by: most)
        return begins.map { begin in
            let rest = found.reminders[begin...]
            let isPart = rest.count > most
            return SendMessages(rest.prefix(most), isPart ? [] : found.weeks, isPart: isPart)
        }
    }

    /// The messages, at most one for each channel.
    package func run(_ grant: borrowing Grant<Self>) throws -> [MessageView] {
        for member in Set(reminders.map(\.member)).sorted(by: { $0.rawValue < $1.rawValue }) {
            try grant.leave(reminders.filter { $0.member == member }, for: member)
        }
        guard !isPart else { return [] }
        for week in weeks { try grant.leave(week) }
        try grant.gather()
        return try grant.takeMessages()
    }

    /// How many reminders came up, and not whose.
    package var written: any Encodable { ["reminders": reminders.count] }
}

extension Action {
    package static let sendMessages = Action(
        "message.send", on: .household, kin: .program, password: .never,
        back: .nothing, tells: .nobody)
}
