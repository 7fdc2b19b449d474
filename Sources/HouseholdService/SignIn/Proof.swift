import Credentials
import HouseholdDatabase
package import HouseholdModel

/// That somebody gave the right password; only the gate makes one, after comparing.
package struct SignInProof: Codable, Sendable {
    let account: Account.ID
    /// The name that was typed, whose budget is given back.
    let name: String
    let attempt: Identifier<Attempt>
    let household: Household.ID?
    let phc: String
    /// The same password hashed anew, where the stored hash is weaker than today's.
    var rehashed: String?

    init(account: Account.ID, attempt: Attempt, phc: String) {
        self.account = account
        name = attempt.name
        self.attempt = attempt.id
        household = attempt.household
        self.phc = phc
    }

    /// Refuses: a proof is never read back.
    package init(from decoder: any Decoder) throws {
        throw DecodingError.dataCorrupted(
            .init(codingPath: decoder.codingPath, debugDescription: "a proof is not read back"))
    }

    /// Writes whose it is.
    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(name)
    }
}

/// That somebody has a linking key; only the gate makes one, after comparing.
package struct KeyProof: Codable, Sendable {
    /// The person whom the key is for.
    package let name: String
    /// What the person is to be: a child has an account that is made with the key, an adult any account.
    package let role: Role
    /// Where the key lets the person in.
    package let household: String
    /// With what the child will sign in.
    package let signIn: Member.SignIn
    /// About how old the child is.
    package let ageBand: AgeBand?
    /// The name with which the child signed in before, where the key is for a new password only.
    package let username: String?
    private let kept: Kept<Held>

    /// What whoever only has the key is not told.
    private struct Held: Sendable {
        let key: StoredLinkingKey
        /// What others there are called.
        let names: [String]
    }

    init(
        _ key: StoredLinkingKey, for member: Member, in household: Household,
        signIn: Member.SignIn, names: [String]
    ) {
        kept = .here(Held(key: key, names: names))
        role = member.role
        self.household = household.name.text
        name = member.name.text
        self.signIn = signIn
        ageBand = member.profile.ageBand
        username = member.username?.text
    }

    /// Whether four digits are enough at a tablet that several share: for children who learn to read.
    package var mayHaveBoardCode: Bool { signIn == .code && ageBand == .sixToSeven }

    /// What others there are called, where the gate is.
    var names: [String] { (try? kept.value)?.names ?? [] }

    /// Whether a name to sign in with looks like what somebody else in the household is called.
    package func isOthers(_ username: Username) -> Bool {
        let look = ConfusableKey(username.text)
        return names.contains { $0 != name && $0 != household && ConfusableKey($0) == look }
    }

    /// The key.
    var key: StoredLinkingKey { get throws(ServiceError) { try kept.value.key } }

    private enum CodingKeys: String, CodingKey {
        case name, role, household, signIn, ageBand, username, word
    }

    /// Reads one from the wire; from nowhere else is a proof read back.
    ///
    /// Where the gate is, nothing of it is believed but the word.
    package init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: CodingKeys.self)
        switch try fields.decode(Kept<KeyProof>.self, forKey: .word) {
        case .here(let proof):
            self = proof
            return
        case .elsewhere(let word): kept = .elsewhere(word)
        }
        name = try fields.decode(String.self, forKey: .name)
        role = try fields.decode(Role.self, forKey: .role)
        household = try fields.decode(String.self, forKey: .household)
        signIn = try fields.decode(Member.SignIn.self, forKey: .signIn)
        ageBand = try fields.decodeIfPresent(AgeBand.self, forKey: .ageBand)
        username = try fields.decodeIfPresent(String.self, forKey: .username)
    }

    /// Writes whose it is, and all of it for the wire.
    package func encode(to encoder: any Encoder) throws {
        guard encoder.wire != nil else {
            var container = encoder.singleValueContainer()
            return try container.encode(name)
        }
        var fields = encoder.container(keyedBy: CodingKeys.self)
        try fields.encode(name, forKey: .name)
        try fields.encode(role, forKey: .role)
        try fields.encode(household, forKey: .household)
        try fields.encode(signIn, forKey: .signIn)
        try fields.encodeIfPresent(ageBand, forKey: .ageBand)
        try fields.encodeIfPresent(username, forKey: .username)
        try fields.encode(kept.whole(self), forKey: .word)
    }
}

/// That somebody has a household's code; only the gate makes one, after comparing.
package struct CodeProof: Codable, Sendable {
    /// What the household is called that hands it out.
    package let household: String
    private let kept: Kept<StoredLinkingKey>

    init(_ key: StoredLinkingKey, of household: Household) {
        self.household = household.name.text
        kept = .here(key)
    }

    /// The code.
    var key: StoredLinkingKey { get throws(ServiceError) { try kept.value } }

    private enum CodingKeys: String, CodingKey {
        case household, word
    }

    /// Reads one from the wire; from nowhere else is a proof read back.
    ///
    /// Where the gate is, nothing of it is believed but the word.
    package init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: CodingKeys.self)
        switch try fields.decode(Kept<CodeProof>.self, forKey: .word) {
        case .here(let proof):
            self = proof
            return
        case .elsewhere(let word): kept = .elsewhere(word)
        }
        household = try fields.decode(String.self, forKey: .household)
    }

    /// Writes whose it is, and all of it for the wire.
    package func encode(to encoder: any Encoder) throws {
        guard encoder.wire != nil else {
            var container = encoder.singleValueContainer()
            return try container.encode(household)
        }
        var fields = encoder.container(keyedBy: CodingKeys.self)
        try fields.encode(household, forKey: .household)
        try fields.encode(kept.whole(self), forKey: .word)
    }
}

/// What somebody has who typed a key: from outside both look the same.
package enum OpenedKey: Codable, Sendable {
    /// One person's key.
    case personal(KeyProof)
    /// The household's code.
    case code(CodeProof)
}

/// A password that the rules let through, hashed; it encodes as dots.
package struct HashedPassword: Codable, Sendable {
    let phc: String

    init(_ phc: PHCString) {
        self.phc = phc.text
    }

    /// Refuses: a hash is never read back.
    package init(from decoder: any Decoder) throws {
        throw DecodingError.dataCorrupted(
            .init(codingPath: decoder.codingPath, debugDescription: "a hash is not read back"))
    }

    /// Writes dots.
    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode("…")
    }
}
