/// Somebody who can sign in.
public struct Account: Identifiable, Hashable, Sendable {
    /// Who an account belongs to.
    public enum Kind: String, Hashable, Sendable, Codable {
        /// Made by registering.
        case adult
        /// Made with a linking key.
        case child
    }

    /// The identity.
    public let id: Identifier<Account>
    /// The name to sign in with.
    public let username: Username
    /// What the person is called.
    public let name: Name
    /// Adult or child.
    public let kind: Kind
    /// When it was made.
    public let createdAt: Instant

    /// Creates an account.
    public init(
        id: Identifier<Account>, username: Username, name: Name, kind: Kind, createdAt: Instant
    ) {
        self.id = id
        self.username = username
        self.name = name
        self.kind = kind
        self.createdAt = createdAt
    }
}
