/// A line that somebody types on some days of the month, whatever else there is to do.
struct MonthHabit: Sendable {
    /// How it ends.
    enum End: Sendable {
        /// It works each time.
        case works
        /// It works now and then, and else one of these is said.
        case worksUnless([String])
        /// The rules say no, each time.
        case isRefused(String)

        /// Something is handed on, if it is theirs just now.
        static let handsOn = Self.worksUnless([
            "No chore here matches", "yours to do", "already", "handed on again",
            "not so many points",
        ])
    }

    let who: String
    let line: String
    let hour: Int
    /// On which days, from Monday 23 November, 0, on.
    let days: Set<Int>
    let end: End
    /// By how many points somebody has more afterwards, or fewer.
    let moves: [String: Int]

    init(
        _ who: String, _ line: String, at hour: Int, on days: Set<Int>, _ end: End = .works,
        moving moves: [String: Int] = [:]
    ) {
        (self.who, self.line, self.hour, self.days) = (who, line, hour, days)
        (self.end, self.moves) = (end, moves)
    }
}

extension Set<Int> {
    /// Once, on a day of the month.
    static func once(_ day: Int) -> Self { [day] }

    /// Each week on a day, from Monday, 0, on.
    static func each(_ weekday: Int) -> Self { Set(stride(from: weekday, to: 30, by: 7)) }
}
