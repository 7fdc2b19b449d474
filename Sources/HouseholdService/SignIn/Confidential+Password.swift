import Credentials
package import HouseholdModel

extension Confidential {
    /// Checks that an adult can have it for a password, so that it need not be typed twice for nothing.
    ///
    /// - Throws: ``ServiceError`` with the first rule that it breaks.
    package func checkAsPassword(
        ofAdult username: Username, called name: Name
    ) throws(ServiceError) {
        do {
            _ = try PasswordRules(for: .adult, signingInAs: username, called: name).password(secret)
        } catch {
            throw ServiceError(error)
        }
    }

    /// Checks that whoever joins can have it for a password or a code, so that it need not be typed twice for
    /// nothing.
    ///
    /// - Throws: ``ServiceError`` with the first rule that it breaks.
    package func check(
        joiningWith proof: KeyProof, as username: Username?
    ) throws(ServiceError) {
        do {
            _ = try PasswordRules(joiningWith: proof, as: username).password(secret)
        } catch {
            throw ServiceError(error)
        }
    }
}

extension PasswordRules {
    /// The rules for somebody in no household, whose own names are no password.
    init(for kind: Kind, signingInAs username: Username, called name: Name) {
        self.init(for: kind, contextWords: [username.text, name.text])
    }

    /// The rules for a child with a key, whose household's names are no password.
    init(joiningWith proof: KeyProof, as username: Username?, atBoard isAtBoard: Bool = false) {
        self.init(
            for: isAtBoard && proof.mayHaveBoardCode
                ? .boardCode : Kind(of: .child, signingInWith: proof.signIn),
            contextWords: proof.names + [username?.text, proof.username].compactMap(\.self))
    }
}

extension PasswordRules.Kind {
    /// An adult has a password, a child what a parent chose.
    init(of account: Account.Kind, signingInWith signIn: Member.SignIn?) {
        self =
            switch (account, signIn) {
            case (.adult, _): .adult
            case (.child, .code): .code
            case (.child, .password), (.child, nil): .child
            }
    }
}
