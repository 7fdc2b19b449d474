import GRDB
import HouseholdModel
import HouseholdDatabase

/// All that a member did and was to do, read as plainly as it can be: what the badges must come to.
struct BadgeHistory {
    /// One date that was or is the member's own.
    fileprivate struct Own {
        enum Outcome: Equatable {
            case open, waiting, missed
            case done(on: Day)
        }

        let due: Day
        let outcome: Outcome
    }

    private let today: Day
    private let completed: Int
    private let marks: [CompletionMark: Int]
    private let rewards: Int
    private let isHere: (Day) -> Bool
    private let own: [Own]

    /// Reads what `family` has of the member; `merits` says what was special about each completion.
    init(
        of member: Member.ID, in family: Family,
        _ home: (household: Household, calendar: HouseholdCalendar), _ facts: borrowing Facts,
        marks known: [String: Set<CompletionMark>]
    ) throws {
        today = home.calendar.today
        isHere = { home.calendar.isHere(member, on: $0) }
        let rows = try Self.rows(of: member, in: family)
        let booked = rows.filter {
            $0["doer_id"] == member.hex && $0["payment"] == "booked"
        }
        completed = booked.count
        let special = booked.flatMap { known[$0["completion_id"] ?? ""] ?? [] }
        marks = Dictionary(grouping: special) { $0 }.mapValues(\.count)
        rewards = try family.count("milestone", where: "member_id = \(member.literal)")
        let closed = rows.compactMap { row -> Own? in
            guard row["assignee_id"] == member.hex, let due = Day(row["due_day"] ?? ""),
                [nil, member.hex].contains(row["doer_id"])
            else { return nil }
            switch row["state"] {
            case "waiting": return Own(due: due, outcome: .waiting)
            case "missed": return Own(due: due, outcome: .missed)
            case "done":
                return Day(row["day"] ?? "").map { Own(due: due, outcome: .done(on: $0)) }
            default: return nil
            }
        }
        let last = closed.map(\.due).max().map { max($0, home.calendar.today) }
        let horizon = Self.week(of: last ?? home.calendar.today).upperBound
        own =
            closed
            + (try Self.open(of: member, until: horizon, home, facts)).map {
                Own(due: $0, outcome: .open)
            }
    }

    private static func rows(
        of member: Member.ID, in family: Family
    ) throws -> [[String: String]] {
        try family.database.read { database in
            try Row.fetchAll(
                database,
                sql: """
                    SELECT o.state, nullif(hex(o.assignee_id), '') AS assignee_id, o.due_day,
                        nullif(hex(m.id), '') AS completion_id,
                        nullif(hex(m.doer_id), '') AS doer_id, m.day,
                        m.state AS payment
                    FROM occurrence o
                    LEFT JOIN completion m ON m.occurrence_id = o.id AND m.undone_at IS NULL
                    """
            ).map { row in
                Dictionary(
                    uniqueKeysWithValues: row.compactMap { name, value in
                        String.fromDatabaseValue(value).map { (name, $0) }
                    })
            }
        }
    }

    /// The days until `horizon` on which the member has something to do, also of what will come round.
    private static func open(
        of member: Member.ID, until horizon: Day,
        _ home: (household: Household, calendar: HouseholdCalendar), _ facts: borrowing Facts
    ) throws -> [Day] {
        let dates = try facts.occurrences(.open, in: home.household.id, home.calendar)
        return dates.filter { $0.isOpen && !$0.isLetBe }.flatMap { date -> [Occurrence] in
            let own = date.assignee == member ? [date] : []
            guard [.rotation, .together].contains(date.chore.assignment.mode) else { return own }
            let coming = Array(
                date.following(from: home.calendar.instant, in: home.calendar)
                    .prefix { $0.due.map { $0.day <= horizon } ?? false })
            switch date.chore.assignment {
            case .rotation: return own + coming.filter { $0.assignee == member }
            case .together(let lineup): return own + (lineup.members.contains(member) ? coming : [])
            default: return own
            }
        }.compactMap { $0.due?.day }.filter { $0 <= horizon }
    }

    private static func week(of day: Day) -> ClosedRange<Day> {
        let first = day.startOfWeek(from: .monday)
        return first...first.adding(days: 6)
    }
}

// MARK: - What it is worth

extension BadgeHistory {
    /// Whether the badge can stand on something in it.
    func earns(_ badge: Badge) -> Bool {
        switch badge.rule {
        case .chores: completed >= badge.required
        case .early: marks[.early, default: 0] >= badge.required
        case .helping: marks[.helped, default: 0] >= badge.required
        case .rewards: rewards >= badge.required
        case .streak: runs(through: nil).contains { $0.count >= badge.required }
        case .wholeWeeks(let least): own.contains { isWhole(Self.week(of: $0.due), least) }
        }
    }

    /// Whether the badge comes with a chore of the member's own that was due on `due`.
    func earns(_ badge: Badge, with due: Day?) -> Bool {
        switch badge.rule {
        case .chores, .early, .helping, .rewards: return earns(badge)
        case .streak:
            guard let due else { return false }
            let end = Self.week(of: max(due, today)).upperBound
            let runs = runs(through: end)
            let day = due > today ? runs.joined().last : due
            return runs.contains { run in
                day.map(run.contains) == true && run.count >= badge.required
            }
        case .wholeWeeks(let least):
            guard let due else { return false }
            return [due, due.adding(days: -7)].contains { isWhole(Self.week(of: $0), least) }
        }
    }

    private func isWhole(_ week: ClosedRange<Day>, _ least: Int) -> Bool {
        var done = 0
        for date in own where week.contains(date.due) {
            switch date.outcome {
            case .done(let day):
                done += 1
                if day > week.upperBound && isHere(date.due) { return false }
                if day <= date.due && date.due > today { return false }
            case .waiting: return false
            case .open, .missed: if isHere(date.due) { return false }
            }
        }
        return done >= least
    }

    /// The rows of days that were kept, as far as there is nothing between them that was not.
    private func runs(through end: Day?) -> [[Day]] {
        var runs: [[Day]] = [[]]
        for day in Set(own.map(\.due)).sorted() where end.map({ day <= $0 }) ?? true {
            let dates = own.filter { $0.due == day }
            let kept = dates.contains { $0.isKept }
            let bad = dates.contains { !$0.isKept && ($0.outcome == .waiting || isHere(day)) }
            if bad {
                runs.append([])
            } else if kept && day <= today {
                runs[runs.count - 1].append(day)
            }
        }
        return runs
    }
}

extension BadgeHistory.Own {
    fileprivate var isKept: Bool {
        guard case .done(let day) = outcome else { return false }
        return day <= due
    }
}
