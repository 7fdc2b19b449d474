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

    private(set) var people: [Person] = []
    /// All identities, and the identity of whoever is the first of a name.
    private var (known, named): (Set<String>, [String: String]) = ([], [:])
    var chores: [Chore] = []
    var rewards: [Reward] = []
    var losses = Losses()
}

extension ForeignHousehold {
    /// How many people one may have.
    private static let mostPeople = 1_000

    /// Adds somebody.
    mutating func add(_ person: Person) throws(ConversionError) {
        guard people.count < Self.mostPeople else { throw .tooLong }
        people.append(person)
        known.insert(person.id)
        if named[person.name] == nil { named[person.name] = person.id }
    }

    /// Takes whoever is at that place for a child.
    mutating func makeChild(at place: Int) { people[place].isChild = true }

    /// The identities of people whom a file names by these, or in old files by name.
    func people(_ ids: [String]) -> [String] {
        ids.compactMap { known.contains($0) ? $0 : named[$0] }
    }

    /// All children.
    var children: [String] { people.filter(\.isChild).map(\.id) }

    /// Whose something is that whoever is first of these does: anybody's, which is more than some of the children.
    mutating func first(of people: [String], for title: String) -> Whose {
        losses.note(.firstOf, of: title, if: !Set(people).isSuperset(of: children))
        return .anyone
    }
}

extension [String] {
    /// The same in turn, from that one on; from the first where it is none of them.
    func turns(from first: String) -> [String] {
        let place = firstIndex(of: first) ?? 0
        return Array(self[place...] + self[..<place])
    }
}
