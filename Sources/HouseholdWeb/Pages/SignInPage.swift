package import HouseholdModel
package import HouseholdWords

/// The page on which somebody says who they are.
///
/// - Parameters:
///   - language: What is spoken there.
///   - problem: Why nobody came in before.
/// - Returns: The page.
package func signInPage(in language: Language, problem: Phrase? = nil) -> HTML {
    Page("Come in", in: language, problem: problem) {
        element(.h1, saying: "Who are you?")
        element(.form, .post, .action(.signIn), .look([.card, .field])) {
            element(.label, .caption(for: .name), saying: "Your name")
            element(
                .input, .input(.text), .id(.name), .field(.name), .required, .focused,
                .longest(100), .completion(.username))
            element(.label, .caption(for: .password), saying: "Your code or password")
            element(
                .input, .input(.password), .id(.password), .field(.password), .required,
                .longest(1_000), .completion(.password))
            element(.button, .look([.primary, .big]), saying: "Come in")
        }
        firstTime
        element(.p, .look([.facts])) {
            "Is this a tablet for several?"
            " "
            element(.a, .look([.link]), .href(.pair), saying: "New device")
        }
    }.html
}
