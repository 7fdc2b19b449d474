import HouseholdModel

/// Lets messages go to where a code came that is typed now.
///
/// One's own, but for children; parents their children's.
package struct ConfirmChannel: Change, PersonOperation {
    package static let action = Action.confirmChannel
    let code: Confidential
    package let name: String?

    /// The code came to `name`, or to whoever asks.
    package init(by code: Confidential, of name: String? = nil) {
        self.code = code
        self.name = name
    }

    /// Confirms the channel that the code was sent to.
    package func run(_ grant: borrowing Grant<Self>) throws -> ChannelConfirmation {
        try grant.confirmChannel(by: code)
    }
}

/// What came of a code.
package enum ChannelConfirmation: Codable, Sendable {
    /// Messages go there from now on.
    case confirmed(ChannelView)
    /// It was another one; it can be typed so often still.
    case wrong(left: Int)
}

extension Action {
    package static let confirmChannel = Action(
        "channel.confirm", on: .member, kin: .manages(except: .nothing), password: .never,
        back: .never("messages were to go somewhere", instead: .removingChannel), tells: .nobody)
}
