import HouseholdService

/// A pack that there is, for programs.
struct PackSummary: Encodable {
    let name: String
    let chores: Int
    let rewards: Int

    init(_ pack: Pack) {
        (name, chores, rewards) = (pack.name, pack.chores.count, pack.rewards.count)
    }
}

/// What is in a pack, for programs.
struct PackView: Encodable {
    struct Line: Encodable {
        let number: Int
        let heading: String
        let text: String
        let ticked: Bool
    }

    let name: String
    let lines: [Line]

    init(_ pack: Pack) {
        let ticked = pack.ticked
        name = pack.name
        lines = pack.lines.map {
            Line(
                number: $0.number, heading: $0.heading, text: $0.text,
                ticked: ticked.contains($0.number))
        }
    }
}

/// What came of adding lines of a pack, for programs.
struct PackAddedView: Encodable {
    let chores: [ChoreView]
    let rewards: [RewardView]
    /// The titles of what was there already.
    let known: [String]
}
