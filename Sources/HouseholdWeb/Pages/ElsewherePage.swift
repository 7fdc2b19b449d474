package import HouseholdModel

/// A page in the place of one that parents have on devices of their own: it says so, and how a device gets to be one.
package func elsewherePage(
    at route: BoardRoute, problem: Phrase? = nil, for visit: Visit
) -> HTML {
    Page("Not here", at: route, for: visit, problem: problem) {
        element(.h1, saying: "Not here")
        element(.section, .look([.card])) {
            if visit.needsOwnDevice {
                element(
                    .p,
                    saying: "What parents do is done on a device that is paired for them alone.")
                element(.p) {
                    element(.a, .look([.choice]), .href(.pair), saying: "Pair this device")
                }
            } else {
                element(.p, saying: "A parent does that, on a device of their own.")
            }
        }
    }.html
}
