package import HouseholdModel
import HouseholdDatabase

/// Where somebody is signed in, as `session` in JSON.
package struct SessionView: Codable, Sendable {
    /// Its number among all that the person ever had.
    package let number: Int
    /// What the computer is called.
    package let device: String
    /// When the person signed in.
    package let createdAt: Instant
    /// When it was last used, to the day.
    package let usedAt: Instant
    /// Whether it is the one from which it is asked.
    package let current: Bool

    /// The session as it looks to whoever asks from the one with the digest `current`.
    init(_ session: OpenSession, from current: [UInt8]?) {
        number = session.number
        device = session.device
        createdAt = session.createdAt
        usedAt = session.usedAt
        self.current = session.digest == current
    }
}
