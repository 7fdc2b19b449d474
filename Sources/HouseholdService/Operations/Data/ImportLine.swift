package import HouseholdModel

/// A line of a list that is brought in: what whoever brings it would do by hand.
package struct ImportLine: Codable, Sendable {
    /// What it says.
    package enum Item: Codable, Sendable {
        case chore(AddChore)
        /// A to-do of whoever brings it.
        case todo(AddTodo)
        case reward(AddReward)
        /// A new child, with the points that it had before.
        case child(AddChild, had: PointsAmount?)
        /// What a child of the household had before.
        case opening(of: String, PointsAmount)
    }

    /// The line of the file on which it begins, from 1.
    package let number: Int
    /// What it says.
    package let item: Item

    /// A line that says so.
    package init(_ number: Int, _ item: Item) {
        self.number = number
        self.item = item
    }
}

extension ImportLine.Item {
    /// The points that somebody had before.
    var points: PointsAmount? {
        switch self {
        case .chore, .todo, .reward: nil
        case .child(_, let points): points
        case .opening(_, let points): points
        }
    }

    /// How what it makes is taken back: people come before points, as they do in what is kept of a change.
    var inverses: [Inverse] {
        switch self {
        case .chore: [.ofNew(by: .deleteChore)]
        case .todo: [.ofNew(by: .deleteTodo)]
        case .reward: [.ofNew(by: .retireReward)]
        case .child: [.ofNew(by: .removeMember)]
        case .opening: []
        }
    }
}

/// Why a line of a list can't be used.
package struct ImportFault: Hashable, Sendable, Codable {
    /// The line, from 1.
    package let line: Int
    /// Why.
    package let error: ServiceError

    /// A fault of that line.
    package init(line: Int, _ error: ServiceError) {
        self.line = line
        self.error = error
    }

    /// How many are told at once.
    package static let most = 20
}
