package import HouseholdModel

/// Sets a reward: a milestone that is reached with enough points, or one of the shop that costs points.
///
/// Parents may.
///
/// Without names it is for all children; among housemates for everybody, and of somebody alone their own. What
/// is bought is for children only.
package struct AddReward: Change, HouseholdOperation {
    /// How the reward is come by.
    package enum Terms: Codable, Sendable {
        /// By earning enough points.
        case milestone(Reward.Counting)
        /// By asking for it: there are so many, on those days, at other prices for some.
        case shop(stock: Int?, from: Day?, until: Day?, prices: [String: RewardValue])
    }

    package static let action = Action.addReward
    let title: Title
    let details: Note?
    let value: RewardValue
    let terms: Terms
    let people: [String]
    /// Words by which house rules tell it apart from others.
    let tags: [Tag]

    /// A reward called `title` at so many points, for `people`.
    package init(
        title: Title, details: Note? = nil, at value: RewardValue,
        on terms: Terms = .milestone(.fromNow), for people: [String] = [], tags: [Tag] = []
    ) {
        self.title = title
        self.details = details
        self.value = value
        self.terms = terms
        self.people = people
        self.tags = tags
    }

    /// Adds it; whoever has enough points for a milestone already has reached it at once.
    package func run(_ grant: borrowing Grant<Self>) throws -> RewardView {
        try added(by: grant)
    }

    /// Adds it for whoever sets rewards.
    func added(by grant: borrowing Grant<some SetsRewards>) throws -> RewardView {
        let home = try grant.membership().home
        let kind = try terms.kind(in: home)
        let audience = try Reward.Audience(people, of: kind, in: home)
        let reward = try grant.addReward(
            title, details: details, tags: tags, at: value, as: kind, for: audience)
        return try grant.view(of: reward)
    }

    package func inverse(on subject: Household, by member: Member) -> Inverse? {
        .ofNew(by: .retireReward)
    }
}

extension AddReward.Terms {
    fileprivate func kind(in home: Principal.Membership) throws -> Reward.Kind {
        switch self {
        case .milestone(let counting): return .milestone(counting)
        case .shop(let stock, let first, let last, let prices):
            guard home.household.template == .family else { throw ServiceError.reward(.noShop) }
            guard stock.map({ (1...1_000_000).contains($0) }) ?? true else {
                throw ServiceError.value(field: "stock", expected: "from 1 to 1,000,000")
            }
            guard (last ?? home.calendar.today) >= (first ?? home.calendar.today) else {
                throw ServiceError.value(
                    field: "the last day",
                    expected: "one from \(first ?? home.calendar.today) on")
            }
            return .shop(
                Reward.Offer(
                    stock: stock, firstDay: first, lastDay: last,
                    prices: try home.prices(prices)))
        }
    }
}

extension Principal.Membership {
    /// Prices by the identities of children.
    func prices(_ prices: [String: RewardValue]) throws -> [Member.ID: RewardValue] {
        var found: [Member.ID: RewardValue] = [:]
        for (name, price) in prices {
            let member = try member(named: name)
            guard member.role == .child else {
                throw ServiceError.reward(.shopIsForChildren(member.name))
            }
            found[member.id] = price
        }
        return found
    }
}

extension Reward.Audience {
    /// Those who are named; without names all children or, where there are none, everybody.
    init(_ people: [String], of kind: Reward.Kind, in home: Principal.Membership) throws {
        let named = try people.map { try home.member(named: $0) }
        if case .shop = kind, let adult = named.first(where: { $0.role != .child }) {
            throw ServiceError.reward(.shopIsForChildren(adult.name))
        }
        self =
            switch (named.isEmpty, home.active.count, home.household.template) {
            case (false, _, _): .members(Set(named.map(\.id)))
            case (true, 1, _), (true, _, .housemates): .members(Set(home.active.map(\.id)))
            case (true, _, .family), (true, _, .single): .children
            }
    }
}

extension Action {
    package static let addReward = Action(
        "reward.add", on: .household, kin: .manages(except: .nothing), password: .never,
        back: .by(["reward.retire"], PastTense("added") { who, thing in "\(who) added \(thing)" }),
        tells: .nobody)
}
