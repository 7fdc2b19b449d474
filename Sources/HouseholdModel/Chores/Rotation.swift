/// How a chore goes round.
package enum Rotation: Hashable, Sendable, Codable {
    /// They take turns.
    case turns(Lineup, Strategy, Passing)
    /// Each day of the week has its member.
    case roster(Roster)

    /// Who is next.
    package enum Strategy: String, CaseIterable, Hashable, Sendable, Codable {
        /// The one who comes after, and after the last the first.
        case inOrder = "in-order"
        /// Whoever earned the fewest points in the last four weeks.
        case leastDone = "least"
        /// Anybody, by chance.
        case random
    }

    /// When the turn passes on.
    package enum Passing: String, CaseIterable, Hashable, Sendable, Codable {
        /// With each date, done or not.
        case occurrence
        /// When a new day begins.
        case day
        /// When a new week begins.
        case week
        /// When a new month begins.
        case month
        /// Once it was done; who lets it be has it again.
        case completion
    }

    /// Who takes part, each once.
    package var members: [Member.ID] {
        switch self {
        case .turns(let lineup, _, _): lineup.members
        case .roster(let roster): roster.members
        }
    }
}

/// Somebody's turn, and on which day.
package struct Turn: Hashable, Sendable, Codable {
    /// Whose.
    package let member: Member.ID?
    /// When; a chore without a date has none.
    package let day: Day?
    /// Whether it was done.
    package let isDone: Bool
}

// MARK: - Whose turn it is

extension Rotation {
    /// Chooses among members who are there, by points or by chance.
    package typealias Choice = (Strategy, [Member.ID]) throws -> Member.ID?

    /// Takes the first, where nobody can choose.
    static func first(_ strategy: Strategy, _ members: [Member.ID]) -> Member.ID? {
        members.first
    }

    /// The member whose turn it is on `day`, whether away or not.
    ///
    /// - Parameters:
    ///   - last: The turn before, or `nil` for the first.
    ///   - day: The day, or `nil` for a chore without a date.
    ///   - calendar: Who is there, and on which day weeks begin.
    ///   - choose: Chooses where it does not go in order.
    /// - Returns: The member, or `nil` on a day that a roster gives to nobody.
    /// - Throws: What `choose` throws.
    func turn(
        after last: Turn?, on day: Day?, _ calendar: HouseholdCalendar, choosing choose: Choice
    ) rethrows -> Member.ID? {
        switch self {
        case .roster(let roster):
            return day.flatMap { roster.member(on: $0) }
        case .turns(let lineup, let strategy, let passing):
            let steps = last.map { passing.steps(after: $0, to: day, calendar.weekStart) } ?? 1
            guard steps > 0 else { return last?.member ?? lineup.members.first }
            guard strategy == .inOrder else {
                let around = lineup.around(after: last?.member)
                let here = around.filter { calendar.isHere($0, on: day) }
                return try choose(strategy, here.isEmpty ? around : here)
            }
            let around = lineup.around(after: last?.member)
            return around[(steps - 1) % around.count]
        }
    }

    /// Whose turn it is on `day` in place of one that was missed, where turns pass in order by the calendar.
    func turn(inPlaceOf missed: Turn, on day: Day, _ calendar: HouseholdCalendar) -> Turn? {
        guard case .turns(_, .inOrder, let passing) = self, passing.isByCalendar,
            let member = turn(after: missed, on: day, calendar, choosing: Self.first)
        else { return nil }
        return member == missed.member ? nil : Turn(member: member, day: day, isDone: false)
    }

    /// Those who can take the turn of `member`, that one first.
    func standIns(for member: Member.ID?) -> [Member.ID] {
        guard let member else { return [] }
        switch self {
        case .turns(let lineup, _, _): return [member] + lineup.around(after: member).dropLast()
        case .roster(let roster): return [member] + roster.members.filter { $0 != member }
        }
    }

    /// Whether who takes a turn for somebody else has had it: then the next is whoever comes after that one.
    func countsStandIns(isDone: Bool) -> Bool {
        guard case .turns(_, _, let passing) = self else { return false }
        return passing == .occurrence || passing == .completion && isDone
    }
}

extension Rotation.Passing {
    /// Whether the turn passes with days, weeks or months, done or not.
    fileprivate var isByCalendar: Bool {
        switch self {
        case .day, .week, .month: true
        case .occurrence, .completion: false
        }
    }

    /// How often the turn has passed between two dates.
    fileprivate func steps(after last: Turn, to day: Day?, _ weekStart: Weekday) -> Int {
        switch self {
        case .occurrence: return 1
        case .completion: return last.isDone ? 1 : 0
        case .day, .week, .month:
            guard let day, let from = last.day else { return 1 }
            return max(0, number(of: day, weekStart) - number(of: from, weekStart))
        }
    }

    /// Counts days, weeks or months from one to the next.
    private func number(of day: Day, _ weekStart: Weekday) -> Int {
        switch self {
        case .week: day.startOfWeek(from: weekStart).dayNumber.dividedDown(by: 7)
        case .month: day.date.year * 12 + day.date.month
        case .occurrence, .completion, .day: day.dayNumber
        }
    }
}

extension Int {
    /// The quotient, rounded down also below zero.
    fileprivate func dividedDown(by divisor: Int) -> Int {
        (self - (self % divisor + divisor) % divisor) / divisor
    }
}
