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
    ///   - grant: What lets somebody say so.
    ///   - timing: When the chore is to be done: a roster's weeks are counted from the week of its first day.
    /// - Returns: Whose it is to be.
    /// - Throws: ``ServiceError/notFound(_:_:)`` for somebody who is not of the household,
    ///   ``ChoreProblem/onlyHelps(_:)``, or ``ServiceError/value(field:expected:)`` where nobody is named, or
    ///   somebody twice.
    func assignment(
        by grant: borrowing Grant<some Change>, from timing: Chore.Timing
    ) throws -> Chore.Assignment {
        switch self {
        case .one(let name): .one(try Self.doer(named: name, by: grant))
        case .each(let names): .each(try Self.lineup(names, by: grant))
        case .together(let names): .together(try Self.lineup(names, by: grant))
        case .turns(let names, let strategy, let passing):
            .rotation(.turns(try Self.lineup(names, by: grant), strategy, passing))
        case .roster(let weeks):
            .rotation(.roster(try Self.roster(weeks, by: grant, from: timing)))
        }
    }

    private static func lineup(
        _ names: [String], by grant: borrowing Grant<some Change>
    ) throws -> Lineup {
        let members = try names.map { try doer(named: $0, by: grant) }
        guard let lineup = Lineup(members) else {
            throw ServiceError.value(
                field: "the members", expected: "at least one, and nobody twice: mia, max")
        }
        return lineup
    }

    private static func roster(
        _ weeks: [[Weekday: String]], by grant: borrowing Grant<some Change>,
        from timing: Chore.Timing
    ) throws -> Roster {
        let first = try timing.startDay ?? grant.membership().home.calendar.today
        let slots = try weeks.flatMap { week in
            try Weekday.allCases.map { day in
                try week[day].map { try doer(named: $0, by: grant) }
            }
        }
        guard let roster = Roster(from: first.startOfWeek(from: .monday), slots) else {
            throw ServiceError.value(
                field: "the roster", expected: "somebody for some days of one or two weeks")
        }
        return roster
    }

    /// The member of that name, where the rules let them do a chore at all: else what is theirs is never done.
    private static func doer(
        named name: String, by grant: borrowing Grant<some Change>
    ) throws -> Member.ID {
        let member = try grant.membership().home.member(named: name)
        guard member.livesHere || grant.lets(member, ever: .completeChore) else {
            throw ServiceError.chore(.onlyHelps(member.name))
        }
        return member.id
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
