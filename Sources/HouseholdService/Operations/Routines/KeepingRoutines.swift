import HouseholdDatabase
import HouseholdModel

// Routines: added, changed and taken apart.

extension Grant where Op: KeepsRoutines {
    /// The routine that is called so.
    func routine(_ name: Tag) throws -> Routine {
        let routines = try transaction.facts.routines(in: subject.id)
        guard let routine = routines.first(where: { $0.name == name }) else {
            throw ServiceError.notFound(.routine, name.description)
        }
        return routine
    }

    /// The chores with these numbers, each once, that the rules let whoever asks see.
    func chores(_ numbers: [Number]) throws -> [Chore.ID] {
        var chores: [Chore.ID] = []
        for number in numbers {
            let chore = try transaction.facts.chore(numbered: number, for: principal)
            guard try allows(.showChore, chore) else {
                throw ServiceError.notFound(.chore, String(number))
            }
            if !chores.contains(chore.id) { chores.append(chore.id) }
        }
        return chores
    }

    fileprivate func check(_ routine: Routine) throws {
        guard (1...Routine.mostChores).contains(routine.chores.count) else {
            throw ServiceError.value(
                field: "a routine", expected: "from 1 to \(Routine.mostChores) chores")
        }
        let others = try transaction.facts.routines(in: subject.id)
            .filter { $0.id != routine.id }
        guard !others.contains(where: { $0.name == routine.name }) else {
            throw ServiceError.routine(.isThere(routine.name))
        }
        try Quota.routines.check(others.count)
    }

    fileprivate func view(of routine: Routine) throws -> RoutineView {
        let (member, home) = try membership()
        let dates = try transaction.facts.dates(of: [routine], shownTo: member, in: home)
        let seen = try routine.chores.compactMap { dates[$0] }
            .filter { try allows(.showChore, $0.chore) }
        return RoutineView(routine, chores: try seen.map { try view(of: $0) })
    }
}

extension Grant where Op == AddRoutine {
    /// Keeps a new routine.
    func addRoutine(_ name: Tag, of numbers: [Number], bonus: PointsAmount?) throws -> RoutineView {
        let routine = Routine(
            id: newID(), household: subject.id, name: name, chores: try chores(numbers),
            bonus: bonus)
        try check(routine)
        try transaction.add(routine)
        return try view(of: routine)
    }
}

extension Grant where Op == EditRoutine {
    /// Keeps what was changed about a routine.
    func change(to routine: Routine) throws -> RoutineView {
        try check(routine)
        try transaction.update(routine)
        return try view(of: routine)
    }
}

extension Grant where Op == DeleteRoutine {
    /// Takes the routine apart.
    func deleteRoutine(_ name: Tag) throws -> RoutineView {
        let routine = try routine(name)
        try transaction.delete(routine, at: instant)
        return try view(of: routine)
    }
}

// MARK: - By which date a chore is shown

extension Facts {
    /// The date of each chore of the routines by which it is shown to `member`: of theirs or everybody's the one that is to be
    /// done, else the last.
    borrowing func dates(
        of routines: [Routine], shownTo member: Member, in home: Principal.Membership
    ) throws -> [Chore.ID: Occurrence] {
        func isTheirs(_ date: Occurrence) -> Bool { date.share == nil || date.share == member.id }
        let live = Dictionary(
            grouping: try dates(of: routines, in: home.household.id, home.calendar),
            by: \.chore.id)
        var shown: [Chore.ID: Occurrence] = [:]
        for id in Set(routines.flatMap(\.chores)) {
            shown[id] = live[id]?.first(where: isTheirs)
            guard shown[id] == nil, let chore = try chore(id, in: home.household.id) else {
                continue
            }
            let all = try occurrences(of: chore, in: home.calendar)
            shown[id] = all.first(where: isTheirs) ?? all.first
        }
        return shown
    }

    /// The dates of a routine's chores that say how far a member has come with it on a day.
    borrowing func dates(
        of routine: Routine, sayingOf member: Member.ID, on day: Day, in home: Principal.Membership
    ) throws -> [Occurrence] {
        let calendar = home.calendar.atStart(of: day)
        return try chores(of: routine).flatMap { chore in
            try dates(of: chore, sayingOf: member, in: calendar)
        }
    }
}
