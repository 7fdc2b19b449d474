import Household
import HouseholdStore

/// Where somebody is signed in, as `session` in JSON.
public struct SessionView: Codable, Sendable {
    /// Its number among all that the person ever had.
    public let number: Int
    /// What the computer is called.
    public let device: String
    /// When the person signed in.
    public let createdAt: String
    /// When it was last used, to the day.
    public let usedAt: String
    /// Whether it is the one from which it is asked.
    public let current: Bool

    init(_ session: OpenSession, isCurrent: Bool) {
        number = session.number
        device = session.device
        createdAt = session.createdAt.description
        usedAt = session.usedAt.description
        current = isCurrent
    }
}
