#if Server
    import Foundation
    import HTTPTypes
    import HouseholdJSON
    import HouseholdModel
    import HouseholdProtocol
    import HouseholdService
    import HouseholdWords
    import Hummingbird
    import JSON
    import NIOCore

    /// What a server answers to programs of others, in the JSON of `--json`.
    struct APIDesk: Sendable {
        let gate: Gate
        let surroundings: ServerSurroundings
        let events: EventDesk
        /// Whether a computer may ask once more, and try a password or code if the last says so.
        let isWelcome: @Sendable (VisitContext, ServerAddress, Bool) -> Bool

        /// Adds all operations to the routes at a place, and the document that describes them.
        func add(to router: Router<VisitContext>, at place: ServerAddress) {
            for operation in APIOperation.all {
                router.on(RouterPath(operation.path), method: operation.method) {
                    request, context in
                    await answer(request, context, to: operation, at: place)
                }
            }
            let document = APIDocument.text
            router.get(RouterPath(APIDocument.path)) { request, context in
                if let problem = problem(of: request, context, at: place, trying: false) {
                    return Self.response(problem, in: request.language)
                }
                return Self.response(.ok, document, "application/json")
            }
            refuseOtherMethods(on: router, at: place)
            missOthers(on: router, at: place)
        }

        /// Says what can be done where something else is tried.
        private func refuseOtherMethods(
            on router: Router<VisitContext>, at place: ServerAddress
        ) {
            var methods: [String: Set<HTTPRequest.Method>] = [APIDocument.path: [.get]]
            for operation in APIOperation.all {
                methods[operation.path, default: []].insert(operation.method)
            }
            for (path, own) in methods {
                // Whatever is to be had, the head of it is, too.
                let all = own.contains(.get) ? own.union([.head]) : own
                let allowed = all.map(\.rawValue).sorted().joined(separator: ", ")
                for method in Self.methods where !own.contains(method) {
                    router.on(RouterPath(path), method: method) { request, context in
                        if let problem = problem(of: request, context, at: place, trying: false) {
                            return Self.response(problem, in: request.language)
                        }
                        var response = Self.response(.notAllowed(allowed), in: request.language)
                        response.headers[.allow] = allowed
                        return response
                    }
                }
            }
        }

        /// Those that are answered in words also where they are not for what is asked.
        private static let methods: [HTTPRequest.Method] = [
            .get, .post, .put, .patch, .delete, .options, .trace,
        ]

        /// Says so where nothing can be asked for.
        private func missOthers(on router: Router<VisitContext>, at place: ServerAddress) {
            for method in Self.methods {
                router.on("/v1/**", method: method) { request, context in
                    let problem = problem(of: request, context, at: place, trying: false)
                    return Self.response(problem ?? .nothing, in: request.language)
                }
            }
        }
    }

    // MARK: - Answers

    extension APIDesk {
        private func answer(
            _ request: Request, _ context: VisitContext, to operation: APIOperation,
            at place: ServerAddress
        ) async -> Response {
            let problem = problem(
                of: request, context, at: place, trying: !operation.isOfSession)
            if let problem { return Self.response(problem, in: request.language) }
            do throws(ServiceError) {
                let caller = Caller(bearing: request)
                guard let caller = operation.isOfSession ? caller : .nobody else {
                    throw .account(.notSignedIn)
                }
                let body: [JSONValue.Member]
                do throws(BodyProblem) {
                    body = try await operation.body(of: request)
                } catch {
                    return Self.response(APIProblem(error), in: request.language)
                }
                let arguments = try APIArguments(
                    of: operation, path: context.parameters,
                    query: request.uri.queryParameters.map { ($0.key, $0.value) }, body: body)
                return try await response(to: operation, arguments, of: caller, request)
            } catch {
                Problems.note(error)
                return Self.response(APIProblem(error), in: request.language)
            }
        }

        /// Why nothing is answered there, whatever is asked.
        private func problem(
            of request: Request, _ context: VisitContext, at place: ServerAddress,
            trying isTry: Bool
        ) -> APIProblem? {
            if let names = BoardNames(of: place), !names.contain(request) { return .misdirected }
            return isWelcome(context, place, isTry) ? nil : isTry ? .tooManyTries : .tooMany
        }

        /// What comes of an operation.
        private func response(
            to operation: APIOperation, _ arguments: APIArguments, of caller: Caller,
            _ request: Request
        ) async throws(ServiceError) -> Response {
            let (status, language) = (operation.status, request.language)
            switch operation.work {
            case .asks(let question):
                let answer = try await answer(to: question(arguments), of: caller)
                // A page is told as the list that it is a part of.
                let told = (answer as? any ListPage)?.told ?? answer
                var response = try Self.response(status, data: told, in: language)
                if let next = arguments.next(after: answer, of: operation),
                    let link = HTTPField.Name("Link")
                {
                    response.headers[link] = "<\(next)>; rel=\"next\""
                }
                return response
            case .changes(let change):
                guard let name = request.name else { return Self.response(.unnamed, in: language) }
                let output = try await perform(change(arguments), as: caller, name)
                return try Self.response(status, data: output, in: language)
            case .signsIn:
                let credentials: Credentials
                do throws(BodyProblem) {
                    credentials = try await Credentials(in: request)
                } catch {
                    return Self.response(APIProblem(error), in: language)
                }
                return try Self.response(
                    status, data: await signIn(by: credentials, at: Computer(behind: request)),
                    in: language)
            case .signsOut:
                try await signOut(caller)
                return Response(status: status, headers: Self.guards)
            case .listens: return try await listen(request, as: caller)
            }
        }

        /// The stream of what happens at home, as the desk of events has it, or why there is none.
        private func listen(
            _ request: Request, as caller: Caller
        ) async throws(ServiceError) -> Response {
            do throws(EventDesk.Refusal) {
                var response = try await events.stream(to: request, for: caller)
                response.headers[.xContentTypeOptions] = "nosniff"
                return response
            } catch {
                switch error {
                case .nobody:
                    // Why is said as by what they would ask for once they have heard something.
                    _ = try await answer(to: ListNotices(limit: 1), of: caller)
                    throw .changedMeanwhile
                case .bringsBody:
                    return Self.response(APIProblem(BodyProblem.unreadable), in: request.language)
                case .noPlace(let refusal):
                    return Self.response(APIProblem(refusal), in: request.language)
                }
            }
        }

        private func answer(
            to question: some Inquiry, of caller: Caller
        ) async throws(ServiceError) -> any Codable & Sendable {
            try await gate.output(of: question, as: caller)
        }

        private func perform<Op: Change>(
            _ change: Op, as caller: Caller, _ name: HouseholdService.RequestID
        ) async throws(ServiceError) -> Op.Output {
            let done = try await gate.perform(change, as: caller, request: name)
            surroundings.changed()
            return done.output
        }
    }

    // MARK: - Coming and going

    extension APIDesk {
        /// Who came in, and by what they are known from now on.
        private struct Arrival: Encodable {
            let account: AccountView
            /// What came of sealing the books, for parents, as `login` tells it.
            let seal: Seal?
            let token: String
        }

        private struct Seal: Encodable {
            let outcome: Sealing.Outcome
            let remarks: [Phrase]

            init(_ sealing: Sealing) {
                (outcome, remarks) = (sealing.outcome, sealing.sentences)
            }
        }

        private func signIn(
            by credentials: Credentials, at computer: Computer
        ) async throws(ServiceError) -> Arrival {
            let signedIn = try await gate.signIn(
                as: credentials.name, with: credentials.password, inPlaceOf: .nobody.at(computer),
                request: try newRequest())
            surroundings.changed()
            guard let token = signedIn.session.reveal() else {
                throw .bug("a session without a token")
            }
            return Arrival(
                account: signedIn.account, seal: signedIn.sealing.map(Seal.init), token: token)
        }

        private func signOut(_ caller: Caller) async throws(ServiceError) {
            let wasSignedIn = try await gate.perform(
                LogOut(), as: caller, request: try newRequest()
            ).output
            guard wasSignedIn else { throw .account(.notSignedIn) }
            surroundings.changed()
        }

        private func newRequest() throws(ServiceError) -> HouseholdService.RequestID {
            guard
                let request = HouseholdService.RequestID(
                    surroundings.makeRequestID(), mayComeAgain: false)
            else { throw .bug("a request without a name") }
            return request
        }
    }

    /// By what somebody signs in.
    private struct Credentials: Sendable {
        let name: String
        let password: Confidential

        /// The name and the password that a request brings, and nothing else.
        init(in request: Request) async throws(BodyProblem) {
            let body = try await request.body(of: "application/json", upTo: Self.mostBytes)
            guard let sent = try? JSONValue(utf8: Array(body)), sent.members?.count == 2,
                let name = sent["name"]?.string, let password = sent["password"]?.string
            else { throw .unreadable }
            (self.name, self.password) = (name, Confidential(password))
        }

        private static let mostBytes = 4 << 10
    }

    // MARK: - Writing them

    extension APIDesk {
        private static func response(
            _ status: HTTPResponse.Status, data: some Encodable, in language: Language
        ) throws(ServiceError) -> Response {
            do {
                let text = try JSONText(data: data, in: language.catalogue).text
                return response(status, text, "application/json")
            } catch {
                throw .bug("an answer that can't be written")
            }
        }

        private static func response(_ problem: APIProblem, in language: Language) -> Response {
            let text = try? JSONText(line: problem, in: language.catalogue).text
            var response = response(problem.status, text ?? "{}", "application/problem+json")
            switch problem.status {
            case .unauthorized: response.headers[.wwwAuthenticate] = "Bearer"
            case .tooManyRequests, .serviceUnavailable:
                response.headers[.retryAfter] = "\(problem.pauseSeconds)"
            default: break
            }
            return response
        }

        private static func response(
            _ status: HTTPResponse.Status, _ text: String, _ type: String
        ) -> Response {
            var headers = guards
            headers[.contentType] = type
            return Response(
                status: status, headers: headers,
                body: ResponseBody(byteBuffer: ByteBuffer(string: text)))
        }

        private static let guards: HTTPFields = [
            .cacheControl: "no-store", .xContentTypeOptions: "nosniff",
        ]
    }

    extension APIOperation {
        /// The JSON that a request brings for it.
        fileprivate func body(
            of request: Request
        ) async throws(BodyProblem) -> [JSONValue.Member] {
            guard !bodyParameters.isEmpty else { return [] }
            let body = try await request.body(of: "application/json", upTo: Self.mostBytes)
            guard let members = (try? JSONValue(utf8: Array(body)))?.members else {
                throw .unreadable
            }
            return members
        }

        private static let mostBytes = 64 << 10
    }

    extension Request {
        /// What whoever asks reads.
        fileprivate var language: Language { spokenLanguage ?? .english }

        /// The name by which it is known when it comes again.
        fileprivate var name: HouseholdService.RequestID? {
            HTTPField.Name("Idempotency-Key").flatMap { headers[$0] }
                .flatMap { HouseholdService.RequestID($0) }
        }
    }
#endif
