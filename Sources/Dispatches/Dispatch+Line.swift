internal import JSON

/// A line that is no dispatch, or no receipt.
package struct UnreadableLine: Error, Hashable, Sendable {
    /// The id of the dispatch, where at least that could be read.
    package let id: Dispatch.ID?

    package init(id: Dispatch.ID?) {
        self.id = id
    }
}

extension Dispatch {
    /// Reads what ``json`` says; `nil` where it is no dispatch.
    init?(_ json: JSONValue, id: ID) {
        guard let way = Way(json["way"]), let message = Message(json["message"]) else { return nil }
        self.init(id: id, way: way, message: message)
    }

    /// The dispatch as JSON.
    var json: JSONValue {
        .object([
            .init("id", .string(id.rawValue)), .init("way", way.json),
            .init("message", message.json),
        ])
    }
}

// MARK: - Ways

extension Dispatch.Way {
    fileprivate init?(_ json: JSONValue?) {
        guard let json else { return nil }
        switch json["kind"]?.string {
        case "ntfy":
            guard let url = json["url"]?.string else { return nil }
            self = .ntfy(url: url, token: json["token"]?.secret)
        case "webhook":
            guard let url = json["url"]?.string, let secret = json["secret"]?.secret else {
                return nil
            }
            self = .webhook(url: url, secret: secret)
        case "mail":
            guard let to = json["to"]?.string, let from = json["from"]?.string,
                let relay = Dispatch.MailRelay(json)
            else { return nil }
            self = .mail(to: to, from: from, relay: relay)
        case "desktop": self = .desktop
        default: return nil
        }
    }

    fileprivate var json: JSONValue {
        switch self {
        case .ntfy(let url, let token):
            .object(
                [.init("kind", "ntfy"), .init("url", .string(url))]
                    + .optional("token", token?.text))
        case .webhook(let url, let secret):
            .object([
                .init("kind", "webhook"), .init("url", .string(url)),
                .init("secret", .string(secret.text)),
            ])
        case .mail(let to, let from, let relay):
            .object([
                .init("kind", "mail"), .init("to", .string(to)), .init("from", .string(from)),
                relay.member,
            ])
        case .desktop: .object([.init("kind", "desktop")])
        }
    }
}

extension Dispatch.MailRelay {
    fileprivate init?(_ json: JSONValue) {
        switch (json["sendmail"]?.string, json["smtp"]) {
        case (let path?, nil): self = .sendmail(path: path)
        case (nil, let server?):
            guard let server = Dispatch.SMTPServer(server) else { return nil }
            self = .smtp(server)
        default: return nil
        }
    }

    fileprivate var member: JSONValue.Member {
        switch self {
        case .sendmail(let path): .init("sendmail", .string(path))
        case .smtp(let server): .init("smtp", server.json)
        }
    }
}

extension Dispatch.SMTPServer {
    fileprivate init?(_ json: JSONValue) {
        guard let host = json["host"]?.string,
            let port = json["port"]?.integer.flatMap(UInt16.init(exactly:)),
            let security = json["security"]?.string.flatMap(Security.init)
        else { return nil }
        let login: Login?
        switch (json["user"]?.string, json["password"]?.secret) {
        case (nil, nil): login = nil
        case (let user?, let password?): login = Login(user: user, password: password)
        default: return nil
        }
        self.init(host: host, port: port, security: security, login: login)
    }

    fileprivate var json: JSONValue {
        .object(
            [
                .init("host", .string(host)), .init("port", .number("\(port)")),
                .init("security", .string(security.rawValue)),
            ] + .optional("user", login?.user) + .optional("password", login?.password.text))
    }
}

// MARK: - Messages

extension Dispatch.Message {
    fileprivate init?(_ json: JSONValue?) {
        guard let title = json?["title"]?.string, let text = json?["text"]?.string,
            let urgency = json?["urgency"]?.string.flatMap(Dispatch.Urgency.init),
            let at = json?["at"]?.integer, let elements = json?["replies"]?.elements
        else { return nil }
        let replies = elements.compactMap(Dispatch.Reply.init)
        guard replies.count == elements.count else { return nil }
        self.init(title: title, text: text, urgency: urgency, at: Int(at), replies: replies)
    }

    fileprivate var json: JSONValue {
        .object([
            .init("title", .string(title)), .init("text", .string(text)),
            .init("urgency", .string(urgency.rawValue)), .init("at", .number("\(at)")),
            .init("replies", .array(replies.map(\.json))),
        ])
    }
}

extension Dispatch.Reply {
    fileprivate init?(_ json: JSONValue) {
        guard let label = json["label"]?.string, let topicURL = json["url"]?.string,
            let body = json["body"]?.secret
        else { return nil }
        self.init(label: label, topicURL: topicURL, body: body)
    }

    fileprivate var json: JSONValue {
        .object([
            .init("label", .string(label)), .init("url", .string(topicURL)),
            .init("body", .string(body.text)),
        ])
    }
}

extension JSONValue {
    /// A text that is a secret.
    var secret: Dispatch.Secret? { string.map(Dispatch.Secret.init) }
}

extension [JSONValue.Member] {
    /// A member with `text`, or nothing.
    static func optional(_ key: String, _ text: String?) -> Self {
        text.map { [.init(key, .string($0))] } ?? []
    }
}
