/// A password or code that has passed the rules, in normalization form C.
///
/// Only `PasswordRules` can make one, so whatever takes a `Password` needs no check of its own.
public struct Password: Redacted, Sendable {
    /// What to hash.
    public let secret: Secret

    init(passed secret: Secret) {
        self.secret = secret
    }
}
