package import HouseholdModel

/// Lists where a member is reached by messages.
///
/// One's own; parents their children's.
package struct ListChannels: Inquiry, PersonOperation {
    package static let action = Action.listChannels
    package let name: String?

    /// Asks for those of `name`, or of whoever asks.
    package init(of name: String? = nil) {
        self.name = name
    }

    /// The channels with how their messages fare.
    package func answer(_ sight: borrowing Sight<Member>) throws -> [ChannelView] {
        try sight.facts.channels(of: sight.subject)
    }
}

extension Action {
    package static let listChannels = Action(
        "channel.list", on: .member, kin: .plain, password: .never,
        back: .nothing, tells: .nobody)
}
