/// Where pages and what is done on them are.
package enum BoardRoute: String, CaseIterable, Sendable {
    case home = "/"
    case signIn = "/in"
    case signOut = "/out"
    /// Who can sign in at a device that is paired.
    case who = "/who"
    /// Where somebody comes in for the first time, with a key that a parent handed out.
    case key = "/key"
    case join = "/key/join"
    case pair = "/pair"
    case fetch = "/pair/token"
    case day = "/day"
    case goal = "/goal"
    case shop = "/shop"
    case badges = "/badges"
    /// What is owed to whom.
    case money = "/money"
    case answers = "/ok"
    case week = "/week"
    case family = "/family"
    case add = "/add"
    /// Where a line says in one breath what is to be added.
    case line = "/add/line"
    /// What a browser shows by itself where the server does not answer.
    case offline = "/offline"

    case complete = "/day/done"
    case takeBack = "/day/undo"
    case check = "/day/step"
    case claim = "/day/take"
    case takeOver = "/day/offer"
    case refuseOffer = "/day/offer/no"
    case readNotices = "/day/read"
    case ask = "/shop/ask"
    case withdraw = "/shop/withdraw"
    case wish = "/shop/wish"
    case retractWish = "/shop/wish/withdraw"
    case save = "/goal/set"
    case stopSaving = "/goal/clear"
    case putAside = "/goal/jar"
    case takeOut = "/goal/jar/out"
    case approve = "/ok/chore"
    case sendBack = "/ok/chore/again"
    case excuse = "/ok/chore/skip"
    case accept = "/ok/idea"
    case decline = "/ok/idea/no"
    case grant = "/ok/reward"
    case refuse = "/ok/reward/no"
    case deliver = "/ok/reward/given"
    case priceWish = "/ok/wish"
    case refuseWish = "/ok/wish/no"

    /// Where a page hears that something happened at home.
    case events = "/events"
    case look = "/board.css"
    case script = "/live.js"
    case keys = "/keypad.js"
    case queue = "/queue.js"
    case worker = "/sw.js"
    case icon = "/icon.svg"
    case manifest = "/manifest.webmanifest"

    /// The path of its address.
    package var path: String { rawValue }
}

/// What a form sends.
package enum Field: String, CaseIterable, Sendable {
    /// What shows that a page of ours was filled in.
    case form
    /// The name of the request, so that it counts once.
    case request
    case name, password, key, chore, day, person, step, ticked, number, reason, points, title,
        repeats, line, reading
    /// That something is meant once more.
    case again
    /// What was done before, in an address.
    case told
}

extension BoardRoute {
    /// What is at an address.
    package enum Kind: Sendable {
        /// Something to look at.
        case page
        /// A page with a form that is sent to its own address.
        case form
        /// What a form of another page is sent to, at which there is nothing to look at.
        case deed
        /// A file that pages are made with.
        case asset
        /// What a page listens to.
        case events
    }

    /// What is there.
    package var kind: Kind {
        switch self {
        case .home, .day, .goal, .shop, .badges, .money, .answers, .week, .family, .offline:
            .page
        case .signIn, .who, .key, .pair, .add: .form
        case .signOut, .join, .fetch, .complete, .takeBack, .check, .claim, .takeOver,
            .refuseOffer, .readNotices, .ask, .withdraw, .wish, .retractWish, .save, .stopSaving,
            .putAside, .takeOut, .approve, .sendBack, .excuse, .accept, .decline, .grant, .refuse,
            .deliver, .priceWish, .refuseWish, .line:
            .deed
        case .look, .script, .keys, .queue, .worker, .icon, .manifest: .asset
        case .events: .events
        }
    }

    /// Whether forms are sent there.
    package var takesForms: Bool { kind == .form || kind == .deed }

    /// Whether a form there tries a password, code or key, or lets a device begin to wait, of which few may.
    package var isTry: Bool { [.signIn, .who, .key, .join, .pair].contains(self) }

    /// Whether it is for parents, on devices of their own.
    package var isParents: Bool {
        switch self {
        case .answers, .add, .line, .approve, .sendBack, .excuse, .accept, .decline, .grant,
            .refuse, .deliver, .priceWish, .refuseWish:
            true
        case .home, .signIn, .signOut, .who, .key, .join, .pair, .fetch, .day, .goal, .shop,
            .badges, .money, .week, .family, .offline, .complete, .takeBack, .check, .claim,
            .takeOver, .refuseOffer, .readNotices, .ask, .withdraw, .wish, .retractWish, .save,
            .stopSaving, .putAside, .takeOut, .events, .look, .script, .keys, .queue, .worker,
            .icon, .manifest:
            false
        }
    }

    /// The page on which the form stands that is sent there.
    package var page: BoardRoute {
        guard self != .signOut else { return .home }
        let first = rawValue.dropFirst().prefix { $0 != "/" }
        return BoardRoute(rawValue: "/\(first)") ?? .day
    }
}
