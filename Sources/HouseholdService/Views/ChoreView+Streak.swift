extension ChoreView {
    /// In how many weeks in a row somebody did all of it.
    package struct Streak: Codable, Sendable {
        /// Who.
        package let member: String
        /// Until now.
        package let current: Int
        /// The most.
        package let best: Int
    }

    /// The same with in how many weeks in a row all of it was done.
    func withStreaks(_ streaks: [Streak]?) -> ChoreView {
        var view = self
        view.streaks = streaks
        return view
    }
}
