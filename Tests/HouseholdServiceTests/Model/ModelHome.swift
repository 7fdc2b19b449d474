import GRDB
import HouseholdModel
import HouseholdService
import SeededRandom
import Testing

/// A household at the gate, and the model of it.
final class ModelHome {
    let family: Family
    var model: ChoreModel
    private var generator: SeededGenerator
    private let zone: Zone
    private let people = [Person.mia, .max, .anna, .ben]

    init(seed: UInt64) async throws {
        family = try await Family()
        zone = try family.zone()
        generator = SeededGenerator(seed: seed)
        model = ChoreModel(today: zone.day(at: family.clock.now).dayNumber)
        for number in 1...5 { try await family.perform(DeleteChore(number), as: .anna) }
        try await keepChores()
    }

    func nextStep() -> ChoreStep {
        ChoreStep(in: model, using: &generator)
    }

    /// Adds chores until there are six.
    func keepChores() async throws {
        while model.chores.count < 6 {
            let shapes: [(ChorePeople?, ChoreModel.Whose)] = [
                (.one("mia"), .one(.mia)), (.one("anna"), .one(.anna)), (nil, .anyone),
                (.each(["mia", "max"]), .each([.mia, .max])),
                (
                    .turns(["mia", "max", "ben"], .inOrder, .occurrence),
                    .turns([.mia, .max, .ben])
                ),
            ]
            guard let shape = shapes.randomElement(using: &generator) else { return }
            let period = [nil, 1, 2, 7].randomElement(using: &generator) ?? nil
            let points = Int.random(in: 0...9, using: &generator)
            let isChecked = Bool.random(using: &generator)
            var add = try AddChore(
                title: Title("Chore"), for: shape.0, value: ChoreValue(points) ?? .one,
                timing: timing(every: period))
            add.approval = isChecked ? .always : Approval.none
            let number = try await family.perform(add, as: .anna).number
            model.add(number, shape.1, every: period, points: points, isChecked: isChecked)
        }
    }

    private func timing(every period: Int?) throws -> Chore.Timing {
        let today = Due(day: Day(dayNumber: model.today))
        guard let period else { return .once(today) }
        let reader = RecurrenceReader(today: today.day, zone: zone)
        let words = period == 1 ? "day" : "\(period) days"
        return .repeating(try reader.draft(words).recurrence(now: today))
    }
}

// MARK: - At the gate

extension ModelHome {
    /// Whether the step changed something, or `nil` when it was refused.
    func perform(_ step: ChoreStep) async throws -> Bool? {
        family.clock.advance(milliseconds: 100)
        do {
            return try await act(step)
        } catch is ServiceError {
            return nil
        }
    }

    private func act(_ step: ChoreStep) async throws -> Bool {
        let (chore, person) = (step.chore, step.person)
        let whose = step.whose?.rawValue
        switch step.kind {
        case .live: try await family.live(days: 1)
        case .done: return try await family.perform(CompleteChore(chore), as: person).changed
        case .doneFor(let child):
            let operation = CompleteChoreFor(chore, doer: child.rawValue)
            return try await family.perform(operation, as: person).changed
        case .undone:
            return try await family.perform(UndoChore(chore, of: whose), as: person).changed
        case .approve: return try await family.perform(ApproveChore(chore), as: person).changed
        case .reject: return try await family.perform(RejectChore(chore), as: person).changed
        case .skip:
            return try await family.perform(SkipChore(chore, of: whose), as: person).changed
        case .move(let day):
            let due = Due(day: Day(dayNumber: day))
            try await family.perform(MoveChore(chore, of: whose, to: due), as: person)
        case .points(let points):
            var edit = EditChore(chore)
            edit.value = ChoreValue(points)
            edit.atOnce = try Note("from now on")
            try await family.perform(edit, as: person)
        case .claim: try await family.perform(ClaimChore(chore), as: person)
        case .unclaim: try await family.perform(UnclaimChore(chore), as: person)
        case .delete: try await family.perform(DeleteChore(chore), as: person)
        case .leave(let number, let absent, let days):
            try leave(number, absent, days)
        case .returnEarly(let number):
            try family.tamper("UPDATE absence SET removed_at = 1 WHERE number = \(number)")
        }
        return true
    }

