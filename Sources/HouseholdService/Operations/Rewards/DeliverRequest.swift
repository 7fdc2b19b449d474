package import HouseholdModel

/// Notes that what was granted is handed over.
///
/// Parents may. Twice changes nothing.
package struct DeliverRequest: Change, RequestOperation {
    package static let action = Action.deliverRequest
    package let number: Number

    /// Notes it of the request with that number.
    package init(_ number: Number) {
        self.number = number
    }

    /// Keeps who handed it over.
    package func run(_ grant: borrowing Grant<Self>) throws -> RequestView {
        try grant.deliver()
    }
}

extension Action {
    package static let deliverRequest = Action(
        "reward.deliver", on: .request, kin: .manages(except: .nothing), password: .never,
        back: .never("a reward was handed over", instead: .nothing),
        tells: [.asker(.delivered)])
}
