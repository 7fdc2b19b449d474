package import HouseholdModel

/// Signs a member out elsewhere.
///
/// One's own sessions; parents their children's.
package struct RevokeSessions: Change, PersonOperation {
    /// Which sessions.
    package enum Which: Codable, Hashable, Sendable {
        /// The one with that number.
        case number(Number)
        /// All but the one from which it is asked.
        case others
    }

    package static let action = Action.revokeSessions
    let which: Which
    package let name: String?

    /// Ends `which` sessions of `name`, or of whoever asks.
    package init(_ which: Which, of name: String? = nil) {
        self.which = which
        self.name = name
    }

    /// Ends them; the answer is those that ended.
    package func run(_ grant: borrowing Grant<Self>) throws -> [SessionView] {
        try grant.revoke(which)
    }
}

extension Action {
    package static let revokeSessions = Action(
        "session.revoke", on: .member, kin: .manages(except: .oneself), password: .always,
        back: .nothing, tells: .nobody)
}
