import GRDB
import HouseholdModel
import HouseholdService
import HouseholdDatabase
import SeededRandom

/// A family in which chores are mostly done in time, with what its badges should come to after each step.
///
/// In the day anything may happen; on most evenings what is still due is done, and found good.
struct BadgeLife {
    let family: Family
    private let store: HouseholdStore
    private var generator: SeededGenerator
    private let children: [Person: Member.ID]
    private(set) var expected: [Person: [String: String?]] = [:]
    private var marks: [String: Set<CompletionMark>] = [:]
    private var known: [String: Booked] = [:]
    /// What was tried this evening, or `nil` on an evening on which nothing more is done.
    private var tried: Set<String>? = []

    /// A completion that counts.
    private struct Booked {
        let doer: String
        let due: Day?
    }

    init(seed: UInt64) async throws {
        family = try await Family()
        store = try HouseholdStore.open(at: family.file)
        generator = SeededGenerator(seed: seed)
        children = [.mia: try family.member("Mia"), .max: try family.member("Max")]
        let now = try family.now()
        let reader = RecurrenceReader(today: now.day, zone: try family.zone())
        for (words, people) in Self.chores {
            var add = AddChore(
                title: try Title("Each \(words)"), for: people, value: .one,
                timing: .repeating(try reader.draft(words).recurrence(now: now)))
            add.approval = words == "4 days" ? .always : nil
            add.overdue = words == "3 days" ? .close : .keep
            try await family.perform(add, as: .anna)
        }
    }

    private static let chores: [(String, ChorePeople?)] = [
        ("day", .one("mia")), ("2 days", .each(["mia", "max"])), ("3 days", .one("max")),
        ("day", .turns(["max", "mia"], .inOrder, .occurrence)), ("4 days", .one("mia")),
        ("2 days", nil), ("week", .together(["mia", "max"])),
    ]
}

// MARK: - Living

extension BadgeLife {
    /// Does something, or lets some hours go by, and keeps what the badges should be after it.
    mutating func step() async throws {
        let before = try histories()
        let now = family.clock.now
        do { try await act() } catch is ServiceError {}
        try expect(since: family.clock.now == now ? before : try histories())
    }

    private mutating func act() async throws {
        guard try family.now().time ?? .midnight < Self.evening else { return try await tidy() }
        let person: Person = Bool.random(using: &generator) ? .mia : .max
        let number = Int.random(in: 1...13, using: &generator)
        switch Int.random(in: 0..<100, using: &generator) {
        case 0..<70:
            let open = try await family.ask(ListChores(.open), as: person).filter { chore in
                chore.state == .open
                    && (chore.assignees.contains(person.rawValue)
                        || chore.turn == person.rawValue || chore.mode == .anyone)
            }
            let next = open.prefix(Int.random(in: 1...6, using: &generator)).last
            try await family.perform(CompleteChore(next?.number ?? number), as: person)
        case 70..<74:
            try await family.perform(CompleteChoreFor(number, doer: person.rawValue), as: .anna)
        case 74..<78: try await family.perform(UndoChore(number, of: person.rawValue), as: .anna)
        case 78, 79: try await family.perform(TakeBack(), as: person)
        case 80: try await family.perform(TakeBack(again: true), as: person)
        case 81: try await family.perform(TakeBack(), as: .anna)
        case 82..<86: try await family.perform(ApproveChore(number), as: .ben)
        case 86: try await family.perform(RejectChore(number, because: nil), as: .ben)
        case 87: try await family.perform(SkipChore(number, of: person.rawValue), as: .anna)
        case 88:
            let first = try family.now().day.adding(days: Int.random(in: -2...5, using: &generator))
            try await family.perform(
                AddAbsence(of: person.rawValue, from: first, to: first.adding(days: 2)), as: .anna)
        case 89: try await family.perform(RemoveAbsence(number), as: .anna)
        case 90: try await family.perform(PauseChore(number), as: .anna)
        case 91: try await family.perform(ResumeChore(number), as: .anna)
        default: family.clock.advance(seconds: 5 * 3_600)
        }
    }

    private static let evening = TimeOfDay(hour: 19, minute: 0) ?? .midnight

    /// Does or finds good the next thing that was due until today, or goes to bed.
    private mutating func tidy() async throws {
        if var tried {
            let today = try family.now().day
            let next = try await family.ask(ListChores(.all), as: .anna).first { chore in
                guard [.open, .waiting].contains(chore.state), let due = chore.due,
                    due.day <= today
                else { return false }
                return tried.insert("\(chore.number) \(chore.assignees) \(chore.state)").inserted
            }
            self.tried = tried
            if let next { return try await settle(next) }
        }
        family.clock.advance(seconds: 12 * 3_600)
        tried = Int.random(in: 0..<8, using: &generator) == 0 ? nil : []
    }

