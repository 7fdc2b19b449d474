package import HouseholdModel

/// Takes points from a child; they stay earned, but can't be spent.
///
/// Parents may, where the household has switched it on.
///
/// Refused for more than the child has, or than the household takes from a child in a week.
package struct TakePoints: Change, PersonOperation {
    package static let action = Action.takePoints
    package let name: String?
    let points: PointsAmount
    let why: Note

    /// Takes so many points from `name`.
    package init(_ points: PointsAmount, from name: String, because why: Note) {
        self.name = name
        self.points = points
        self.why = why
    }

    /// Books them.
    package func run(_ grant: borrowing Grant<Self>) throws -> PointsView {
        try grant.take(points.points, because: why)
    }

    /// Whether many points are taken at once.
    package func isGrave(
        on subject: Member, for principal: Principal, in facts: borrowing HomeFacts
    ) -> Bool {
        points.isLarge
    }

    package func inverse(on subject: Member, by member: Member) -> Inverse? {
        .ofNew(by: .reversePoints)
    }
}

extension Action {
    package static let takePoints = Action(
        "points.deduct", on: .member, kin: .manages(except: .nothing), password: .sometimes,
        back: .by(
            ["points.reverse"],
            PastTense("points taken away") { who, thing in "\(who) took points away: \(thing)" }),
        tells: [.member(.taken)])
}
