public import Household

/// Says yes to a request: the points are spent.
///
/// Parents may. Twice changes nothing.
public struct GrantRequest: Change, RequestOperation {
    /// The name by which the rules know it.
    public static let action = Action.grantRequest
    /// The request's number.
    public let number: Number

    /// Says yes to the request with that number.
    public init(_ number: Number) {
        self.number = number
    }

    /// Spends what was promised.
    public func run(_ grant: borrowing Grant<Self>) throws -> RequestView {
        try grant.grantRequest()
    }
}

extension Action {
    package static let grantRequest = Action(
        "reward.grant", on: .request, kin: .manages(except: .nothing), password: .never,
        back: .never("a request was granted", instead: []))
}