    private func settle(_ chore: ChoreView) async throws {
        let day = chore.due?.day
        if chore.state == .waiting {
            try await family.perform(
                ApproveChore(chore.number, on: day, of: chore.doneBy), as: .ben)
        } else if let person = chore.assignees.first.flatMap({ Person(rawValue: $0) }) {
            try await family.perform(CompleteChore(chore.number, on: day), as: person)
        }
    }
}

// MARK: - What the badges should be

extension BadgeLife {
    private func histories() throws -> [Person: BadgeHistory] {
        try store.read { facts in
            let home = try family.calendar(in: facts)
            return try children.mapValues {
                try BadgeHistory(of: $0, in: family, home, facts, marks: marks)
            }
        }
    }

    private mutating func expect(since before: [Person: BadgeHistory]) throws {
        let booked = try bookedNow()
        let new = booked.filter { known[$0.key] == nil }
        let lost = known.filter { booked[$0.key] == nil }
        for id in new.keys { marks[id] = try marks(of: id) }
        known = booked
        let after = try histories()
        for (person, member) in children {
            guard let history = after[person], let old = before[person] else { continue }
            var badges = expected[person, default: [:]]
            if lost.values.contains(where: { $0.doer == member.hex }) {
                for (key, source) in badges {
                    guard let badge = Badge.named(key), !history.earns(badge) else { continue }
                    let isIts = source.map { lost[$0] != nil } ?? false
                    if isIts || old.earns(badge) { badges[key] = nil }
                }
            }
            for (id, completion) in new where completion.doer == member.hex {
                for badge in Badge.all
                where badges[badge.key] == nil && history.earns(badge, with: completion.due) {
                    badges[badge.key] = .some(badge.rule == .rewards ? nil : id)
                }
            }
            if let badge = Badge.named("first_reward"), !history.earns(badge) {
                badges[badge.key] = nil
            }
            expected[person] = badges
        }
    }

    private func bookedNow() throws -> [String: Booked] {
        let rows = try family.rows(
            """
            SELECT hex(m.id) AS id, hex(m.doer_id) AS doer_id, CASE WHEN o.assignee_id = m.doer_id THEN o.due_day END AS due
            FROM completion m JOIN occurrence o ON o.id = m.occurrence_id
            WHERE m.undone_at IS NULL AND m.state = 'booked'
            """)
        return Dictionary(
            uniqueKeysWithValues: rows.map { row in
                let due: String? = row["due"]
                return (row["id"], Booked(doer: row["doer_id"], due: due.flatMap { Day($0) }))
            })
    }

    /// Done before the day, or not one's own turn.
    private func marks(of completion: String) throws -> Set<CompletionMark> {
        let rows = try family.rows(
            """
            SELECT coalesce(m.day < o.due_day, 0) AS early, c.mode = 'anyone'
                OR coalesce(o.assignee_id, m.doer_id) <> m.doer_id
                OR coalesce(o.turn_id, m.doer_id) <> m.doer_id AS helped
            FROM completion m JOIN occurrence o ON o.id = m.occurrence_id
            JOIN chore c ON c.id = o.chore_id WHERE m.id = x'\(completion)'
            """)
        var marks: Set<CompletionMark> = []
        for row in rows {
            if row["early"] == true { marks.insert(.early) }
            if row["helped"] == true { marks.insert(.helped) }
        }
        return marks
    }

    /// The badges that the members have.
    func badges() throws -> [Person: Set<String>] {
        try Dictionary(
            uniqueKeysWithValues: children.keys.map { ($0, try family.badges(of: $0)) })
    }
}

extension Family {
    fileprivate func rows(_ sql: String) throws -> [Row] {
        try database.read { try Row.fetchAll($0, sql: sql) }
    }

    fileprivate func now() throws -> Due {
        let zone = try zone()
        return Due(day: zone.day(at: clock.now), time: zone.time(at: clock.now))
    }

    /// The Smiths, and what their dates follow.
    fileprivate func calendar(
        in facts: borrowing Facts
    ) throws -> (household: Household, calendar: HouseholdCalendar) {
        guard let household = try facts.household(smiths) else {
            throw ServiceError.bug("no household")
        }
        let calendar = HouseholdCalendar(
            of: household, members: try facts.members(in: smiths),
            absences: try facts.absences(in: smiths, until: now().day.adding(days: -366)),
            at: clock.now)
        return (household, calendar)
    }
}
