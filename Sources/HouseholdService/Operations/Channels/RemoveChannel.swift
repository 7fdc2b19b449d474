package import HouseholdModel

/// Lets no message go to where a member was reached any more.
///
/// One's own; parents their children's.
package struct RemoveChannel: Change, PersonOperation {
    package static let action = Action.removeChannel
    let number: Number
    package let name: String?

    /// Takes channel `number` of `name` away, or of whoever asks.
    package init(_ number: Number, of name: String? = nil) {
        self.number = number
        self.name = name
    }

    /// Takes it away, with what waits.
    package func run(_ grant: borrowing Grant<Self>) throws -> ChannelView {
        try grant.removeChannel(number)
    }
}

extension Action {
    package static let removeChannel = Action(
        "channel.remove", on: .member, kin: .manages(except: .oneself), password: .never,
        back: .never("messages stopped", instead: .nothing), tells: .nobody)
}
