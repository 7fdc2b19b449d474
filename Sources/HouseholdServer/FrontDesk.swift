#if Server
    import Foundation
    import HTTPTypes
    import HouseholdProtocol
    import HouseholdService
    import Hummingbird
    import NIOCore

    /// What a server answers to whom.
    struct FrontDesk: Sendable {
        private let gate: Gate
        private let porter: Porter
        /// That of other computers.
        private let housePorter: Porter
        private let version: String
        /// Whether the household's name stands at the door, for those who are at this computer.
        private let isNamed: Bool
        private let surroundings: ServerSurroundings
        private let limiter = RateLimiter()
        private let events: EventDesk
        private let instruments: Instruments

        /// How the router calls what is asked over the wire.
        static let nameOfQuestion = "name"

        /// The desk of `gate`, by what is around the server; those who listen hear at `events`.
        init(
            _ gate: Gate, _ vault: Vault, version: String, named isNamed: Bool, events: EventDesk,
            seenBy instruments: Instruments, by surroundings: ServerSurroundings
        ) {
            self.gate = gate
            (self.events, self.instruments) = (events, instruments)
            porter = Porter(of: gate, vault)
            housePorter = Porter(of: gate, vault, takesStrangers: false)
            self.version = version
            self.isNamed = isNamed
            self.surroundings = surroundings
        }

        /// The routes at a place, where `authority` speaks for this computer if others come there.
        ///
        /// Whatever is to be had there (GET), the head of it is (HEAD): the same is asked for, and what it comes to left away.
        func router(at place: ServerAddress, authority: String?) -> Router<VisitContext> {
            let router = Router(context: VisitContext.self, options: .autoGenerateHeadEndpoints)
            // What is added before it would not be seen.
            router.add(
                middleware: RequestWatch(metrics: instruments.metrics, log: instruments.log))
            addWire(to: router, at: place, authority: authority)
            HealthDesk(health: instruments.health, isWelcome: { isWelcome($0, at: place) })
                .add(to: router, at: place)
            MetricsDesk(metrics: instruments.metrics, surroundings: surroundings)
                .add(to: router, at: place)
            BoardDesk(
                gate: gate, surroundings: surroundings, events: events,
                isWelcome: { isWelcome($0, at: $1, trying: $2) }
            ).add(to: router, at: place)
            APIDesk(
                gate: gate, surroundings: surroundings, events: events,
                isWelcome: { isWelcome($0, at: $1, trying: $2) }
            ).add(to: router, at: place)
            return router
        }

        /// Adds what our own programs ask for.
        private func addWire(
            to router: Router<VisitContext>, at place: ServerAddress, authority: String?
        ) {
            if let authority {
                router.get(RouterPath(WirePath.authority)) { _, context in
                    guard isWelcome(context, at: place) else { return Self.later() }
                    return Response(
                        status: .ok, headers: [.contentType: "application/x-pem-file"],
                        body: ResponseBody(byteBuffer: ByteBuffer(string: authority)))
                }
            }
            router.get(RouterPath(WirePath.sign)) { request, context in
                guard isOurs(request, at: place) else { return Response(status: .forbidden) }
                guard isWelcome(context, at: place) else { return Self.later() }
                let sign = try JSONEncoder().encode(
                    DoorSign(of: gate, version: version, named: isNamed && !place.isOfHouse))
                return Self.json(sign)
            }
            router.post(RouterPath(WirePath.ask + ":" + Self.nameOfQuestion)) { request, context in
                guard isOurs(request, at: place) else { return Response(status: .forbidden) }
                return try await answer(
                    request, to: try context.parameters.require(Self.nameOfQuestion), context,
                    at: place)
            }
            router.get(RouterPath(WirePath.events)) { request, context in
                guard isOurs(request, at: place) else { return Response(status: .forbidden) }
                guard isWelcome(context, at: place) else { return Self.later() }
                // Nothing stands in an address that others could read in it.
                guard request.uri.query == nil else { return Response(status: .badRequest) }
                guard let caller = Caller(bearing: request) else {
                    return Response(status: .unauthorized, headers: [.wwwAuthenticate: "Bearer"])
                }
                return await events.answer(to: request, from: caller)
            }
        }

        private func answer(
            _ request: Request, to name: String, _ context: VisitContext, at place: ServerAddress
        ) async throws -> Response {
            let isTry = Porter.isTry(name)
            guard isWelcome(context, at: place, trying: isTry) else {
                return Self.later(trying: isTry)
            }
            let bytes: Data
            do throws(BodyProblem) {
                bytes = try await request.body(
                    of: "application/json", upTo: WirePath.mostBytes(for: name))
            } catch {
                return Response(status: error.status)
            }
            let porter = porter(at: place).telling(Problems.note)
            guard let answer = await porter.answer(name, bytes) else {
                return Response(status: .notFound)
            }
            if Porter.isChange(name) { surroundings.changed() }
            return Self.json(answer)
        }

        private func porter(at place: ServerAddress) -> Porter {
            place.isOfHouse ? housePorter : porter
        }

        /// Whether a computer of the house may ask once more; whoever is at this one always may.
        private func isWelcome(
            _ context: VisitContext, at place: ServerAddress, trying isTry: Bool = false
        ) -> Bool {
            !place.isOfHouse || limiter.admit(context.address ?? [], trying: isTry)
        }

        /// What is answered to a computer that asks too much: a few seconds are enough but for those who try secrets.
        private static func later(trying isTry: Bool = false) -> Response {
            Response(
                status: .tooManyRequests,
                headers: [.retryAfter: isTry ? "60" : "\(WirePath.pauseSeconds)"])
        }

        /// Whether a program of ours asks, by a name of this computer: a page in a browser can't say so of itself, and is
        /// called otherwise where it was led here.
        private func isOurs(_ request: Request, at place: ServerAddress) -> Bool {
            guard let header = HTTPField.Name(WirePath.header), request.headers[header] != nil
            else { return false }
            switch place {
            case .socket: return true
            case .loopback(let port):
                return ["127.0.0.1:\(port)", "localhost:\(port)"].contains(request.head.authority)
            case .house:
                return request.head.authority?.split(separator: ":").first
                    == WirePath.houseName[...]
            }
        }

        private static func json(_ bytes: Data) -> Response {
            Response(
                status: .ok,
                headers: [.contentType: "application/json", .cacheControl: "no-store"],
                body: ResponseBody(byteBuffer: ByteBuffer(bytes: bytes)))
        }
    }
#endif
