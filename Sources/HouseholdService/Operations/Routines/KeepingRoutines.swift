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
        let home = try membership().home
        var views: [ChoreView] = []
        for chore in try transaction.facts.chores(of: routine) where try allows(.showChore, chore) {
            let date = try transaction.facts.occurrences(of: chore, in: home.calendar).first
            if let date { views.append(ChoreView(date, in: home, at: instant)) }
        }
        return RoutineView(routine, chores: views)
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
