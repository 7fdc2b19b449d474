package import HouseholdModel

/// Takes a request back that nobody has answered; the points are back.
///
/// Whoever asked. Twice changes nothing.
package struct WithdrawRequest: Change, RequestOperation {
    package static let action = Action.withdrawRequest
    package let number: Number

    /// Takes the request with that number back.
    package init(_ number: Number) {
        self.number = number
    }

    /// Gives the points back.
    package func run(_ grant: borrowing Grant<Self>) throws -> RequestView {
        try grant.withdraw()
    }
}

extension Action {
    package static let withdrawRequest = Action(
        "reward.withdraw", on: .request, kin: .manages(except: .oneself), password: .never,
        back: .never("a request was withdrawn", instead: .nothing),
        tells: .nobody)
}
