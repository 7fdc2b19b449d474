public import Household

/// Notes that what was granted is handed over.
///
/// Parents may. Twice changes nothing.
public struct DeliverRequest: Change, RequestOperation {
    /// The name by which the rules know it.
    public static let action = Action.deliverRequest
    /// The request's number.
    public let number: Number

    /// Notes it of the request with that number.
    public init(_ number: Number) {
        self.number = number
    }

    /// Keeps who handed it over.
    public func run(_ grant: borrowing Grant<Self>) throws -> RequestView {
        try grant.deliver()
    }
}

extension Action {
    package static let deliverRequest = Action(
        "reward.deliver", on: .request, kin: .manages(except: .nothing), password: .never,
        back: .never("a reward was handed over", instead: []))
}
