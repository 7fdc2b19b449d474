package import HouseholdModel
package import HouseholdService

extension AddChore {
    /// A chore as people say it: what is private and nobody's is their own to-do, which brings no points.
    package init(
        title: Title, for people: ChorePeople?, worth value: ChoreValue?, timing: Chore.Timing,
        isPrivate: Bool
    ) {
        let isTodo = isPrivate && people == nil
        self.init(
            title: title, for: people, value: value ?? (isTodo ? .nothing : .one), timing: timing)
        self.isPrivate = isPrivate
    }

    /// Whether it is the own to-do of whoever adds it.
    package var isTodo: Bool { isPrivate && people == nil }
}
