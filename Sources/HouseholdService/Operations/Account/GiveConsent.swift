package import HouseholdModel

/// Makes a code with which a parent may make a way in for whoever is signed in, who need not know the password.
///
/// Adults may, for themselves.
package struct GiveConsent: Change, ProgramOperation {
    package static let action = Action.giveConsent

    /// A code for whoever is signed in.
    package init() {}

    /// Keeps the code in place of the one before.
    package func run(_ grant: borrowing Grant<Self>) throws -> Consent {
        try grant.giveConsent()
    }
}

/// The code that an adult hands to another parent.
package struct Consent: Codable, Sendable {
    /// For how many milliseconds it works.
    static let lifetime: Int64 = 900_000

    /// What is handed over.
    package let code: Confidential
    /// Until when it works.
    package let expiresAt: Instant
}

extension Action {
    package static let giveConsent = Action(
        "account.consent", on: .program, kin: .plain, password: .never,
        back: .nothing, tells: .nobody)
}
