package import HouseholdModel

/// Changes a reward; what was reached, asked for or saved for keeps what was promised.
///
/// Parents may. What it costs children more holds from tomorrow on, unless it is said why not, and they are told.
package struct EditReward: Change, RewardOperation {
    package static let action = Action.editReward
    package let number: Number
    /// What it is.
    package var title: Title?
    /// More about it.
    package var details: Note?
    /// Words by which house rules tell it apart from others.
    package var tags: [Tag]?
    /// How many points it takes or costs.
    package var value: RewardValue?
    /// Of a milestone, which points count.
    package var counting: Reward.Counting?
    /// Of the shop's, how many are left from now on.
    package var stock: Int?
    /// Of the shop's, the first day on which it can be asked for.
    package var first: Day?
    /// Of the shop's, the last day on which it can be asked for.
    package var last: Day?
    /// Of the shop's, what it costs some.
    package var prices: [String: RewardValue] = [:]
    /// Whom it is for.
    package var people: [String] = []
    /// Why children can't have it today for what they could before, where that is less; `nil` where they still can.
    package var atOnce: Note?

    /// Changes the reward with that number; without more nothing.
    package init(_ number: Number) {
        self.number = number
    }

    /// Keeps it; whoever has enough points for a milestone now has reached it at once.
    package func run(_ grant: borrowing Grant<Self>) throws -> RewardView {
        let home = try grant.membership().home
        let taken = try grant.taken()
        return try grant.update(atOnce: atOnce) { reward in
            reward.title = title ?? reward.title
            reward.details = details ?? reward.details
            reward.tags = tags ?? reward.tags
            reward.value = value ?? reward.value
            reward.kind = try kind(of: reward, taken: taken, in: home)
            if !people.isEmpty {
                reward.audience = try Reward.Audience(people, of: reward.kind, in: home)
            }
        }
    }

    package func inverse(on subject: Reward, by member: Member) -> Inverse? {
        .by(.editReward)
    }

    private func kind(
        of reward: Reward, taken: Int, in home: Principal.Membership
    ) throws -> Reward.Kind {
        switch reward.kind {
        case .milestone(let old):
            guard stock == nil, first == nil, last == nil, prices.isEmpty else {
                throw ServiceError.reward(.otherKind(number, "stock, days or prices"))
            }
            return .milestone(counting ?? old)
        case .shop(var offer):
            guard counting == nil else {
                throw ServiceError.reward(.otherKind(number, "points that count"))
            }
            guard stock.map({ (1...1_000_000).contains($0) }) ?? true else {
                throw ServiceError.value(field: "stock", expected: "from 1 to 1,000,000")
            }
            offer.stock = stock.map { $0 + taken } ?? offer.stock
            offer.firstDay = first ?? offer.firstDay
            offer.lastDay = last ?? offer.lastDay
            guard let first = offer.firstDay, let last = offer.lastDay, first > last else {
                offer.prices.merge(try home.prices(prices)) { _, new in new }
                return .shop(offer)
            }
            throw ServiceError.value(field: "the last day", expected: "one from \(first) on")
        }
    }
}

extension Action {
    package static let editReward = Action(
        "reward.edit", on: .reward, kin: .manages(except: .nothing), password: .never,
        back: .by(
            ["reward.edit"], PastTense("changed") { who, thing in "\(who) changed \(thing)" }),
        tells: [.children(.reward)])
}
