/// What a list is of; its columns tell.
package enum ListKind: CaseIterable, Sendable {
    case chores, rewards, people
    /// Points that children of the household had before.
    case points
}

extension ListKind {
    /// The columns that it may have.
    var columns: [String] {
        switch self {
        case .chores:
            [
                "title", "for", "mode", "points", "every", "due", "at", "steps", "tags",
                "approval", "private", "icon", "description",
            ]
        case .rewards:
            [
                "title", "at", "cost", "for", "count", "stock", "from", "until", "price", "tags",
                "description",
            ]
        case .people: ["name", "role", "age", "sign-in", "points"]
        case .points: ["name", "points"]
        }
    }

    /// The columns that it must have.
    var needed: [String] {
        switch self {
        case .chores, .rewards: ["title"]
        case .people: ["name"]
        case .points: ["name", "points"]
        }
    }

    /// The kind of a list with these columns: what only one kind has decides, then tags, which are more often of chores.
    init(of columns: [String]) {
        func isOnly(_ kind: ListKind, besides other: ListKind) -> Bool {
            columns.contains { kind.columns.contains($0) && !other.columns.contains($0) }
        }
        if columns.contains("name"), !columns.contains("title") {
            self = Set(columns) == Set(ListKind.points.columns) ? .points : .people
        } else if isOnly(.chores, besides: .rewards) {
            self = .chores
        } else {
            let isReward =
                isOnly(.rewards, besides: .chores)
                || columns.contains("at") && !columns.contains("tags")
            self = isReward ? .rewards : .chores
        }
    }
}
