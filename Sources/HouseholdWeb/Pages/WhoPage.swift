package import HouseholdModel
package import HouseholdService
package import HouseholdWords

/// Who can sign in at a shared tablet, and the code of whoever was chosen.
///
/// - Parameters:
///   - welcome: The device, and for whom it is.
///   - chosen: What whoever was touched is called: their place would be another's once the device is for others.
///   - language: What is spoken there.
///   - problem: Why nobody came in before.
/// - Returns: The page.
package func whoPage(
    _ welcome: DeviceWelcome, chosen: String? = nil, in language: Language, problem: Phrase? = nil
) -> HTML {
    let person = chosen.flatMap { welcome.person(called: $0) }
    return Page(
        person == nil ? "Who is here?" : "Come in", in: language, problem: problem,
        running: person?.signIn == .code ? [.keys] : []
    ) {
        if let person {
            element(.h1) {
                avatar(of: person)
                stored(person.name)
            }
            entry(of: person)
            element(.p) {
                element(.a, .look([.choice]), .href(.who), saying: "Somebody else")
            }
        } else {
            element(.h1, saying: "Who is here?")
            if welcome.people.isEmpty {
                element(.p, .look([.empty]), saying: "Nobody can sign in here yet.")
            }
            faces(of: welcome)
            if welcome.kind == .board { firstTime }
        }
    }.html
}

private func faces(of welcome: DeviceWelcome) -> HTML {
    element(.ul, .look([.faces])) {
        for person in welcome.people {
            element(.li) {
                element(.a, .look([.card, .face]), .door(person.name)) {
                    avatar(of: person)
                    element(.span, .look([.title])) { stored(person.name) }
                }
            }
        }
    }
}

/// A form for the code or password of somebody.
private func entry(of person: DeviceWelcome.Person) -> HTML {
    element(.form, .post, .action(.who), .look([.card, .field])) {
        element(.input, .input(.hidden), .field(.name), .value(person.name))
        switch person.signIn {
        case .code: codeField("Your code", .focused)
        case .password:
            element(.label, .caption(for: .password), saying: "Your password")
            element(
                .input, .input(.password), .id(.password), .field(.password), .required, .focused,
                .longest(1_000), .completion(.nothing))
        }
        element(.button, .look([.primary, .big]), saying: "Come in")
    }
}

/// The picture of somebody at the door of a tablet.
private func avatar(of person: DeviceWelcome.Person) -> HTML {
    letter(person.avatar ?? person.name, among: person.name)
}
