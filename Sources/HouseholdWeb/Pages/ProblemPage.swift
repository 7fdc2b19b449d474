package import HouseholdModel

/// A page that only says why there is no other.
package func problemPage(_ problem: Phrase, at route: BoardRoute, for visit: Visit) -> HTML {
    Page("Sorry", at: route, for: visit, problem: problem) {
        element(.h1, saying: "That did not work")
    }.html
}