    private func leave(_ number: Number, _ person: Person, _ days: ClosedRange<Int>) throws {
        let id: Identifier<Absence> = Identifier(
            at: Instant(milliseconds: Int64(number)), random: Array(repeating: 7, count: 10))
        try family.tamper(
            """
            INSERT INTO absence (household_id, id, number, member_id, first_day, last_day)
            VALUES (\(family.smiths.literal), \(id.literal), \(number),
                \(family.member(person.name).literal), '\(Day(dayNumber: days.lowerBound))',
                '\(Day(dayNumber: days.upperBound))')
            """)
    }
}

// MARK: - Comparing

extension ModelHome {
    /// What the data file says: points, and each date that is open or waits.
    func state() throws -> [String] {
        let names = Dictionary(
            uniqueKeysWithValues: try people.map { (try family.member($0.name).hex, $0) })
        return try family.database.read { database in
            let earned = try Row.fetchAll(
                database, sql: "SELECT hex(member_id) AS member, earned FROM standing")
            let points = earned.compactMap { row in
                names[row["member"]].map { "\($0) \(row["earned"] as Int)" }
            }
            let dates = try Row.fetchAll(
                database,
                sql: """
                    SELECT c.number, hex(o.share) AS share, o.due_day, o.state,
                        (SELECT count(*) FROM completion m
                        WHERE m.household_id = o.household_id AND m.occurrence_id = o.id
                            AND m.undone_at IS NULL) AS live
                    FROM occurrence o
                    JOIN chore c ON c.household_id = o.household_id AND c.id = o.chore_id
                    WHERE o.state IN ('open', 'waiting') AND c.deleted_at IS NULL
                        AND c.household_id = ?
                    """, arguments: [family.smiths.blob])
            return points.sorted()
                + dates.map { row in
                    let share = (names[row["share"]]).map(\.rawValue) ?? "-"
                    return
                        "\(row["number"] as Int) \(share) \(row["due_day"] as String) \(row["state"] as String) \(row["live"] as Int)"
                }.sorted()
        }
    }

    func modelState() -> [String] {
        let points = people.map { "\($0) \(model.earned($0))" }
        let dates = model.chores.flatMap { number, chore in
            chore.chains.flatMap { chain in
                chain.dates.filter(\.isLive).map { date in
                    let (state, live) = date.isWaiting ? ("waiting", 1) : ("open", 0)
                    return
                        "\(number) \(chain.share?.rawValue ?? "-") \(Day(dayNumber: date.day)) \(state) \(live)"
                }
            }
        }
        return points.sorted() + dates.sorted()
    }

    /// The lists say the same as the model: whose dates are open by now, and when.
    func compareViews() async throws {
        let listed = try await family.ask(ListChores(.open), as: .anna)
            .filter { $0.state == .open }
            .map { chore in
                let who = chore.turn ?? (chore.mode == .one ? chore.assignees.first : nil) ?? "-"
                return
                    "\(chore.number) \(who) \(chore.due?.day.description ?? "-") \(chore.openToParents)"
            }
        let expected = model.chores.flatMap { number, chore in
            chore.chains.flatMap { chain in
                chain.dates.filter { $0.state == .open }.map { stored in
                    let date = model.current(stored, in: chain, of: chore)
                    let who = model.owner(of: date, in: chain, of: chore)?.rawValue ?? "-"
                    return
                        "\(number) \(who) \(Day(dayNumber: date.day)) \(model.isForParents(date, of: chore))"
                }
            }
        }
        #expect(listed.sorted() == expected.sorted())
        for person in people {
            #expect(try await family.earned(person) == model.earned(person))
        }
    }
}
