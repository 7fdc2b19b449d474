import HouseholdModel

/// Hands out the messages of a household that are to be sent now, each to one program.
///
/// The program itself may.
///
/// Each is its own for three minutes; what became of it then ``SettleMessages`` says, else it is tried again.
package struct SendMessages: Change, HouseholdOperation {
    package static let action = Action.sendMessages
    let reminders: [DueReminder]
    let weeks: [DueWeek]

    /// Hands out what there is, with the reminders and weeks of `found` as far as they still hold.
    package init(_ found: MessagesToSend) {
        reminders = found.reminders
        weeks = found.weeks
    }

    /// The messages, at most one for each channel.
    package func run(_ grant: borrowing Grant<Self>) throws -> [MessageView] {
        for reminder in reminders { try grant.leave(reminder) }
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
