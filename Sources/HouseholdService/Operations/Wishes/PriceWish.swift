package import HouseholdModel

/// Says what somebody's wish costs, who is told: it is a reward of the shop from then on, under the same number.
///
/// Parents may.
///
/// It is for whoever wished for it, and for others who are named: these do not read what else was said of it. Refused when
/// it is answered already.
package struct PriceWish: Change, WishOperation {
    package static let action = Action.priceWish
    package let number: Number
    let value: RewardValue
    let people: [String]

    /// The wish with that number costs so many points, also for `people`.
    package init(_ number: Number, at value: RewardValue, for people: [String] = []) {
        self.number = number
        self.value = value
        self.people = people
    }

    /// Makes a reward of it.
    package func run(_ grant: borrowing Grant<Self>) throws -> RewardView {
        let home = try grant.membership().home
        guard home.household.template == .family else { throw ServiceError.reward(.noShop) }
        var audience: Set = [grant.subject.member]
        if !people.isEmpty,
            case .members(let others) = try Reward.Audience(
                people, of: .shop(Reward.Offer()), in: home)
        {
            audience.formUnion(others)
        }
        return try grant.view(of: grant.offer(at: value, for: audience))
    }
}

extension Action {
    package static let priceWish = Action(
        "reward.price", on: .wish, kin: .manages(except: .nothing), password: .never,
        back: .never("a wish was answered", instead: .nothing),
        tells: [.asker(.priced)])
}
