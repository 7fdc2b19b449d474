package import HouseholdModel

/// Chores that go together in an order, as `routine` in JSON.
package struct RoutineView: Codable, Sendable {
    /// By what people name it.
    package let name: Tag
    /// What is paid for all of it.
    package var bonus: Int?
    /// Its chores in their order, as far as whoever asks may see them.
    package let chores: [ChoreView]
    /// Which of them are left for whoever asks today, by their numbers; where that was asked for.
    package var left: [Number]?

    init(_ routine: Routine, chores: [ChoreView], left: [Number]? = nil) {
        name = routine.name
        bonus = routine.bonus?.points
        self.chores = chores
        self.left = left
    }
}

/// That all of a routine was done, as `routine-bonus` in JSON.
package struct RoutineBonusView: Codable, Sendable {
    /// What it is called.
    package let name: Tag
    /// What was paid for that.
    package let points: Int
}
