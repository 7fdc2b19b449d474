#if Server
    import HTTPTypes
    import HouseholdJSON
    import HouseholdModel
    import HouseholdProtocol
    import HouseholdService
    import HouseholdWords

    /// Why a program has no answer, as it is told (RFC 9457): with the error that `--json` would write in it.
    struct APIProblem: Encodable, Sendable {
        let status: HTTPResponse.Status
        /// How long somebody waits before they ask again, where the status is one of those who have to.
        let pauseSeconds: Int
        private let explanation: Explanation

        init(_ error: ServiceError) {
            explanation = error.explanation
            pauseSeconds = WirePath.pauseSeconds
            status =
                switch error {
                case .account(.notSignedIn), .account(.signInRefused): .unauthorized
                default: error.status
                }
        }

        init(
            _ status: HTTPResponse.Status, _ explanation: Explanation,
            after pauseSeconds: Int = WirePath.pauseSeconds
        ) {
            (self.status, self.explanation) = (status, explanation)
            self.pauseSeconds = pauseSeconds
        }

        private enum Key: String, CodingKey {
            case type, title, status, detail, v, error
        }

        func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: Key.self)
            try container.encode("urn:chorus:problem:\(explanation.code)", forKey: .type)
            try container.encode(status.reasonPhrase, forKey: .title)
            try container.encode(status.code, forKey: .status)
            try container.encode(explanation.message, forKey: .detail)
            try container.encode(1, forKey: .v)
            try container.encode(JSONText.Failure(explanation), forKey: .error)
        }
    }

    extension APIProblem {
        /// The server is called by a name that is not its own.
        static let misdirected = APIProblem(
            .misdirectedRequest,
            Explanation(
                "server.name", .usage, "This server is not called that.",
                try: ["chorus serve --show"]))
        /// Too much was asked.
        static let tooMany = APIProblem(
            .tooManyRequests,
            Explanation("server.busy", .temporary, "That was too much at once. Wait a little."))
        /// Too many passwords were tried.
        static let tooManyTries = APIProblem(
            .tooManyRequests,
            Explanation("server.tries", .temporary, "That was too much at once. Wait a minute."),
            after: 60)
        /// There is no place for one more who listens.
        init(_ refusal: ChangeFeed.Refusal) {
            let explanation =
                switch refusal {
                case .tooManyOfSession:
                    Explanation(
                        "events.session", .temporary,
                        "This session listens as often as it may. End one of its streams.")
                case .full, .closed:
                    Explanation(
                        "events.full", .temporary,
                        "There is no place for one more who listens. Wait a minute.")
                }
            self.init(refusal.status, explanation, after: EventDesk.pauseSeconds)
        }

        /// The request has no name of its own.
        static let unnamed = APIProblem(
            .badRequest,
            Explanation(
                "request.unnamed", .usage,
                "What changes something needs an Idempotency-Key: a UUID of its own for each."))
        /// What is sent can't be used.
        init(_ problem: BodyProblem) {
            let explanation =
                switch problem {
                case .otherType:
                    Explanation("request.type", .usage, "Send JSON, as application/json.")
                case .tooLong:
                    Explanation("request.large", .usage, "That is more than can be sent there.")
                case .tooSlow:
                    Explanation(
                        "request.slow", .temporary, "The request did not come to its end.")
                case .unreadable:
                    Explanation(
                        "request.unreadable", .usage,
                        "That is not what /openapi.json says is to be sent there.")
                }
            self.init(problem.status, explanation)
        }

        /// There is nothing at all.
        static let nothing = APIProblem(
            .notFound,
            Explanation("request.nothing", .usage, "What can be asked for is in /openapi.json."))

        /// Nothing of the kind can be done there.
        static func notAllowed(_ methods: String) -> APIProblem {
            APIProblem(
                .methodNotAllowed,
                Explanation("request.method", .usage, "There only this can be done: \(methods)."))
        }
    }
#endif
