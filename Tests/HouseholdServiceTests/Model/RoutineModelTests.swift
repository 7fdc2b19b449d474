import HouseholdModel
import HouseholdService
import SeededRandom
import Testing

/// A routine of Mia's, as simple as can be: how far each chore is today, what the bonus stands on, and what was before.
private struct RoutineModel {
    enum State: Equatable { case open, waiting, paid, skipped }

    enum Step: CaseIterable {
        case done, undone, approve, reject, skip, reverse, edit, takeBack
    }

    static let bonus = 16

    var chores: [Number: (points: Int, state: State)] = [:]
    var routine: Set<Number> = []
    /// The chores for which the bonus was paid, while it is; a parent may have taken it back by hand.
    var paid: (chores: Set<Number>, isReversed: Bool)?

    /// What was earned, and how often the bonus was paid, on the days before.
    private var before = (points: 0, bonuses: 0)

    var earned: Int {
        let sum = chores.values.reduce(0) { $1.state == .paid ? $0 + $1.points : $0 }
        return before.points + sum + (paid?.isReversed == false ? Self.bonus : 0)
    }

    var bonuses: Int { before.bonuses + (paid == nil ? 0 : 1) }

    /// Begins with another day, on which all is to be done again.
    mutating func beginDay() {
        before = (earned, bonuses)
        paid = nil
        for number in chores.keys { chores[number]?.state = .open }
    }

    /// Lets a chore count.
    mutating func count(_ number: Number) {
        chores[number]?.state = .paid
        let states = routine.map { ($0, chores[$0]?.state) }
        guard paid == nil, routine.contains(number),
            states.allSatisfy({ $0.1 == .paid || $0.1 == .skipped })
        else { return }
        paid = (Set(states.filter { $0.1 == .paid }.map(\.0)), false)
    }

    /// Lets it count no more.
    mutating func open(_ number: Number) {
        chores[number]?.state = .open
        if let bonus = paid, !bonus.isReversed, bonus.chores.contains(number) { paid = nil }
    }
}

@Suite("Hundreds of random steps with a routine")
struct RoutineModelTests {
    @Test("leave the points that a plain model has", arguments: 1...4 as ClosedRange<UInt64>)
    func matchTheModel(seed: UInt64) async throws {
        let family = try await Family()
        var model = RoutineModel()
        try await family.settle(.approval(.always), as: .anna)
        for points in [1, 0, 2, 4, 0] {
            let number = try await family.addDaily("Chore", for: .one("mia"))
            var edit = EditChore(number)
            edit.value = ChoreValue(points)
            try await family.perform(edit, as: .anna)
            model.chores[number] = (points, .open)
        }
        model.routine = Set(model.chores.keys.sorted().prefix(2))
        try await family.addRoutine(
            "morning", of: model.routine.sorted(), bonus: RoutineModel.bonus)
        var generator = SeededGenerator(seed: seed)

        for day in 1...5 {
            for place in 1...40 {
                let told = try await step(in: family, &model, using: &generator)
                try await compare(family, model, "day \(day), step \(place): \(told)")
            }
            try await endDay(in: family, &model)
            try await compare(family, model, "the end of day \(day)")
            try await family.live(days: 1)
            model.beginDay()
        }

        #expect(model.bonuses > 0)
        #expect(try await family.ask(VerifyAudit(), as: .anna).ok)
    }

    private func compare(_ family: Family, _ model: RoutineModel, _ told: String) async throws {
        let points = try await family.ask(ShowPoints(), as: .mia)
        try #require(points.earned == model.earned, "\(told)")
        try #require(try family.count("routine_bonus") == model.bonuses, "\(told)")
    }

    /// Does one step, in the family and in the model, and says which.
    private func step(
        in family: Family, _ model: inout RoutineModel, using generator: inout SeededGenerator
    ) async throws -> String {
        let step = RoutineModel.Step.allCases.randomElement(using: &generator) ?? .done
        let number = model.chores.keys.sorted().randomElement(using: &generator) ?? 0
        switch step {
        case .reverse: try await reverse(in: family, &model)
        case .edit:
            model.routine = Set(
                model.chores.keys.sorted().filter { _ in Bool.random(using: &generator) }
                    + [number])
            try await family.perform(
                EditRoutine(family.tag("morning"), [.chores(model.routine.sorted())]), as: .anna)
        case .done, .undone, .approve, .reject, .skip, .takeBack:
            guard try await act(step, on: number, in: family, &model) else { return "nothing" }
        }
        return "\(step) \(number)"
    }

    /// Does one step with a chore, where it is in a state for that, and says whether it is.
    private func act(
        _ step: RoutineModel.Step, on number: Number, in family: Family,
        _ model: inout RoutineModel
    ) async throws -> Bool {
        switch (step, model.chores[number]?.state) {
        case (.done, .open):
            try await family.complete(number, as: .mia)
            model.chores[number]?.state = .waiting
        case (.undone, .waiting), (.undone, .paid), (.undone, .skipped):
            let today = try family.zone().day(at: family.clock.now)
            try await family.perform(UndoChore(number, on: today), as: .anna)
            model.open(number)
        case (.approve, .waiting):
            try await family.perform(ApproveChore(number), as: .anna)
            model.count(number)
        case (.reject, .waiting):
            try await family.perform(RejectChore(number), as: .anna)
            model.open(number)
        case (.skip, .open):
            try await family.perform(SkipChore(number), as: .anna)
            model.chores[number]?.state = .skipped
        case (.takeBack, .waiting):
            // Approved, taken back and approved once more, by one who did nothing else.
            try await family.perform(ApproveChore(number), as: .ben)
            model.count(number)
            try await family.perform(TakeBack(), as: .ben)
            model.open(number)
            model.chores[number]?.state = .waiting
            try await family.perform(TakeBack(again: true), as: .ben)
            model.count(number)
        default: return false
        }
        return true
    }

    /// Skips what is left, and says OK to what waits: nothing of the day is late tomorrow.
    private func endDay(in family: Family, _ model: inout RoutineModel) async throws {
        for step in [RoutineModel.Step.skip, .approve] {
            for number in model.chores.keys.sorted() {
                _ = try await act(step, on: number, in: family, &model)
            }
        }
    }

    /// Takes the bonus back by hand, where there is one.
    private func reverse(in family: Family, _ model: inout RoutineModel) async throws {
        guard model.paid?.isReversed == false else { return }
        let history = try await family.ask(
            ShowPointsHistory(of: "mia", limit: 10_000), as: .anna)
        let entry = history.first { $0.kind == .bonus && $0.reversedBy == nil }
        guard let sequence = entry?.seq else { return }
        try await family.perform(ReversePoints(sequence), as: .anna)
        model.paid?.isReversed = true
    }
}
