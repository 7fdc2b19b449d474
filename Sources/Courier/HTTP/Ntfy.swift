internal import Dispatches
internal import JSON

extension Post {
    /// What publishes a message to a topic of ntfy, as JSON, so that titles may be of any script.
    ///
    /// The id goes along as the sequence of the message: what comes twice replaces what came first, where the server knows
    /// that (from 2.16 on), and others pass it over.
    init(
        _ message: Dispatch.Message, id: Dispatch.ID, topicURL: String, token: Dispatch.Secret?
    ) throws(SendingError) {
        guard let (server, topic) = WebAddress(topicURL)?.folder, Self.isTopic(topic) else {
            throw .refused(.invalidAddress)
        }
        var actions: [JSONValue] = []
        for reply in message.replies.prefix(Self.mostReplies) {
            guard let address = WebAddress(reply.topicURL) else { throw .refused(.invalidAddress) }
            actions.append(Self.action(of: reply, to: address))
        }
        var members: [JSONValue.Member] = [
            .init("topic", .string(topic)),
            .init("message", .string(message.text.cut(to: Self.longestText))),
            .init("sequence_id", .string(id.rawValue)),
        ]
        if !message.title.isEmpty {
            let title = OneLine(message.title).text.cut(to: Self.longestTitle)
            members.append(.init("title", .string(title)))
        }
        if message.urgency == .high { members.append(.init("priority", .number("4"))) }
        if !actions.isEmpty { members.append(.init("actions", .array(actions))) }
        address = server
        fields = try Self.fields(id: id, token: token)
        body = Array(JSONValue.object(members).text().utf8)
    }

    /// What is longer ntfy makes a file of.
    private static let longestText = 4096
    private static let longestTitle = 250
    private static let mostReplies = 3

    private static func fields(
        id: Dispatch.ID, token: Dispatch.Secret?
    ) throws(SendingError) -> [(name: String, value: String)] {
        [(name: "Idempotency-Key", value: id.rawValue)] + (try authorization(token))
    }

    /// What lets somebody in at a server of ntfy, where that takes a token.
    static func authorization(
        _ token: Dispatch.Secret?
    ) throws(SendingError) -> [(name: String, value: String)] {
        guard let token else { return [] }
        guard token.text.utf8.allSatisfy({ (0x21...0x7E).contains($0) }) else {
            throw .refused(.unreadable)
        }
        return [(name: "Authorization", value: "Bearer \(token.text)")]
    }

    private static func action(of reply: Dispatch.Reply, to address: WebAddress) -> JSONValue {
        .object([
            .init("action", "http"), .init("label", .string(reply.label)),
            .init("url", .string(address.text)), .init("method", "POST"),
            .init("body", .string(reply.body.text)), .init("clear", .bool(true)),
        ])
    }

    private static func isTopic(_ text: String) -> Bool {
        Dispatch.ID(text) != nil
    }
}

extension String {
    /// As much of the text from its start as has at most `count` bytes, cut between characters.
    fileprivate func cut(to count: Int) -> String {
        guard utf8.count > count else { return self }
        var kept = 0
        let whole = prefix { character in
            kept += character.utf8.count
            return kept <= count
        }
        return String(whole)
    }
}
