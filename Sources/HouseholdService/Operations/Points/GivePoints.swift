package import HouseholdModel

/// Gives a child points for something that was no chore; they count as earned.
///
/// Parents may.
package struct GivePoints: Change, PersonOperation {
    package static let action = Action.givePoints
    package let name: String?
    let points: PointsAmount
    let why: Note

    /// Gives `name` so many points.
    package init(_ points: PointsAmount, to name: String, because why: Note) {
        self.name = name
        self.points = points
        self.why = why
    }

    /// Books them; rewards that are reached with it are told.
    package func run(_ grant: borrowing Grant<Self>) throws -> PointsView {
        try grant.give(points.points, because: why)
    }

    /// Whether many points are given at once.
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
    package static let givePoints = Action(
        "points.bonus", on: .member, kin: .manages(except: .nothing), password: .sometimes,
        back: .by(
            ["points.reverse"],
            PastTense("points given") { who, thing in "\(who) gave points: \(thing)" }),
        tells: [.member(.given)])
}
