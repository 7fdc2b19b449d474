public import Household

/// Takes a request back that nobody has answered; the points are back.
///
/// Whoever asked. Twice changes nothing.
public struct WithdrawRequest: Change, RequestOperation {
    /// The name by which the rules know it.
    public static let action = Action.withdrawRequest
    /// The request's number.
    public let number: Number

    /// Takes the request with that number back.
    public init(_ number: Number) {
        self.number = number
    }

    /// Gives the points back.
    public func run(_ grant: borrowing Grant<Self>) throws -> RequestView {
        try grant.withdraw()
    }
}

extension Action {
    package static let withdrawRequest = Action(
        "reward.withdraw", on: .request, kin: .manages(except: .oneself), password: .never,
        back: .never("a request was withdrawn", instead: []))
}
