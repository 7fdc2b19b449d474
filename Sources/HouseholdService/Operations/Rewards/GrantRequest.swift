package import HouseholdModel

/// Says yes to a request: the points are spent.
///
/// Parents may. Twice changes nothing.
package struct GrantRequest: Change, RequestOperation {
    package static let action = Action.grantRequest
    package let number: Number

    /// Says yes to the request with that number.
    package init(_ number: Number) {
        self.number = number
    }

    /// Spends what was promised.
    package func run(_ grant: borrowing Grant<Self>) throws -> RequestView {
        try grant.grantRequest()
    }
}

extension Action {
    package static let grantRequest = Action(
        "reward.grant", on: .request, kin: .manages(except: .nothing), password: .never,
        back: .never("a request was granted", instead: .nothing),
        tells: [.asker(.granted)])
}
