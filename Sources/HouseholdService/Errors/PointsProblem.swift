package import HouseholdModel

/// Why points can't move.
package enum PointsProblem: Hashable, Sendable, Codable {
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
    /// What was had before is a child's.
    case notAChild(Name)
    /// Points of the child have moved already, so that what was had before comes too late.
    case hasBegun(Name)
    /// No points of the member have moved yet.
    case nothingBooked(Name)
    /// Words that are no receipt.
    case noReceipt(BookReceiptError)
    /// The book of the member does not come to what a receipt says.
    case changed(Name)
    /// The member has not so many points to give.
    case cannotGive(Name)
    /// So many points are pledged for what others have taken over.
    case pledged(Int)
}

extension PointsProblem {
    /// The stable name for scripts.
    package var code: String {
        switch self {
        case .overCap: "points.over-cap"
        case .tooFew: "points.too-few"
        case .staysBooked: "points.stays-booked"
        case .noDeduction: "points.no-deduction"
        case .appealed: "points.appealed"
        case .noAppeal: "points.no-appeal"
        case .notAChild: "points.not-a-child"
        case .hasBegun: "points.has-begun"
        case .nothingBooked: "points.nothing-booked"
        case .noReceipt: "points.no-receipt"
        case .changed: "points.changed"
        case .cannotGive: "points.cannot-give"
        case .pledged: "points.pledged"
        }
    }
}
