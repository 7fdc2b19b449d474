public import Household

/// Says no to a request: the points are back.
///
/// Parents may. Twice changes nothing.
public struct DeclineRequest: Change, RequestOperation {
    /// The name by which the rules know it.
    public static let action = Action.declineRequest
    /// The request's number.
    public let number: Number
    let reason: Note?

    /// Says no to the request with that number.
    public init(_ number: Number, because reason: Note? = nil) {
        self.number = number
        self.reason = reason
    }

    /// Gives the points back.
    public func run(_ grant: borrowing Grant<Self>) throws -> RequestView {
        try grant.decline(because: reason)
    }
}

extension Action {
    package static let declineRequest = Action(
        "reward.decline", on: .request, kin: .manages(except: .nothing), password: .never,
        back: .never("a request was declined", instead: []))
}
