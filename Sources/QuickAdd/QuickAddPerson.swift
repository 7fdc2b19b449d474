import HouseholdWords

/// Somebody for whom a chore can be, as far as whoever types may know.
package struct QuickAddPerson: Hashable, Sendable {
    /// What they are called.
    package let name: String
    /// The name with which they sign in, if they have one yet.
    package let username: String?
    /// Whether they are one of the children, who may be meant together.
    package let isChild: Bool
    /// Whether they are one of those who share the chores, which whoever only helps is not.
    package let livesHere: Bool

    /// Creates somebody.
    package init(
        name: String, username: String? = nil, isChild: Bool = false, livesHere: Bool = true
    ) {
        self.name = name
        self.username = username
        self.isChild = isChild
        self.livesHere = livesHere
    }

    /// What commands call them.
    package var handle: String { username ?? name }

    /// Whether `typed`, which is folded, is all of one of their names.
    func isCalled(_ typed: String) -> Bool {
        FuzzyMatch.folded(name) == typed || username == typed
    }

    /// Whether `typed`, which is folded, is the first of several names.
    func isCalledFirst(_ typed: String) -> Bool {
        FuzzyMatch.folded(name).hasPrefix(typed + " ")
    }
}
