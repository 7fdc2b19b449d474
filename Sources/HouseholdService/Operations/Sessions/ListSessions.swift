package import HouseholdModel

/// Lists where a member is signed in; never the tokens.
///
/// One's own; parents their children's.
package struct ListSessions: Inquiry, PersonOperation {
    package static let action = Action.listSessions
    package let name: String?

    /// Asks where `name` is signed in, or oneself.
    package init(of name: String? = nil) {
        self.name = name
    }

    /// The sessions that have not ended, the oldest first.
    package func answer(_ sight: borrowing Sight<Member>) throws -> [SessionView] {
        try sight.facts.liveSessions(of: sight.subject)
            .map { SessionView($0, from: sight.session) }
    }
}

extension Action {
    package static let listSessions = Action(
        "session.list", on: .member, kin: .plain, password: .never,
        back: .nothing, tells: .nobody)
}
