import Credentials
package import HouseholdModel
import HouseholdDatabase

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
    /// The child whom the key is for.
    package let name: String
    /// With what the child will sign in.
    package let signIn: Member.SignIn
    /// About how old the child is.
    package let ageBand: AgeBand?
    /// The name with which the child signed in before, where the key is for a new password only.
    package let username: String?
    let key: StoredLinkingKey
    let names: [String]

    init(_ key: StoredLinkingKey, for member: Member, signIn: Member.SignIn, names: [String]) {
        self.key = key
        name = member.name.text
        self.signIn = signIn
        ageBand = member.profile.ageBand
        username = member.username?.text
        self.names = names
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
