package import Household

/// Why points can't move.
package enum PointsProblem: Hashable, Sendable {
    /// More than may be deducted from the member in a week, of which so many are left.
    case overCap(Name, cap: Int, left: Int)
    /// The member has only so many.
    case tooFew(Name, Int)
    /// What chores and rewards moved is taken back with them, not by itself.
    case staysBooked(Int, EntryKind)
    /// Only a deduction can be objected to.
    case noDeduction(Int)
    /// Somebody objected before, or the points are back.
    case appealed(Int)
    /// Nobody objects, or a parent has answered.
    case noAppeal(Int)
}

extension PointsProblem {
    var explanation: Explanation {
        switch self {
        case .overCap(let name, let cap, let left):
            Explanation(
                "points.over-cap", .conflict,
                "At most \(cap) points a week can be taken from a child, and this week \(left) more from \(name.text).",
                try: ["household settings deductions \(cap + 10)"])
        case .tooFew(let name, let balance):
            Explanation(
                "points.too-few", .conflict,
                "\(name.text) has \(balance.inPoints), and can't be left with less than none."
            )
        case .staysBooked(let entry, .award):
            Explanation(
                "points.stays-booked", .conflict,
                "Entry \(entry) is for a chore. It goes back when the chore does.",
                try: ["undone CHORE"])
        case .staysBooked(let entry, _):
            Explanation(
                "points.stays-booked", .conflict,
                "Entry \(entry) can't be taken back by itself: only a bonus or a deduction can.",
                try: ["points why \(entry)"])
        case .noDeduction(let entry):
            Explanation(
                "points.no-deduction", .conflict,
                "Entry \(entry) is no deduction, so there is nothing to object to.",
                try: ["points why \(entry)"])
        case .appealed(let entry):
            Explanation(
                "points.appealed", .conflict,
                "Somebody objected to entry \(entry) already, or its points are back.",
                try: ["points why \(entry)"])
        case .noAppeal(let entry):
            Explanation(
                "points.no-appeal", .conflict,
                "Nobody objects to entry \(entry), or a parent has answered already.",
                try: ["points why \(entry)"])
        }
    }
}
