package import HouseholdModel
package import HouseholdService
package import HouseholdWords

/// Who can sign in at a shared tablet, and the code of whoever was chosen.
///
/// - Parameters:
///   - welcome: The device, and for whom it is.
///   - chosen: Which of these was touched, from 0 on.
///   - language: What is spoken there.
///   - problem: Why nobody came in before.
/// - Returns: The page.
package func whoPage(
    _ welcome: DeviceWelcome, chosen: Int? = nil, in language: Language, problem: Phrase? = nil
) -> HTML {
    let person = chosen.flatMap { welcome.people.indices.contains($0) ? welcome.people[$0] : nil }
    return Page(
        person == nil ? "Who is here?" : "Come in", in: language, problem: problem,
        running: person?.signIn == .code ? [.keys] : []
    ) {
        if let person, let chosen {
            element(.h1) {
                avatar(of: person)
                stored(person.name)
            }
            entry(of: person, at: chosen)
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
        for (place, person) in welcome.people.enumerated() {
            element(.li) {
                element(.a, .look([.card, .face]), .door(place)) {
                    avatar(of: person)
                    element(.span, .look([.title])) { stored(person.name) }
                }
            }
        }
    }
}

/// A form for the code or password of somebody.
private func entry(of person: DeviceWelcome.Person, at place: Int) -> HTML {
    element(.form, .post, .action(.who), .look([.card, .field])) {
        element(.input, .input(.hidden), .field(.number), .value("\(place)"))
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
