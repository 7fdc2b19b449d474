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
            guard let names = BoardNames(of: place) else { return }
            for route in BoardRoute.allCases {
                router.get(RouterPath(route.path)) { request, context in
                    guard names.contain(request) else { return Self.answer(.misdirectedRequest) }
                    guard isWelcome(context, place, false) else { return Self.later() }
                    // Whoever opens the address of a form again, such as after a mistake, wants the page of it.
                    if route.isDeed { return Self.redirect(to: route.page) }
                    if route == .events {
                        return await events.answer(to: request, from: BoardRequest(request).caller)
                    }
                    if let asset = Asset(at: route) { return Self.answer(asset, to: request) }
                    return await page(at: route, for: BoardRequest(request))
                }
            }
            for route in BoardRoute.allCases where route.isDeed || route.isForm {
                router.post(RouterPath(route.path)) { request, context in
                    guard names.contain(request) else { return Self.answer(.misdirectedRequest) }
                    guard names.sent(request) else { return Self.answer(.forbidden) }
                    guard isWelcome(context, place, route == .signIn) else { return Self.later() }
                    let asked = BoardRequest(request)
                    switch try await FormBody.fields(of: request) {
                    case .failure(let status): return Self.answer(status)
                    case .success(let fields):
                        if route == .signIn { return await signIn(fields, asked) }
                        return await act(at: route, fields, asked)
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
            case .home, .signIn, .day, .goal, .shop, .badges, .answers, .week, .family, .add,
                .look, .script, .events, .icon, .manifest:
                false
            case .signOut, .complete, .takeBack, .check, .claim, .readNotices, .ask, .withdraw,
                .save, .stopSaving, .approve, .sendBack, .excuse, .accept, .decline, .grant,
                .refuse, .deliver:
                true
            }
        }

        /// Whether a form is shown there and sent to the same place.
        fileprivate var isForm: Bool { self == .signIn || self == .add }
    }
#endif
