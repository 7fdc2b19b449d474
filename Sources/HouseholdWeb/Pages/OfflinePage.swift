import HouseholdModel
package import HouseholdWords

/// What a browser shows by itself while the server does not answer; it keeps the page, so nothing of anybody stands there.
package func offlinePage(in language: Language) -> HTML {
    Page("Nobody answers", in: language) {
        element(.h1, .id(.offline), saying: "Home can't be reached")
        element(.section, .look([.card])) {
            element(
                .p,
                saying:
                    "The computer at home does not answer just now. This page goes on by itself once it does."
            )
        }
        element(.p) {
            element(.a, .look([.choice]), .href(.home), saying: "Try again")
        }
    }.html
}
