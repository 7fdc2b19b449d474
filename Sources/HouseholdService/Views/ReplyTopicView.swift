import HouseholdModel

/// Where answers to messages come in: for the program itself, never for people.
package struct ReplyTopicView: Codable, Sendable {
    /// The topic's address.
    package let address: Confidential
    /// What the server of the topic wants besides, if it does.
    package let token: Confidential?

    init(_ topic: WebAddress, of channel: Channel) {
        address = Confidential(topic.text)
        token = channel.way.secret.map { Confidential($0) }
    }
}
