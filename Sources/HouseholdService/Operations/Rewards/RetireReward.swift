package import HouseholdModel

/// Takes a reward off the list; what was reached or asked for stays.
///
/// Parents may. Children can have it until the end of the day, unless it is said why not, and are told. Twice changes
/// nothing.
package struct RetireReward: Change, RewardOperation {
    package static let action = Action.retireReward
    package let number: Number
    /// Why children can't have it today; `nil` where they still can.
    package let atOnce: Note?

    /// Takes the reward with that number off the list.
    package init(_ number: Number, atOnce: Note? = nil) {
        self.number = number
        self.atOnce = atOnce
    }

    /// Notes since when it is not to be had any more.
    package func run(_ grant: borrowing Grant<Self>) throws -> RewardView {
        try grant.update(atOnce: atOnce) { $0.retiredAt = $0.retiredAt ?? grant.instant }
    }

    package func inverse(on subject: Reward, by member: Member) -> Inverse? {
        .by(.editReward)
    }
}

extension Action {
    package static let retireReward = Action(
        "reward.retire", on: .reward, kin: .manages(except: .nothing), password: .never,
        back: .by(
            ["reward.edit"],
            PastTense("off the list") { who, thing in "\(who) took \(thing) off the list" }),
        tells: [.children(.reward)])
}
