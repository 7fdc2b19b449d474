import HouseholdModel

/// Notes what became of messages that were handed out.
///
/// The program itself may.
package struct SettleMessages: Change, HouseholdOperation {
    package static let action = Action.sendMessages
    let outcomes: [MessageOutcome]

    /// Notes `outcomes`.
    package init(_ outcomes: [MessageOutcome]) {
        self.outcomes = outcomes
    }

    /// Notes them.
    package func run(_ grant: borrowing Grant<Self>) throws -> [String] {
        for outcome in outcomes { try grant.settle(outcome) }
        return outcomes.map(\.id)
    }

    /// How many there were.
    package var written: any Encodable { ["messages": outcomes.count] }
}

/// What became of a message.
package struct MessageOutcome: Codable, Sendable {
    /// How it ended.
    package enum Result: Codable, Sendable {
        /// There is nothing to tell any more.
        case void
        /// Somebody took it.
        case accepted
        /// It can't get there, and is not tried again.
        case refused
        /// It did not get there this time; after so many milliseconds, where somebody says so, it may be tried again.
        case failed(after: Int64?)
    }

    /// The message's identity.
    package let id: String
    /// How it ended.
    package let result: Result
    /// Why, in a word.
    package let reason: String?

    /// Creates an outcome.
    package init(of id: String, _ result: Result, because reason: String? = nil) {
        self.id = id
        self.result = result
        self.reason = reason
    }

    /// That of those messages, but the ones that say something, nothing holds any more.
    package static func void(_ taken: [TakenMessage], but messages: [MessageView]) -> [Self] {
        Set(taken.map(\.id)).subtracting(messages.map(\.id)).map { MessageOutcome(of: $0, .void) }
    }
}
