package import HouseholdModel
package import HouseholdWords

/// A page that tells a parent who has just signed in what does not fit in the books, before all others.
///
/// - Parameters:
///   - remarks: What a shell tells then.
///   - language: What is spoken there.
/// - Returns: The page.
package func sealPage(telling remarks: [Phrase], in language: Language) -> HTML {
    Page("Something in the books does not fit", in: language, problem: remarks.first) {
        element(.h1, saying: "Something in the books does not fit")
        element(.section, .look([.card])) {
            for remark in remarks.dropFirst() { element(.p, saying: remark) }
        }
        element(.p) { element(.a, .look([.choice]), .href(.day), saying: "Go on") }
    }.html
}
