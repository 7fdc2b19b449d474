package import HouseholdModel

/// Takes a wish back that nobody has answered.
///
/// Whoever wished. Refused when it is answered already.
package struct RetractWish: Change, WishOperation {
    package static let action = Action.retractWish
    package let number: Number

    /// Takes the wish with that number back.
    package init(_ number: Number) {
        self.number = number
    }

    /// Takes it off the list; the answer is the wish as it was.
    package func run(_ grant: borrowing Grant<Self>) throws -> WishView {
        try grant.end()
        return try grant.view()
    }
}

extension Action {
    package static let retractWish = Action(
        "reward.retract", on: .wish, kin: .manages(except: .oneself), password: .never,
        back: .never("a wish was taken back", instead: .nothing),
        tells: .nobody)
}
