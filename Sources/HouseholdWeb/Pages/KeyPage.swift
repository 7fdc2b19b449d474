package import HouseholdModel
package import HouseholdService
package import HouseholdWords

/// A page that asks for the key that a parent handed out.
package func keyPage(in language: Language, problem: Phrase? = nil) -> HTML {
    Page("Come in with a key", in: language, problem: problem) {
        element(.h1, saying: "Come in with a key")
        element(.form, .post, .action(.key), .look([.card, .field])) {
            element(.label, .caption(for: .key), saying: "The key that you were given")
            element(
                .input, .input(.text), .id(.key), .field(.key), .required, .focused,
                .longest(100), .completion(.nothing))
            element(.button, .look([.primary, .big]), saying: "Go on")
        }
        element(.p) { element(.a, .look([.choice]), .href(.signIn), saying: "I have been here") }
    }.html
}

/// Where whoever comes for the first time goes on, with a key.
let firstTime = element(.p, .look([.facts])) {
    "Are you here for the first time?"
    " "
    element(.a, .look([.link]), .href(.key), saying: "I have a key")
}

/// A page that says whose home a key opens, and asks how whoever has it wants to sign in.
///
/// - Parameters:
///   - proof: Whose key it is.
///   - key: The key, which comes with the answer.
///   - username: What was typed as a name before.
///   - request: The name of the request, so that it counts once.
///   - language: What is spoken there.
///   - isAtBoard: Whether it is at a tablet that several share.
///   - problem: Why nobody came in before.
/// - Returns: The page.
package func joinPage(
    with proof: KeyProof, _ key: String, as username: String? = nil, named request: String,
    in language: Language, atBoard isAtBoard: Bool, problem: Phrase? = nil
) -> HTML {
    let hasCode = proof.role == .child && proof.signIn == .code
    return Page(
        "Come in with a key", in: language, problem: problem, running: hasCode ? [.keys] : []
    ) {
        element(.h1) { "Hello \(proof.name)!" }
        element(.p) {
            proof.role == .child
                ? "With this key you come into \"\(proof.household)\"."
                : "With this key you come into \"\(proof.household)\", as \(Phrase(message: proof.role.rawValue))."
        }
        element(.form, .post, .action(.join), .look([.card, .field])) {
            element(.input, .input(.hidden), .field(.key), .value(key))
            element(.input, .input(.hidden), .field(.request), .value(request))
            nameField(of: proof, username)
            if hasCode {
                codeField(
                    isAtBoard && proof.mayHaveBoardCode
                        ? "Four digits of your own, or six (not 1234, not 1111, not 4848)"
                        : "Six digits of your own (not 123456, not 111111)")
            } else {
                element(.label, .caption(for: .password)) {
                    proof.role == .child
                        ? "A password of your own, at least 8 characters"
                        : "A password, at least 12 characters; four words are good"
                }
                element(
                    .input, .input(.password), .id(.password), .field(.password), .required,
                    .longest(1_000), .completion(.newPassword))
            }
            element(.button, .look([.primary, .big]), saying: "Come in")
        }
        element(.p) { element(.a, .look([.choice]), .href(.key), saying: "Somebody else") }
    }.html
}

/// As who somebody signs in from now on.
@HTMLBuilder
private func nameField(of proof: KeyProof, _ typed: String?) -> HTML {
    if let known = proof.username {
        element(.p) { "You sign in as \(known), as before." }
    } else {
        element(.label, .caption(for: .name), saying: "A name to sign in with")
        element(
            .input, .input(.text), .id(.name), .field(.name), .required, .longest(30),
            .value(typed ?? proof.likelyUsername), .completion(.username))
    }
}

extension KeyProof {
    /// The name to sign in with that somebody of this name would expect; nothing where there is none.
    fileprivate var likelyUsername: String {
        (try? Username(name.lowercased()))?.text ?? ""
    }
}

/// A page that asks an adult who is signed in whether to come into another household.
package func moveInPage(with proof: KeyProof, _ key: String, for visit: Visit) -> HTML {
    Page("Come in with a key", at: .key, for: visit) {
        element(.h1) { "Come into \"\(proof.household)\"?" }
        visit.form(.join, .card, .field, holding: [(.key, key)]) {
            element(.p) {
                "You are \(visit.account.name) there, too, as \(Phrase(message: proof.role.rawValue))."
            }
            element(.button, .look([.primary, .big]), saying: "Come in")
        }
    }.html
}

/// A page that shows the recovery code of an account that was just made, once.
package func recoveryPage(_ code: String, in language: Language, problem: Phrase? = nil) -> HTML {
    Page("Welcome", in: language, problem: problem) {
        element(.h1, saying: "Welcome")
        element(.section, .look([.card])) {
            element(
                .p, saying: "Write this recovery code down and keep it away from this computer:")
            element(.p, .look([.code])) { HTML([.bare(code)]) }
            element(
                .p, .look([.facts]),
                saying: "With it you can set a new password. It is not shown again.")
        }
        element(.p) { element(.a, .look([.choice]), .href(.day), saying: "I have written it down") }
    }.html
}
