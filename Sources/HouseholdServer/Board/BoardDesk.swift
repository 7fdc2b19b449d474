#if Server
    import Foundation
    import HTTPTypes
    import HouseholdModel
    import HouseholdProtocol
    import HouseholdService
    import HouseholdWeb
    import HouseholdWords
    import Hummingbird
    import NIOCore

    /// What a server answers to browsers: the board.
    struct BoardDesk: Sendable {
        let gate: Gate
        let surroundings: ServerSurroundings
        let events: EventDesk
        /// Whether a computer may ask once more, and try a password or code if the last says so.
        let isWelcome: @Sendable (VisitContext, ServerAddress, Bool) -> Bool
        /// Whom a key has let in of late.
        let arrivals = Arrivals<Response> { $0.status.code < 400 }

        /// Adds the board to the routes at a place.
        func add(to router: Router<VisitContext>, at place: ServerAddress) {
            guard BoardNames(of: place) != nil else { return }
            for route in BoardRoute.allCases {
                router.get(RouterPath(route.path)) { request, context in
                    await show(route, to: request, context, at: place)
                }
                guard route.takesForms else { continue }
                router.post(RouterPath(route.path)) { request, context in
                    await take(request, at: route, context, at: place)
                }
            }
        }

        /// Shows what is at a route.
        private func show(
            _ route: BoardRoute, to request: Request, _ context: VisitContext,
            at place: ServerAddress
        ) async -> Response {
            guard BoardNames(of: place)?.contain(request) == true else {
                return Self.answer(.misdirectedRequest)
            }
            guard isWelcome(context, place, false) else { return Self.later(request, at: route) }
            return switch route.kind {
            case .page, .form: await page(at: route, for: BoardRequest(request))
            // Whoever opens the address of a form again, such as after a mistake, wants the page of it.
            case .deed: Self.redirect(to: route.page)
            case .asset:
                Asset(at: route).map { Self.answer($0, to: request) }
                    ?? Self.answer(.notFound)
            case .events: await events.answer(to: request, from: BoardRequest(request).caller)
            }
        }

        /// Takes what was filled in in a form.
        private func take(
            _ request: Request, at route: BoardRoute, _ context: VisitContext,
            at place: ServerAddress
        ) async -> Response {
            guard let names = BoardNames(of: place), names.contain(request) else {
                return Self.answer(.misdirectedRequest)
            }
            guard names.sent(request) else {
                let language = request.spokenLanguage ?? .english
                return Self.answer(
                    strangeFormPage(in: language), in: language, status: .forbidden)
            }
            guard isWelcome(context, place, route.isTry) else {
                return Self.later(request, at: route)
            }
            let fields: FormFields
            do throws(BodyProblem) {
                fields = try await FormFields(of: request)
            } catch {
                return Self.answer(error.status)
            }
            let asked = BoardRequest(request)
            switch route {
            case .signIn: return await signIn(fields, asked)
            case .who: return await enter(fields, asked)
            case .key: return await open(fields, asked)
            case .join: return await join(fields, asked)
            case .pair:
                let address = context.address.flatMap(PrivateAddresses.text(of:))
                return await beginPairing(fields, asked, from: address)
            case .fetch: return await fetchToken(asked)
            default: return await act(at: route, fields, asked)
            }
        }

        /// What is answered to a computer that asks too much: whoever is at it reads that they have to wait.
        private static func later(_ request: Request, at route: BoardRoute) -> Response {
            let language = request.spokenLanguage ?? .english
            var answer =
                switch route.kind {
                case .page, .form, .deed:
                    Self.answer(
                        tooOftenPage(in: language), in: language, status: .tooManyRequests)
                case .asset, .events: Self.answer(.tooManyRequests)
                }
            answer.headers[.retryAfter] = "60"
            return answer
        }
    }
#endif
