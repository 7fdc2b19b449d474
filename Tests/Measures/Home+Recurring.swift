import HouseholdModel
import HouseholdDatabase

extension Home {
    /// Adds chores that come back, of every kind, begun so many weeks ago that `past` of their dates were done,
    /// or a few more.
    ///
    /// - Returns: How many were done.
    func addRecurring(_ count: Int, past: Int, to store: HouseholdStore) throws -> Int {
        let today = household.zone.day(at: Self.now())
        var (begin, kinds, done) = (today, [Recurrence](), 0)
        while done < past {
            begin = begin.adding(days: -7)
            kinds = try recurrences(from: begin)
            let counts = kinds.map { dates(of: $0, before: today).count }
            done = (0..<count).map { counts[$0 % kinds.count] }.reduce(0, +)
        }
        for place in 0..<count {
            try store.write { transaction in
                let number = try transaction.nextChoreNumber(in: household.id)
                let chore = try chore(numbered: number, coming: kinds[place % kinds.count])
                try transaction.add(chore)
                try addDates(of: chore, before: today, to: transaction)
            }
        }
        return done
    }

    /// How chores come back that were begun on `day`, from every few hours to once a year.
    private func recurrences(from day: Day) throws -> [Recurrence] {
        let reader = RecurrenceReader(today: day, zone: household.zone)
        var drafts = try [
            "day", "2 days", "week on mon and thu", "week on sat", "2 weeks on tue", "month on 1",
            "month on last fri", "year", "6 hours",
        ].map { try reader.draft($0) }
        drafts.append(RecurrenceDraft(.afterDone(try Span(3, .days))))
        var seasonal = try reader.draft("day")
        seasonal.season = Set(1...12).subtracting([7, 8])
        drafts.append(seasonal)
        return try drafts.map { try $0.recurrence(now: Due(day: day, time: TimeOfDay("08:00"))) }
    }

    private func dates(of recurrence: Recurrence, before day: Day) -> [DueSlot] {
        Array(recurrence.dueSlots(in: household.zone).prefix { $0.due.day < day })
    }

    /// A chore of one child, of all or of each in turn.
    private func chore(numbered number: Number, coming recurrence: Recurrence) throws -> Chore {
        guard let lineup = Lineup(children.map(\.id)) else { throw Meaningless("no children") }
        let assignments: [Chore.Assignment] = [
            .one(children[number % children.count].id), .anyone,
            .rotation(.turns(lineup, .inOrder, .occurrence)),
        ]
        return Chore(
            id: ids.next(), household: household.id, number: number,
            title: try Title("Wash the dishes of kind \(number)"),
            assignment: assignments[number % assignments.count], value: .one,
            timing: .repeating(recurrence), overdue: number.isMultiple(of: 5) ? .close : .keep,
            createdBy: owner.id, createdAt: household.zone.start(of: recurrence.start.day))
    }

    /// Adds the dates of a chore before `day`, done, and its first one from then on.
    private func addDates(
        of chore: Chore, before day: Day, to transaction: borrowing Transaction
    ) throws {
        guard let recurrence = chore.recurrence else { return }
        let zone = household.zone
        let past = dates(of: recurrence, before: day)
        let open = recurrence.dueSlots(from: day, in: zone).prefix(1)
        for (place, dueSlot) in (past + open).enumerated() {
            let doer = doer(of: chore, at: place)
            let date = Occurrence(
                id: ids.next(), chore: chore, dueSlot: dueSlot, ordinal: place + 1,
                assignee: chore.assignment == .anyone ? nil : doer.id,
                turn: chore.assignment.mode == .rotation ? doer.id : nil)
            try transaction.add(date, in: zone)
            guard place < past.count else { continue }
            let moment = zone.instant(on: dueSlot.due.day, at: dueSlot.due.time ?? .midnight)
            try complete(date, by: doer, at: moment, in: transaction)
        }
    }

    private func doer(of chore: Chore, at place: Int) -> Member {
        let turn = chore.assignment.mode == .rotation ? place : chore.number
        return children[turn % children.count]
    }
}
