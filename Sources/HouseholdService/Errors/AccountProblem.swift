package import Credentials
package import HouseholdModel

/// Why somebody can't come in, or an account can't be as it was asked for.
package enum AccountProblem: Hashable, Sendable, Codable {
    /// Nobody is signed in, or the session has ended.
    case notSignedIn
    /// Signing in was refused, whatever the cause.
    case signInRefused
    /// Joining was refused, whatever the cause.
    case keyRefused
    /// The recovery was refused, whatever the cause.
    case recoveryRefused
    /// The code with which an adult lets a parent make a way in was refused, whatever the cause.
    case consentRefused
    /// It is not the password of whoever is signed in, or too many were tried.
    case passwordWrong
    /// Whoever is signed in may, but gave the password too long ago for that.
    case passwordWanted
    /// Nobody signs in under that name.
    case nobodySignsIn(as: String)
    /// The account is a child's, whom a parent lets in again.
    case isChilds(Username)
    /// The user name belongs to somebody.
    case usernameTaken(Username)
    /// The e-mail address belongs to somebody.
    case emailTaken
    /// A password or code can't be chosen.
    case passwordUnsuitable(PasswordRefusal)
}

extension AccountProblem {
    /// The stable name for scripts.
    package var code: String {
        switch self {
        case .notSignedIn: "account.not-signed-in"
        case .signInRefused: "account.sign-in-refused"
        case .keyRefused: "key.refused"
        case .recoveryRefused: "account.recovery-refused"
        case .consentRefused: "account.consent-refused"
        case .passwordWrong: "account.password-wrong"
        case .passwordWanted: "password.wanted"
        case .nobodySignsIn: "account.unknown"
        case .isChilds: "account.child"
        case .usernameTaken: "account.username-taken"
        case .emailTaken: "account.email-taken"
        case .passwordUnsuitable: "password.unsuitable"
        }
    }
}
