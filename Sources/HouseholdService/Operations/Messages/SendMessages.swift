import HouseholdModel

/// Hands out the messages of a household that are to be sent now, each to one program; what they say ``ReadMessages`` finds
/// out, for which nobody else has to wait.
///
/// The program itself may.
///
/// Each is its own for three minutes; what became of it then ``SettleMessages`` says, else it is tried again.
package struct SendMessages: Change, HouseholdOperation {
    package static let action = Action.sendMessages
    private let steps: [Step]

    /// What is done for it, in that order.
    private enum Step: Codable {
        /// Leaves the reminders, as far as they still hold.
        case remind([DueReminder])
        /// Leaves the reminders of what is to be paid, as far as it still is.
        case remindOfPayments([DuePayment])
        /// Leaves it to be told how the week went.
        case tell([DueWeek])
        /// Makes messages of what is to be told.
        case gather
        /// Hands messages out.
        case take
    }

    /// Hands out what there is, with the reminders and weeks of `found` as far as they still hold.
    package init(_ found: MessagesToSend) {
        steps = [
            .remind(found.reminders), .remindOfPayments(found.payments), .tell(found.weeks),
            .gather, .take,
        ]
    }

    private init(_ step: Step) {
        steps = [step]
    }

    /// How many reminders one request leaves, so that others have the data file again within milliseconds.
    private static let most = 2

    /// The same in requests that are made one after the other, of which none holds the data file for long; the last one hands
    /// out the messages.
    package static func requests(for found: MessagesToSend) -> [SendMessages] {
        guard found.reminders.count + found.payments.count > most || !found.weeks.isEmpty else {
            return [SendMessages(found)]
        }
        var steps: [Step] = parts(of: found.reminders).map { .remind($0) }
        steps += parts(of: found.payments).map { .remindOfPayments($0) }
        steps += found.weeks.map { .tell([$0]) }
        return (steps + [.gather, .take]).map(SendMessages.init)
    }

    /// As many at a time as one request leaves.
    private static func parts<Reminder>(of reminders: [Reminder]) -> [[Reminder]] {
        stride(from: 0, to: reminders.count, by: most).map { start in
            Array(reminders.dropFirst(start).prefix(most))
        }
    }

    /// How many reminders it leaves.
    package var reminders: Int {
        steps.reduce(0) { count, step in
            switch step {
            case .remind(let reminders): count + reminders.count
            case .remindOfPayments(let payments): count + payments.count
            case .tell, .gather, .take: count
            }
        }
    }

    /// The messages, at most one for each channel.
    package func run(_ grant: borrowing Grant<Self>) throws -> [TakenMessage] {
        var messages: [TakenMessage] = []
        for step in steps {
            switch step {
            case .remind(let reminders): try grant.leave(reminders)
            case .remindOfPayments(let payments): try grant.leave(payments)
            case .tell(let weeks): for week in weeks { try grant.leave(week) }
            case .gather: try grant.gather()
            case .take: messages += try grant.takeMessages()
            }
        }
        return messages
    }

    /// How many reminders came up, and not whose.
    package var written: any Encodable { ["reminders": reminders] }
}

/// A message that was handed out to one program.
package struct TakenMessage: Codable, Sendable {
    /// Its identity, the same each time it is tried.
    package let id: String
    /// What can be answered to it.
    let capabilities: [Capability]

    /// That an OK can be said to a date that waits.
    struct Capability: Codable, Sendable {
        let occurrence: Occurrence.ID
        /// Whoever has it may, once.
        let token: Confidential
    }
}

extension Action {
    package static let sendMessages = Action(
        "message.send", on: .household, kin: .program, password: .never,
        back: .nothing, tells: .nobody)
}
