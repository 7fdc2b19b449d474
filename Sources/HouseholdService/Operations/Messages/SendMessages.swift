import HouseholdModel

/// Hands out the messages of a household that are to be sent now, each to one program.
///
/// The program itself may.
///
/// Each is its own for three minutes; what became of it then ``SettleMessages`` says, else it is tried again.
package struct SendMessages: Change, HouseholdOperation {
    package static let action = Action.sendMessages
    /// The reminders that it leaves.
    package private(set) var reminders: [DueReminder]
    let weeks: [DueWeek]
    /// Whether the rest of what was found comes in a request of its own: nothing is handed out before.
    package let isPart: Bool

    /// Hands out what there is, with the reminders and weeks of `found` as far as they still hold.
    package init(_ found: MessagesToSend) {
        (reminders, weeks, isPart) = (found.reminders, found.weeks, false)
    }

    private init(part reminders: ArraySlice<DueReminder>) {
        (self.reminders, weeks, isPart) = (Array(reminders), [], true)
    }

    /// How many reminders one request leaves, so that others have the data file again within milliseconds.
    private static let most = 10

    /// The same in requests that are made one after the other, of which none holds the data file for long; the last one hands
    /// out the messages.
    package static func requests(for found: MessagesToSend) -> [SendMessages] {
        var last = SendMessages(found)
        var parts: [SendMessages] = []
        while last.reminders.count > most {
            parts.append(SendMessages(part: last.reminders.prefix(most)))
            last.reminders.removeFirst(most)
        }
        return parts + [last]
    }

    /// The messages, at most one for each channel.
    package func run(_ grant: borrowing Grant<Self>) throws -> [MessageView] {
        try grant.leave(reminders)
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
