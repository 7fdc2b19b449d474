/// One thing that the courier is asked to do.
package enum Errand: Hashable, Sendable {
    /// To send a message.
    case send(Dispatch)
    /// To bring in what was answered.
    case collect(Collection)

    /// What it is known by.
    package var id: Dispatch.ID {
        switch self {
        case .send(let dispatch): dispatch.id
        case .collect(let collection): collection.id
        }
    }

    /// The answers that were posted to a topic of an ntfy server, as long as it keeps them.
    package struct Collection: Hashable, Sendable {
        /// What it is known by.
        package let id: Dispatch.ID
        /// The topic's address.
        package let topicURL: String
        /// What the server wants besides, if it does.
        package let token: Dispatch.Secret?

        package init(id: Dispatch.ID, topicURL: String, token: Dispatch.Secret?) {
            self.id = id
            self.topicURL = topicURL
            self.token = token
        }
    }
}
