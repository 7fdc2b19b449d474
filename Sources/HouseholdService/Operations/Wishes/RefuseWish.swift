package import HouseholdModel

/// Says no to what somebody wishes for, who is told why.
///
/// Parents may. Refused when it is answered already.
package struct RefuseWish: Change, WishOperation {
    package static let action = Action.refuseWish
    package let number: Number
    let reason: Note?

    /// No to the wish with that number; whoever wished reads `reason`.
    package init(_ number: Number, because reason: Note? = nil) {
        self.number = number
        self.reason = reason
    }

    /// Takes it off the list; the answer is the wish as it was.
    package func run(_ grant: borrowing Grant<Self>) throws -> WishView {
        try grant.end()
        try grant.tell(of: .wish(grant.subject), because: reason)
        return try grant.view()
    }
}

extension Action {
    package static let refuseWish = Action(
        "reward.refuse", on: .wish, kin: .manages(except: .nothing), password: .never,
        back: .never("a wish was answered", instead: .nothing),
        tells: [.asker(.refused)])
}
