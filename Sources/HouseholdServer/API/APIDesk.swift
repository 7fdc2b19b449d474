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
        /// Whether a computer may ask once more, and try a password or code if the last says so.
        let isWelcome: @Sendable (VisitContext, ServerAddress, Bool) -> Bool

        /// Adds all operations to the routes at a place, and the document that describes them.
        func add(to router: Router<VisitContext>, at place: ServerAddress) {
            for operation in APIOperation.all {
                router.on(RouterPath(operation.path), method: operation.method) {
                    request, context in
                    await answer(request, context, to: operation, at: place)
                }
                guard operation.method == .get else { continue }
                router.head(RouterPath(operation.path)) { request, context in
                    await answer(request, context, to: operation, at: place).createHeadResponse()
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
                let allowed = own.map(\.rawValue).sorted().joined(separator: ", ")
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
                let arguments = try APIArguments(
                    of: operation, path: context.parameters,
                    query: request.uri.queryParameters.map { ($0.key, $0.value) })
                switch operation.work {
                case .asks(let question):
                    return try await answer(to: question(arguments), of: caller, request)
                case .changes(let change):
                    return try await perform(change(arguments), as: caller, request)
                case .signsIn: return try await signIn(request)
                case .signsOut: return try await signOut(caller)
                }
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

        private func answer(
            to question: any Inquiry, of caller: Caller, _ request: Request
        ) async throws(ServiceError) -> Response {
            let (outputs, _) = try await gate.answers(toAll: [question], as: caller)
            guard let output = outputs.first else { throw .bug("a question without an answer") }
            return try Self.response(.ok, data: output.get(), in: request.language)
        }

        private func perform(
            _ change: some Change, as caller: Caller, _ request: Request
        ) async throws(ServiceError) -> Response {
            let key = HTTPField.Name("Idempotency-Key").flatMap { request.headers[$0] }
            guard let name = key.flatMap({ HouseholdService.RequestID($0) }) else {
                return Self.response(.unnamed, in: request.language)
            }
            let done = try await gate.perform(change, as: caller, request: name)
            surroundings.changed()
            return try Self.response(.ok, data: done.output, in: request.language)
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

        private func signIn(_ request: Request) async throws(ServiceError) -> Response {
            switch await Self.credentials(in: request) {
            case .failure(let problem): return Self.response(problem, in: request.language)
            case .success(let (name, password)):
                let signedIn = try await gate.signIn(
                    as: name, with: password, inPlaceOf: .nobody, request: try newRequest())
                surroundings.changed()
                guard let token = signedIn.session.reveal() else {
                    throw .bug("a session without a token")
                }
                let arrival = Arrival(
                    account: signedIn.account, seal: signedIn.sealing.map(Seal.init),
                    token: token)
                return try Self.response(.created, data: arrival, in: request.language)
            }
        }

        private func signOut(_ caller: Caller) async throws(ServiceError) -> Response {
            _ = try await gate.perform(LogOut(), as: caller, request: try newRequest())
            surroundings.changed()
            return Response(status: .noContent, headers: Self.guards)
        }

        private func newRequest() throws(ServiceError) -> HouseholdService.RequestID {
            guard
                let request = HouseholdService.RequestID(
                    surroundings.makeRequestID(), mayComeAgain: false)
            else { throw .bug("a request without a name") }
            return request
        }

        private enum Credentials: Sendable {
            case success((name: String, password: Confidential))
            case failure(APIProblem)
        }

        /// The name and the password that a request brings, and nothing else.
        private static func credentials(in request: Request) async -> Credentials {
            let type = request.headers[.contentType]?.prefix { $0 != ";" }.lowercased()
            guard type == "application/json" else { return .failure(.notJSON) }
            guard request.headers[.contentLength].flatMap(Int.init) ?? 0 <= mostBytes else {
                return .failure(.tooLarge)
            }
            let body: Data
            do {
                guard let said = try await request.bytes(upTo: mostBytes) else {
                    return .failure(.unsaid)
                }
                body = said
            } catch {
                return .failure(.tooLarge)
            }
            guard let sent = try? JSONValue(utf8: Array(body)), sent.members?.count == 2,
                let name = sent["name"]?.string, let password = sent["password"]?.string
            else { return .failure(.unreadable) }
            return .success((name, Confidential(password)))
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
                response.headers[.retryAfter] =
                    problem.isOfTries ? "60" : "\(WirePath.pauseSeconds)"
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

    extension Request {
        /// What whoever asks reads.
        fileprivate var language: Language { spokenLanguage ?? .english }
    }
#endif
