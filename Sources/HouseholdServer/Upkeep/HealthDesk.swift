#if Server
    import HTTPTypes
    import HouseholdProtocol
    import Hummingbird
    import NIOCore

    /// Where programs that look after the server ask how it is: a supervisor, a monitor, a person with a browser.
    ///
    /// They say nothing of themselves, so they are told nothing but a code.
    struct HealthDesk: Sendable {
        let health: Health
        /// Whether a computer may ask once more.
        let isWelcome: @Sendable (VisitContext) -> Bool

        /// Adds what is told to whom comes to a place.
        ///
        /// Other computers hear that the server lives, as whoever connects to it knows anyway; what is the matter with it is for
        /// those who are at this one.
        func add(to router: Router<VisitContext>, at place: ServerAddress) {
            add(WirePath.live, to: router, at: place) { .ready }
            guard !place.isOfHouse else { return }
            add(WirePath.ready, to: router, at: place) { await health.state }
        }

        /// Adds one route.
        private func add(
            _ path: String, to router: Router<VisitContext>, at place: ServerAddress,
            _ state: @escaping @Sendable () async -> Health.State
        ) {
            router.get(RouterPath(path)) { request, context in
                guard place.isCalled(in: request) else {
                    return Response(status: .misdirectedRequest)
                }
                guard isWelcome(context) else {
                    return Response(
                        status: .tooManyRequests,
                        headers: [.retryAfter: "\(WirePath.pauseSeconds)"])
                }
                return Self.answer(await state())
            }
        }

        private static func answer(_ state: Health.State) -> Response {
            Response(
                status: state == .ready ? .ok : .serviceUnavailable,
                headers: [
                    .contentType: "text/plain; charset=utf-8", .cacheControl: "no-store",
                ],
                body: ResponseBody(byteBuffer: ByteBuffer(string: state.rawValue + "\n")))
        }
    }

    extension ServerAddress {
        /// Whether other computers come there.
        var isOfHouse: Bool {
            if case .house = self { true } else { false }
        }

        /// Whether a request names this computer, so that no page of another site is led here under a name of its own (DNS
        /// rebinding); at a socket, where no page comes, it may say anything.
        func isCalled(in request: Request) -> Bool {
            BoardNames(of: self)?.contain(request) ?? true
        }
    }
#endif
