/// One thing that the courier is asked to do.
package enum Errand: Hashable, Sendable {
    /// To send a message.
    case send(Dispatch)
    /// To bring in what was answered.
    case collect(Collection)
    /// To read something aloud at this computer.
    case speak(Speech)

    /// What it is known by.
    package var id: Dispatch.ID {
        switch self {
        case .send(let dispatch): dispatch.id
        case .collect(let collection): collection.id
        case .speak(let speech): speech.id
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

    /// Sentences that are read aloud.
    package struct Speech: Hashable, Sendable {
        /// What it is known by.
        package let id: Dispatch.ID
        /// The sentences, with a pause after each.
        package let sentences: [String]
        /// The language that they are in, by its tag (BCP 47).
        package let language: String

        package init(id: Dispatch.ID, sentences: [String], language: String) {
            self.id = id
            self.sentences = sentences
            self.language = language
        }
    }
}
