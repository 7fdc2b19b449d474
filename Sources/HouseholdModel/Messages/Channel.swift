/// Where a member is reached by messages outside the program.
package struct Channel: Identifiable, Hashable, Sendable {
    /// By what messages go there, with what it takes.
    package enum Way: Hashable, Sendable {
        /// A topic of an ntfy server, with a token where the topic wants one.
        case ntfy(WebAddress, token: String?)
        /// A mail address.
        case mail(Email)
        /// A program that takes messages by HTTP, and checks them by a secret that both know.
        case webhook(WebAddress, secret: String)
        /// The notifications of the desktop on which `tick` runs.
        case desktop
    }

    /// The kinds of ways.
    package enum Kind: String, CaseIterable, Hashable, Sendable, Codable {
        case ntfy, mail, webhook, desktop
    }

    /// Whether messages go there.
    package enum State: Hashable, Sendable {
        /// None but the one with the code whose digest that is, which was typed wrong so often.
        case unconfirmed(code: [UInt8], misses: Int)
        /// Since then.
        case confirmed(Instant)
    }

    /// The identity.
    package let id: Identifier<Channel>
    /// The household.
    package let household: Household.ID
    /// Whom it reaches.
    package let member: Member.ID
    /// By what the member names it.
    package let number: Number
    /// By what messages go there.
    package let way: Way
    /// Whether they do.
    package let state: State

    /// How many a member can have.
    package static let most = 5
    /// How often a code can be typed wrong.
    package static let tries = 5

    /// Creates a channel.
    package init(
        id: Identifier<Channel>, household: Household.ID, member: Member.ID, number: Number,
        way: Way, state: State
    ) {
        self.id = id
        self.household = household
        self.member = member
        self.number = number
        self.way = way
        self.state = state
    }

    /// Whether messages go there.
    package var isConfirmed: Bool {
        guard case .confirmed = state else { return false }
        return true
    }
}

extension Channel.Way {
    /// What kind it is.
    package var kind: Channel.Kind {
        switch self {
        case .ntfy: .ntfy
        case .mail: .mail
        case .webhook: .webhook
        case .desktop: .desktop
        }
    }

    /// Where messages go, as a text; of the desktop nothing.
    package var address: String {
        switch self {
        case .ntfy(let address, _), .webhook(let address, _): address.text
        case .mail(let email): email.text
        case .desktop: ""
        }
    }

    /// What only the two ends may know, besides the address.
    package var secret: String? {
        switch self {
        case .ntfy(_, let token): token
        case .webhook(_, let secret): secret
        case .mail, .desktop: nil
        }
    }

    /// The way as it is kept, or `nil` where the parts make none.
    package init?(_ kind: Channel.Kind, address: String, secret: String?) {
        switch kind {
        case .ntfy:
            guard let address = WebAddress(address) else { return nil }
            self = .ntfy(address, token: secret)
        case .webhook:
            guard let address = WebAddress(address), let secret else { return nil }
            self = .webhook(address, secret: secret)
        case .mail:
            guard secret == nil, let email = try? Email(address) else { return nil }
            self = .mail(email)
        case .desktop:
            guard address.isEmpty, secret == nil else { return nil }
            self = .desktop
        }
    }

    /// As much of the address as a list may show: whoever knows all of it may read along.
    package var hint: String {
        switch self {
        case .ntfy(let address, _), .webhook(let address, _): "\(address.host)/\u{2026}"
        case .mail(let email): email.text
        case .desktop: "desktop"
        }
    }
}
