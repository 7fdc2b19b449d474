import HouseholdDatabase
package import HouseholdModel

/// Where a member is reached outside the program, as `channel` in JSON.
///
/// Neither the address nor a secret is shown: whoever knows them may read along.
package struct ChannelView: Codable, Sendable {
    /// How it stands.
    package enum State: String, Codable, Sendable {
        /// Its code was not typed yet.
        case unconfirmed
        /// Messages go there.
        case confirmed
    }

    /// By what the member names it.
    package let number: Number
    /// Whom it reaches.
    package let member: String
    /// By what messages go there.
    package let kind: Channel.Kind
    /// As much of the address as may be shown.
    package let hint: String
    /// How it stands.
    package let state: State
    /// How many messages wait.
    package let waiting: Int
    /// Why the last one was not sent, in a word, where none was since.
    package var reason: String?
    /// When the last one was given up, where none was sent since.
    package var failedAt: Instant?
    /// When the last one was sent.
    package var sentAt: Instant?

    init(_ channel: Channel, _ standing: DeliveryStanding, in home: Principal.Membership) {
        number = channel.number
        member = home.handle(channel.member)
        kind = channel.way.kind
        hint = channel.way.hint
        state = channel.isConfirmed ? .confirmed : .unconfirmed
        waiting = standing.waiting
        reason = standing.reason
        failedAt = standing.failedAt
        sentAt = standing.sentAt
    }
}

/// A channel that was added, with what the other end has to know of it, which is shown once.
package struct NewChannel: Codable, Sendable {
    /// The channel.
    package let channel: ChannelView
    /// By which whoever gets the messages finds out that they are Chorus's.
    package let secret: Confidential?
}
