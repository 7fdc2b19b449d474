/// Where pages and what is done on them are.
package enum BoardRoute: String, CaseIterable, Sendable {
    case home = "/"
    case signIn = "/in"
    case signOut = "/out"
    case day = "/day"
    case goal = "/goal"
    case shop = "/shop"
    case badges = "/badges"
    case answers = "/ok"
    case week = "/week"
    case family = "/family"
    case add = "/add"

    case complete = "/day/done"
    case takeBack = "/day/undo"
    case check = "/day/step"
    case claim = "/day/take"
    case readNotices = "/day/read"
    case ask = "/shop/ask"
    case withdraw = "/shop/withdraw"
    case save = "/goal/set"
    case stopSaving = "/goal/clear"
    case approve = "/ok/chore"
    case sendBack = "/ok/chore/again"
    case excuse = "/ok/chore/skip"
    case accept = "/ok/idea"
    case decline = "/ok/idea/no"
    case grant = "/ok/reward"
    case refuse = "/ok/reward/no"
    case deliver = "/ok/reward/given"

    /// Where a page hears that something happened at home.
    case events = "/events"
    case look = "/board.css"
    case script = "/live.js"
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
    case name, password, chore, day, person, step, ticked, number, reason, points, title, repeats
    /// What was done before, in an address.
    case told
}

extension BoardRoute {
    /// The page on which the form stands that is sent there.
    package var page: BoardRoute {
        guard self != .signOut else { return .home }
        let first = rawValue.dropFirst().prefix { $0 != "/" }
        return BoardRoute(rawValue: "/\(first)") ?? .day
    }
}
