public import Household

/// Signs a member out elsewhere.
///
/// One's own sessions; parents their children's.
public struct RevokeSessions: Change, PersonOperation {
    /// Which sessions.
    public enum Which: Codable, Hashable, Sendable {
        /// The one with that number.
        case number(Number)
        /// All but the one from which it is asked.
        case others
    }

    /// The name by which the rules know it.
    public static let action = Action.revokeSessions
    let which: Which
    /// The member's name; without one whoever asks is meant.
    public let name: String?

    /// Ends `which` sessions of `name`, or of whoever asks.
    public init(_ which: Which, of name: String? = nil) {
        self.which = which
        self.name = name
    }

    /// Ends them; the answer is those that ended.
    public func run(_ grant: borrowing Grant<Self>) throws -> [SessionView] {
        try grant.revoke(which)
    }
}

extension Action {
    package static let revokeSessions = Action(
        "session.revoke", on: .member, kin: .manages(except: .oneself), password: .always,
        back: .nothing)
}
