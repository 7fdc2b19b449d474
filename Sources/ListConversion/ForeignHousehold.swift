import HouseholdModel

/// A household as another program kept it, in the terms that all of them share: what a reader finds, and a writer makes
/// lists of.
struct ForeignHousehold: Sendable {
    /// Somebody in it.
    struct Person: Sendable {
        /// By what the file knows them.
        let id: String
        let name: String
        var isChild: Bool
        /// What they have.
        var points: Double = 0
    }

    /// Whose a chore is, by the identities of people; nobody's where it names none.
    enum Whose: Hashable, Sendable {
        case anyone
        case each([String])
        case together([String])
        case turns([String])
    }

    /// A chore, or a part of one that people have on days of their own.
    struct Chore: Sendable {
        var title: String
        var whose = Whose.anyone
        /// What it is worth, where that is said.
        var points: Double?
        /// How it comes back, if it does.
        var rhythm: Rhythm?
        /// When it is due that does not come back.
        var due: Day?
        var times: [TimeOfDay] = []
        var steps: [String] = []
        var tags: [String] = []
        var approval: Approval?
        var isPrivate = false
        var details = ""
    }

    /// A reward that is bought.
    struct Reward: Sendable {
        var title: String
        var cost: Double
        /// For whom; nobody for every child.
        var people: [String] = []
        var stock: Int?
        var until: Day?
        var details = ""
    }

    var people: [Person] = []
    var chores: [Chore] = []
    var rewards: [Reward] = []
    var losses = Losses()
}

extension ForeignHousehold {
    /// The identities of people whom a file names by these, or in old files by name.
    func people(_ ids: [String]) -> [String] {
        ids.compactMap { id in
            (people.first { $0.id == id } ?? people.first { $0.name == id })?.id
        }
    }

    /// All children.
    var children: [String] { people.filter(\.isChild).map(\.id) }

    /// Whose something is that whoever is first of these does: anybody's, which is more than some of the children.
    mutating func first(of people: [String], for title: String) -> Whose {
        losses.note(.firstOf, of: title, if: !Set(people).isSuperset(of: children))
        return .anyone
    }
}
