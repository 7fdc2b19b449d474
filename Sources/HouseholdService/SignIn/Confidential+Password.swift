import Credentials

extension Confidential {
    /// Checks that somebody can have it for a password, so that it need not be typed twice for nothing.
    ///
    /// - Parameter names: What the person is called, which is no password.
    /// - Throws: ``ServiceError`` with the first rule that it breaks.
    public func checkAsPassword(ofAdultCalled names: [String]) throws(ServiceError) {
        do {
            _ = try PasswordRules(for: .adult, contextWords: names).password(secret)
        } catch {
            throw ServiceError(error)
        }
    }
}
