internal import JSON

extension Receipt {
    /// The receipt as a line of JSON, without its end.
    package var line: String {
        JSONValue.object([.init("id", .string(id.rawValue))] + outcome.members).text()
    }

    /// Reads a line.
    package init(line: [UInt8]) throws(UnreadableLine) {
        guard let json = try? JSONValue(utf8: line, depth: 8) else { throw UnreadableLine(id: nil) }
        let id = json["id"]?.string.flatMap(Dispatch.ID.init)
        guard let id, let outcome = Outcome(json) else { throw UnreadableLine(id: id) }
        self.init(id: id, outcome: outcome)
    }
}

extension Receipt.Outcome {
    fileprivate init?(_ json: JSONValue) {
        switch (json["outcome"]?.string, Receipt.Reason(json)) {
        case ("accepted", nil): self = .accepted
        case ("collected", nil):
            guard let elements = json["answers"]?.elements else { return nil }
            let answers = elements.compactMap(\.secret)
            guard answers.count == elements.count else { return nil }
            self = .collected(answers)
        case ("refused", let reason?): self = .refused(reason)
        case ("failed", let reason?):
            self = .failed(reason, retryAfter: json["retryAfter"]?.integer.map { Int($0) })
        default: return nil
        }
    }

    fileprivate var members: [JSONValue.Member] {
        switch self {
        case .accepted: [.init("outcome", "accepted")]
        case .collected(let answers):
            [
                .init("outcome", "collected"),
                .init("answers", .array(answers.map { .string($0.text) })),
            ]
        case .refused(let reason): [.init("outcome", "refused")] + reason.members
        case .failed(let reason, nil): [.init("outcome", "failed")] + reason.members
        case .failed(let reason, let seconds?):
            [.init("outcome", "failed")] + reason.members
                + [.init("retryAfter", .number("\(seconds)"))]
        }
    }
}

extension Receipt.Reason {
    /// The word for it, which never changes: that of its fault, or of where its number comes from.
    package var code: String {
        switch self {
        case .fault(let fault): fault.rawValue
        case .http: "http"
        case .smtp: "smtp"
        case .program: "program"
        }
    }

    /// The number that says it, if one does.
    package var status: Int? {
        switch self {
        case .fault: nil
        case .http(let number), .smtp(let number), .program(let number): number
        }
    }

    /// Creates the reason that `code` and `status` say, or returns `nil` when they say none.
    package init?(code: String, status: Int?) {
        switch (code, status) {
        case ("http", let status?): self = .http(status: status)
        case ("smtp", let reply?): self = .smtp(reply: reply)
        case ("program", let exit?): self = .program(exit: exit)
        case (let code, nil):
            guard let fault = Receipt.Fault(rawValue: code) else { return nil }
            self = .fault(fault)
        default: return nil
        }
    }

    fileprivate init?(_ json: JSONValue) {
        guard let code = json["reason"]?.string else { return nil }
        self.init(code: code, status: json["status"]?.integer.map { Int($0) })
    }

    fileprivate var members: [JSONValue.Member] {
        let status: [JSONValue.Member] = status.map { [.init("status", .number("\($0)"))] } ?? []
        return [.init("reason", .string(code))] + status
    }
}
