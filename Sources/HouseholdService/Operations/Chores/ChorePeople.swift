package import HouseholdModel

/// Whose a chore is to be, by the names that people call each other.
package enum ChorePeople: Hashable, Codable, Sendable {
    /// One member's.
    case one(String)
    /// A copy for each.
    case each([String])
    /// A part for each.
    case together([String])
    /// They take turns.
    case turns([String], Rotation.Strategy, Rotation.Passing)
    /// For each weekday of one or two weeks a member, or nobody; a week begins on Monday.
    case roster([[Weekday: String]])
}

extension ChorePeople {
    /// The same as members of the household.
    ///
    /// - Parameters:
    ///   - home: The household.
    ///   - timing: When the chore is to be done: a roster's weeks are counted from the week of its first day.
    /// - Returns: Whose it is to be.
    /// - Throws: ``ServiceError/notFound(_:_:)`` for somebody who is not of the household, or
    ///   ``ServiceError/value(field:expected:)`` where nobody is named, or somebody twice.
    func assignment(
        in home: Principal.Membership, from timing: Chore.Timing
    ) throws -> Chore.Assignment {
        switch self {
        case .one(let name): .one(try home.member(named: name).id)
        case .each(let names): .each(try Self.lineup(names, in: home))
        case .together(let names): .together(try Self.lineup(names, in: home))
        case .turns(let names, let strategy, let passing):
            .rotation(.turns(try Self.lineup(names, in: home), strategy, passing))
        case .roster(let weeks):
            .rotation(.roster(try Self.roster(weeks, in: home, from: timing)))
        }
    }

    private static func lineup(_ names: [String], in home: Principal.Membership) throws -> Lineup {
        let members = try names.map { try home.member(named: $0).id }
        guard let lineup = Lineup(members) else {
            throw ServiceError.value(
                field: "the members", expected: "at least one, and nobody twice: mia, max")
        }
        return lineup
    }

    private static func roster(
        _ weeks: [[Weekday: String]], in home: Principal.Membership, from timing: Chore.Timing
    ) throws -> Roster {
        let first = timing.startDay ?? home.calendar.today
        let slots = try weeks.flatMap { week in
            try Weekday.allCases.map { day in
                try week[day].map { try home.member(named: $0).id }
            }
        }
        guard let roster = Roster(from: first.startOfWeek(from: .monday), slots) else {
            throw ServiceError.value(
                field: "the roster", expected: "somebody for some days of one or two weeks")
        }
        return roster
    }
}

extension Chore.Timing {
    /// The day from which it counts.
    fileprivate var startDay: Day? {
        switch self {
        case .once(let due): due?.day
        case .repeating(let recurrence): recurrence.start.day
        }
    }
}
