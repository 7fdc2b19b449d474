import HouseholdModel
package import HouseholdService

extension PointsProblem {
    /// What is told of points that can't move.
    package var explanation: Explanation {
        switch self {
        case .overCap(let name, let cap, let left):
            Explanation(
                code, .conflict,
                "At most \(cap) points a week can be taken from a child, and this week \(left) more from \(name.text).",
                try: ["household settings deductions \(cap + 10)"])
        case .tooFew(let name, let balance):
            Explanation(
                code, .conflict,
                "\(name.text) has \(balance.inPoints), and can't be left with less than none."
            )
        case .staysBooked(let entry, .award):
            Explanation(
                code, .conflict,
                "Entry \(entry) is for a chore. It goes back when the chore does.",
                try: ["undone CHORE"])
        case .staysBooked(let entry, _):
            Explanation(
                code, .conflict,
                "Entry \(entry) can't be taken back by itself: only a bonus or a deduction can.",
                try: ["points why \(entry)"])
        case .noDeduction(let entry):
            Explanation(
                code, .conflict,
                "Entry \(entry) is no deduction, so there is nothing to object to.",
                try: ["points why \(entry)"])
        case .appealed(let entry):
            Explanation(
                code, .conflict,
                "Somebody objected to entry \(entry) already, or its points are back.",
                try: ["points why \(entry)"])
        case .notAChild(let name):
            Explanation(
                code, .data, "\(name.text) is no child: only children have points from before.")
        case .hasBegun(let name):
            Explanation(
                code, .conflict,
                "Points of \(name.text) have moved already. What was there before comes first, or not at all.",
                try: ["points history \(name.text.quotedIfNeeded)"])
        case .noAppeal(let entry):
            Explanation(
                code, .conflict,
                "Nobody objects to entry \(entry), or a parent has answered already.",
                try: ["points why \(entry)"])
        }
    }
}
