/// Somebody who can sign in.
package struct Account: Identifiable, Hashable, Sendable {
    /// Who an account belongs to.
    package enum Kind: String, CaseIterable, Hashable, Sendable, Codable {
        /// Made by registering.
        case adult
        /// Made with a linking key.
        case child
    }

    /// The identity.
    package let id: Identifier<Account>
    /// The name to sign in with.
    package let username: Username
    /// What the person is called.
    package let name: Name
    /// Adult or child.
    package let kind: Kind
    /// When it was made.
    package let createdAt: Instant

    /// Creates an account.
    package init(
        id: Identifier<Account>, username: Username, name: Name, kind: Kind, createdAt: Instant
    ) {
        self.id = id
        self.username = username
        self.name = name
        self.kind = kind
        self.createdAt = createdAt
    }
}
