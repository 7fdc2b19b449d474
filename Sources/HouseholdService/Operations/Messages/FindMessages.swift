package import HouseholdModel

/// Finds out whether there is anything to send in a household: reminders whose time has come, news that wait, and messages
/// that are to be tried again.
///
/// The program itself may.
///
/// It only reads, so that a household in which nothing is to be sent is never locked for it.
package struct FindMessages: Inquiry, HouseholdOperation {
    package static let action = Action.sendMessages

    /// Asks for what there is now.
    package init() {}

    /// What there is.
    package func answer(_ sight: borrowing Sight<Household>) throws -> MessagesToSend {
        try sight.facts.messagesToSend(by: sight.rules)
    }
}

/// What there is to send in a household.
package struct MessagesToSend: Codable, Sendable {
    /// Whose time has come.
    package let reminders: [DueReminder]
    /// Who is to pay something that is due.
    package let payments: [DuePayment]
    /// Who is to hear how the week went.
    package let weeks: [DueWeek]
    /// Whether there is anything else.
    package let hasOthers: Bool
    /// Where answers to earlier messages may have come in.
    package let topics: [ReplyTopicView]
    /// The calendar files that are kept.
    package let calendars: [CalendarFileView]

    /// Whether there is nothing to send.
    package var isEmpty: Bool {
        reminders.isEmpty && payments.isEmpty && weeks.isEmpty && !hasOthers
    }
}
