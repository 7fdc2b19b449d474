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
        case .nothingBooked(let name):
            Explanation(
                code, .conflict, "No points of \(name.text) have moved yet.", try: ["today"])
        case .noReceipt(.count(let count)):
            Explanation(
                code, .data, "A receipt has six words, and these are \(count).",
                try: ["points check WORD WORD WORD WORD WORD WORD"])
        case .noReceipt(.word(let word)):
            Explanation(
                code, .data, "No receipt has the word \"\(word)\". Is it written down right?")
        case .noReceipt(.sum):
            Explanation(
                code, .data,
                "One of these words is another one on the receipt, or two have changed places.")
        case .cannotGive(let name):
            Explanation(
                code, .conflict,
                "\(name.text) has not so many points to give: what is in a jar or promised does not count."
            )
        case .pledged(let points):
            Explanation(
                code, .conflict,
                "Promised for what others took over, and kept until that is done: \(points.inPoints)."
            )
        case .changed(let name):
            Explanation(
                code, .conflict,
                "The book of points was never like this for \(name.text), or something in it is not as it was then.",
                try: ["points history \(name.text.quotedIfNeeded)", "audit verify"])
        case .noAppeal(let entry):
            Explanation(
                code, .conflict,
                "Nobody objects to entry \(entry), or a parent has answered already.",
                try: ["points why \(entry)"])
        }
    }
}
