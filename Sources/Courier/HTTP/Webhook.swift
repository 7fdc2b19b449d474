internal import Dispatches
internal import JSON

extension Post {
    /// What tells a message to a program, signed as Standard Webhooks 1.0 has it.
    init(
        _ message: Dispatch.Message, id: Dispatch.ID, url: String, secret: Dispatch.Secret,
        now: Moment
    ) throws(SendingError) {
        guard let address = WebAddress(url) else { throw .refused(.invalidAddress) }
        let body = Array(Self.event(message, id: id).text().utf8)
        self.address = address
        self.body = body
        fields = [
            ("Idempotency-Key", id.rawValue), ("webhook-id", id.rawValue),
            ("webhook-timestamp", "\(now.seconds)"),
            (
                "webhook-signature",
                WebhookSignature(of: body, id: id, second: now.seconds, secret: secret).text
            ),
        ]
    }

    private static func event(_ message: Dispatch.Message, id: Dispatch.ID) -> JSONValue {
        .object([
            .init("type", "chorus.message"),
            .init("timestamp", .string(Moment(milliseconds: message.at).internet)),
            .init(
                "data",
                .object([
                    .init("id", .string(id.rawValue)), .init("title", .string(message.title)),
                    .init("text", .string(message.text)),
                    .init("urgency", .string(message.urgency.rawValue)),
                    .init("replies", .array(message.replies.map(choice))),
                ])),
        ])
    }

    private static func choice(of reply: Dispatch.Reply) -> JSONValue {
        .object([
            .init("label", .string(reply.label)), .init("url", .string(reply.topicURL)),
            .init("body", .string(reply.body.text)),
        ])
    }
}
