/// A password or code that has passed the rules, in normalization form C.
///
/// Only `PasswordRules` can make one, so whatever takes a `Password` needs no check of its own.
package struct Password: Redacted, Sendable {
    /// What to hash.
    package let secret: Secret

    init(passed secret: Secret) {
        self.secret = secret
    }
}
