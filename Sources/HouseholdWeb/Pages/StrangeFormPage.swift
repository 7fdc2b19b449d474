import HouseholdModel
package import HouseholdWords

/// What is answered to a form of which the browser does not say that it is of a page of ours.
package func strangeFormPage(in language: Language) -> HTML {
    refusal(
        "The browser does not say that this comes from a page of Chorus, so nothing was done.",
        in: language)
}

/// What is answered to a computer that asks, or tries passwords, too often.
package func tooOftenPage(in language: Language) -> HTML {
    refusal("That was too much at once. Wait a minute.", in: language)
}

/// A page that says why nothing was looked at, not even who asks; it has nothing of anybody.
private func refusal(_ problem: Phrase, in language: Language) -> HTML {
    Page("Sorry", in: language, problem: problem) {
        element(.h1, saying: "That did not work")
        element(.p) {
            element(.a, .look([.choice]), .href(.home), saying: "Back to Chorus")
        }
    }.html
}
