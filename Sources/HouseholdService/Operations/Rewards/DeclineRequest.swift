package import HouseholdModel

/// Says no to a request: the points are back.
///
/// Parents may. Twice changes nothing.
package struct DeclineRequest: Change, RequestOperation {
    package static let action = Action.declineRequest
    package let number: Number
    let reason: Note?

    /// Says no to the request with that number.
    package init(_ number: Number, because reason: Note? = nil) {
        self.number = number
        self.reason = reason
    }

    /// Gives the points back.
    package func run(_ grant: borrowing Grant<Self>) throws -> RequestView {
        try grant.decline(because: reason)
    }
}

extension Action {
    package static let declineRequest = Action(
        "reward.decline", on: .request, kin: .manages(except: .nothing), password: .never,
        back: .never("a request was declined", instead: .nothing),
        tells: [.asker(.declined)])
}
