import HouseholdModel

/// Members a, b, c and d, who may be away, and chores for them.
///
/// Day 1 is Monday, 23 November 2026.
struct House {
    var absences: [Absence] = []
    var settings = Household.Settings()
    var left: Set<Member.ID> = []
    var zone = Zone.utc

    static let first = Day(dayNumber: 20_780)
    static let letters = Array("abcd")

    static func member(_ letter: Character) -> Member.ID {
        .numbered(letters.firstIndex(of: letter).map { $0 + 1 } ?? 0)
    }

    static func members(_ text: String) -> [Member.ID] { text.map(member) }

    static func letter(_ member: Member.ID?) -> Character {
        letters.first { Self.member($0) == member } ?? "-"
    }

    static func day(_ number: Int) -> Day { first.adding(days: number - 1) }

    /// The number of a day.
    static func number(_ day: Day) -> Int { day.dayNumber - first.dayNumber + 1 }

    /// A house from which people are away as `b2-4 c9` says.
    init(away text: String = "") {
        absences = text.split(separator: " ").enumerated().map { place, word in
            let days = word.dropFirst().split(separator: "-").compactMap { Int($0) }
            return Absence(
                id: .numbered(place + 1), household: .numbered(1), number: place + 1,
                member: word.first.map(Self.member) ?? .numbered(0),
                days: .once(Self.day(days[0])...Self.day(days[days.count - 1])), note: nil)
        }
    }

    /// The almanac at noon of a day.
    func calendar(_ number: Int) throws -> HouseholdCalendar {
        try calendar(
            zone.instant(on: Self.day(number), at: TimeOfDay(hour: 12, minute: 0) ?? .midnight))
    }

    func calendar(_ instant: Instant) throws -> HouseholdCalendar {
        let household = Household(
            id: .numbered(1), name: try Title("Home"), zone: zone, weekStart: .monday,
            settings: settings, createdAt: .distantPast)
        let members = try Self.letters.map { letter in
            let id = Self.member(letter)
            return Member(
                id: id, household: household.id, name: try Name("Member \(letter)"), role: .child,
                status: left.contains(id) ? .left(nil, nil) : .invited(.code))
        }
        return HouseholdCalendar(of: household, members: members, absences: absences, at: instant)
    }
}

extension Chore {
    /// A chore of the house that comes back as `phrase` says, from day 1 on, or is to be done once.
    static func sample(
        _ assignment: Assignment, _ phrase: String? = "day", overdue: Overdue = .keep,
        zone: Zone = .utc
    ) throws -> Chore {
        let now = Due(day: House.first, time: TimeOfDay(hour: 0, minute: 1))
        let timing: Timing =
            if let phrase {
                .repeating(
                    try RecurrenceReader(today: House.first, zone: zone).draft(phrase)
                        .recurrence(now: now))
            } else { .once(Due(day: House.first)) }
        return Chore(
            id: .numbered(1), household: .numbered(1), number: 1, title: try Title("Chore"),
            assignment: assignment, value: .one, timing: timing, overdue: overdue,
            createdBy: .numbered(9), createdAt: .distantPast)
    }

    /// The first dates, as they are stored.
    func begin(_ calendar: HouseholdCalendar, choosing choose: Rotation.Choice = { $1.first })
        rethrows
        -> [Occurrence]
    {
        let first: DueSlot? =
            switch timing {
            case .once(let due): due.map { DueSlot(due: $0) }
            case .repeating(let recurrence): recurrence.first(in: calendar.zone)
            }
        var count = 0
        return try firstDates(
            on: first, in: calendar,
            newID: {
                count += 1
                return .numbered(count)
            }, choosing: choose)
    }
}

extension Occurrence {
    /// Whose it is, `*` where it is open to the parents, and on which day it is due.
    var summary: String {
        let who = isForParents ? "*" : House.letter(assignee)
        return "\(who)\(due.map { String(House.number($0.day)) } ?? "")"
    }
}

extension Identifier {
    static func numbered(_ number: Int) -> Identifier {
        Identifier(
            at: Instant(milliseconds: 0), random: Array(repeating: UInt8(number), count: 10))
    }
}
