package import HouseholdModel

/// Asks for a reward of the shop: what it costs is set aside until a parent answers.
///
/// Children may, for rewards that are for them.
///
/// Refused without enough points, without stock, and on days on which it can't be asked for.
package struct RequestReward: Change, RewardOperation {
    package static let action = Action.requestReward
    package let number: Number

    /// Asks for the reward with that number.
    package init(_ number: Number) {
        self.number = number
    }

    /// Sets the points aside.
    package func run(_ grant: borrowing Grant<Self>) throws -> RequestView {
        try grant.request()
    }

    package func inverse(on subject: Reward, by member: Member) -> Inverse? {
        .ofNew(by: .withdrawRequest)
    }
}

extension Action {
    package static let requestReward = Action(
        "reward.request", on: .reward, kin: .plain, password: .never,
        back: .by(
            ["reward.withdraw"],
            PastTense("asked for") { who, thing in "\(who) asked for \(thing)" }),
        tells: [.guardians(.requested)])
}
