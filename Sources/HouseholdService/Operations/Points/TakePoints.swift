public import Household

/// Takes points from a child; they stay earned, but can't be spent.
///
/// Parents may, where the household has switched it on.
///
/// Refused for more than the child has, or than the household takes from a child in a week.
public struct TakePoints: Change, PersonOperation {
    /// The name by which the rules know it.
    public static let action = Action.takePoints
    /// The child's name.
    public let name: String?
    let points: PointsAmount
    let why: Note

    /// Takes so many points from `name`.
    public init(_ points: PointsAmount, from name: String, because why: Note) {
        self.name = name
        self.points = points
        self.why = why
    }

    /// Books them.
    public func run(_ grant: borrowing Grant<Self>) throws -> PointsView {
        try grant.take(points.points, because: why)
    }

    /// Whether many points are taken at once.
    public func isGrave(
        on subject: Member, for principal: Principal, in facts: borrowing HomeFacts
    ) -> Bool {
        points.isLarge
    }

    /// How it is taken back.
    public func inverse(on subject: Member, by member: Member) -> Inverse? {
        .ofNew(by: .reversePoints)
    }
}

extension Action {
    package static let takePoints = Action(
        "points.deduct", on: .member, kin: .manages(except: .nothing), password: .sometimes,
        back: .by(
            ["points.reverse"],
            PastTense("points taken away") { who, thing in "\(who) took points away: \(thing)" }))
}
