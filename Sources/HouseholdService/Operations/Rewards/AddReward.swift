public import Household
public import HouseholdStore

/// Sets a reward that is reached with enough points.
///
/// Parents may.
///
/// Without names it is for all children; among housemates for everybody, and of somebody alone their own.
public struct AddReward: Change {
    /// The name by which the rules know it.
    public static let action = Action.addReward
    let title: Title
    let details: Note?
    let points: Int
    let counting: Reward.Counting
    let people: [String]

    /// A reward called `title` at `points` points, for `people`.
    public init(
        title: Title, details: Note? = nil, at points: Threshold,
        counting: Reward.Counting = .fromNow, for people: [String] = []
    ) {
        self.title = title
        self.details = details
        self.points = points.points
        self.counting = counting
        self.people = people
    }

    /// The household of whoever asks.
    public func subject(
        in facts: borrowing Facts, for principal: Principal
    ) throws -> Household {
        try principal.membership().home.household
    }

    /// Adds it; whoever has enough points already has reached it at once.
    public func run(_ grant: borrowing Grant<Household>) throws -> RewardView {
        let home = try grant.membership().home
        guard let threshold = Threshold(points) else {
            throw ServiceError.value(field: "points", expected: "from 1 to 1,000,000")
        }
        let named = Set(try people.map { try home.member(named: $0).id })
        let audience: Reward.Audience =
            switch (named.isEmpty, home.active.count, home.household.template) {
            case (false, _, _): .members(named)
            case (true, 1, _), (true, _, .housemates): .members(Set(home.active.map(\.id)))
            case (true, _, .family), (true, _, .single): .children
            }
        let reward = try grant.addReward(
            title, details: details, at: threshold, counting: counting, for: audience)
        return try grant.view(of: reward)
    }
}
