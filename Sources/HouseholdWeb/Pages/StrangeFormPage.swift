import HouseholdModel
package import HouseholdWords

/// What is answered to a form of which the browser does not say that it is of a page of ours; it has nothing of anybody.
package func strangeFormPage(in language: Language) -> HTML {
    Page(
        "Sorry", in: language,
        problem:
            "The browser does not say that this comes from a page of Chorus, so nothing was done."
    ) {
        element(.h1, saying: "That did not work")
        element(.p) {
            element(.a, .look([.choice]), .href(.home), saying: "Back to Chorus")
        }
    }.html
}
