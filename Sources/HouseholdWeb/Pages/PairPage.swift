package import HouseholdModel
package import HouseholdWords

/// A page that asks what a new device is called.
package func pairPage(in language: Language, problem: Phrase? = nil) -> HTML {
    Page("A new device", in: language, problem: problem) {
        element(.h1, saying: "A new device")
        element(.form, .post, .action(.pair), .look([.card, .field])) {
            element(.label, .caption(for: .name), saying: "What is it called?")
            element(
                .input, .input(.text), .id(.name), .field(.name), .required, .focused,
                .longest(60), .placeholder("Kitchen tablet"), .completion(.nothing))
            element(.button, .look([.primary, .big]), saying: "Go on")
        }
    }.html
}

/// A page that shows the code of a device that waits, and asks again whether a parent has typed it.
///
/// - Parameters:
///   - code: What a parent types.
///   - language: What is spoken there.
/// - Returns: The page.
package func codePage(_ code: String, in language: Language) -> HTML {
    Page("A new device", in: language) {
        element(.h1, saying: "A parent lets this device in")
        element(.section, .look([.card])) {
            element(.p, saying: "At your own Chorus, type:")
            element(.p, .look([.code])) {
                HTML([.bare("device add \(code) --board --for mia,max")])
            }
            element(
                .p, .look([.facts]),
                saying: "with the names of those who share it. The code is good for ten minutes.")
            element(.p, saying: "For a device of your own, at which you plan and say OK:")
            element(.p, .look([.code])) { HTML([.bare("device add \(code) --for anna")]) }
        }
        element(.form, .post, .action(.fetch)) {
            element(.button, .look([.primary, .big]), saying: "It is done")
        }
    }.html
}
