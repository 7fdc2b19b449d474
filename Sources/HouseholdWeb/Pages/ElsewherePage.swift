package import HouseholdModel

/// A page in the place of one that parents have on devices of their own: it says so, and how a device gets to be one; or
/// why something was not done that was tried there.
package func elsewherePage(
    at route: BoardRoute, problem: Phrase? = nil, for visit: Visit
) -> HTML {
    Page("Not here", at: route, for: visit, problem: problem) {
        element(.h1, saying: "Not here")
        if problem == nil {
            element(.section, .look([.card])) {
                element(.p, saying: visit.whyElsewhere)
                if visit.needsOwnDevice {
                    element(.p) {
                        element(
                            .a, .look([.choice]), .href(.pair), saying: "Pair this device")
                    }
                }
            }
        }
    }.html
}

extension Visit {
    fileprivate var whyElsewhere: Phrase {
        if isChild { return "Your parents do that." }
        if isAtBoard {
            return "A shared tablet is for doing your own things. Do that on a device of your own."
        }
        return "What parents do is done on a device that is paired for them alone."
    }
}
