extension Dispatch {
    /// What is said to somebody.
    package struct Message: Hashable, Sendable {
        /// One line, which may be empty.
        package let title: String
        package let text: String
        package let urgency: Urgency
        /// When it came to be, in milliseconds since 1970.
        package let at: Int
        /// What can be answered with one touch, where the way has buttons.
        package let replies: [Reply]

        package init(title: String, text: String, urgency: Urgency, at: Int, replies: [Reply] = [])
        {
            self.title = title
            self.text = text
            self.urgency = urgency
            self.at = at
            self.replies = replies
        }
    }

    /// How much a message may disturb.
    package enum Urgency: String, Hashable, Sendable, CaseIterable {
        case normal, high
    }

    /// An answer that is posted to a topic when its button is touched.
    package struct Reply: Hashable, Sendable {
        /// What stands on the button.
        package let label: String
        /// Where the answer is posted to.
        package let topicURL: String
        /// The answer, which is what whoever has it may do.
        package let body: Secret

        package init(label: String, topicURL: String, body: Secret) {
            self.label = label
            self.topicURL = topicURL
            self.body = body
        }
    }
}
