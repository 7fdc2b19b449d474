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

        /// Adds the board to the routes at a place.
        func add(to router: Router<VisitContext>, at place: ServerAddress) {
            guard BoardNames(of: place) != nil else { return }
            for route in BoardRoute.allCases {
                router.get(RouterPath(route.path)) { request, context in
                    guard BoardNames(of: place)?.contain(request) == true else {
                        return Self.answer(.misdirectedRequest)
                    }
                    guard isWelcome(context, place, false) else { return Self.later() }
                    // Whoever opens the address of a form again, such as after a mistake, wants the page of it.
                    if route.isDeed { return Self.redirect(to: route.page) }
                    if route == .events {
                        return await events.answer(to: request, from: BoardRequest(request).caller)
                    }
                    if let asset = Asset(at: route) { return Self.answer(asset, to: request) }
                    let asked = BoardRequest(request)
                    if route == .who { return await whoPage(for: asked) }
                    // Whoever is at a paired device signs in as there, within its limits.
                    if route == .signIn, asked.device != nil { return Self.redirect(to: .who) }
                    if route == .pair { return pairPage(for: asked) }
                    return await page(at: route, for: asked)
                }
            }
            for route in BoardRoute.allCases where route.isDeed || route.isForm {
                router.post(RouterPath(route.path)) { request, context in
                    guard let names = BoardNames(of: place), names.contain(request) else {
                        return Self.answer(.misdirectedRequest)
                    }
                    guard names.sent(request) else { return Self.answer(.forbidden) }
                    guard isWelcome(context, place, route.isTry) else { return Self.later() }
                    let asked = BoardRequest(request)
                    switch try await FormBody.fields(of: request) {
                    case .failure(let status): return Self.answer(status)
                    case .success(let fields):
                        switch route {
                        case .signIn where asked.device != nil: return Self.redirect(to: .who)
                        case .signIn: return await signIn(fields, asked)
                        case .who: return await enter(fields, asked)
                        case .pair:
                            let address = context.address.flatMap(PrivateAddresses.text(of:))
                            return await beginPairing(fields, asked, from: address)
                        case .fetch: return await fetchToken(asked)
                        default: return await act(at: route, fields, asked)
                        }
                    }
                }
            }
        }

        private static func later() -> Response {
            answer(.tooManyRequests, [.retryAfter: "60"])
        }
    }

    extension BoardRoute {
        /// Whether a form is sent there and nothing is shown.
        fileprivate var isDeed: Bool {
            switch self {
            case .home, .signIn, .who, .pair, .day, .goal, .shop, .badges, .answers, .week, .family,
                .add,
                .look, .script, .events, .icon, .manifest:
                false
            case .signOut, .fetch, .complete, .takeBack, .check, .claim, .readNotices, .ask,
                .withdraw,
                .save, .stopSaving, .approve, .sendBack, .excuse, .accept, .decline, .grant,
                .refuse, .deliver:
                true
            }
        }

        /// Whether a form is shown there and sent to the same place.
        fileprivate var isForm: Bool { [.signIn, .who, .pair, .add].contains(self) }

        /// Whether a password or code is tried by it, or a device begins to wait, of which few may.
        fileprivate var isTry: Bool { [.signIn, .who, .pair].contains(self) }
    }
#endif
