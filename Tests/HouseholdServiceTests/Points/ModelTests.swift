import HouseholdModel
import HouseholdService
import SeededRandom
import Testing

/// The chores of one day, as simple as can be.
private struct Model {
    struct Chore {
        let assignee: Person?
        let points: Int
        var doer: Person?
    }

    var chores: [Number: Chore] = [
        1: Chore(assignee: .mia, points: 1), 2: Chore(assignee: .mia, points: 3),
        3: Chore(assignee: .max, points: 2), 4: Chore(assignee: nil, points: 4),
        5: Chore(assignee: .anna, points: 5), 6: Chore(assignee: nil, points: 7),
    ]

    /// What changes in points, or `nil` when it is refused.
    mutating func apply(_ step: Step) -> Int? {
        guard let chore = chores[step.chore] else { return nil }
        let isOwn = chore.assignee == nil || chore.assignee == step.person
        switch step.kind {
        case .complete:
            return isOwn ? complete(step.chore, by: step.person) : nil
        case .completeFor(let child):
            return complete(step.chore, by: child)
        case .undo:
            guard let doer = chore.doer else { return isOwn || step.person == .anna ? 0 : nil }
            guard doer == step.person || step.person == .anna else { return nil }
            chores[step.chore]?.doer = nil
            return -chore.points
        }
    }

    private mutating func complete(_ number: Number, by doer: Person) -> Int? {
        guard let chore = chores[number] else { return nil }
        if let other = chore.doer { return other == doer ? 0 : nil }
        chores[number]?.doer = doer
        return chore.points
    }

    func earned(_ person: Person) -> Int {
        chores.values.filter { $0.doer == person }.map(\.points).reduce(0, +)
    }

    func completed(_ person: Person) -> Int {
        chores.values.filter { $0.doer == person }.count
    }
}

/// Something that somebody does.
private struct Step {
    enum Kind {
        case complete, undo
        case completeFor(Person)
    }

    let kind: Kind
    let chore: Number
    let person: Person

    init(using generator: inout SeededGenerator) {
        chore = .random(in: 1...6, using: &generator)
        switch Int.random(in: 0..<5, using: &generator) {
        case 0, 1: kind = .complete
        case 2, 3: kind = .undo
        default: kind = .completeFor(Bool.random(using: &generator) ? .mia : .max)
        }
        let people: [Person] = if case .completeFor = kind { [.anna] } else { [.mia, .max, .anna] }
        person = people.randomElement(using: &generator) ?? .anna
    }
}

@Suite("Two thousand random steps")
struct ModelTests {
    @Test("leave the points that a plain model counts", arguments: [1, 2])
    func matchTheModel(seed: UInt64) async throws {
        let family = try await Family()
        try await family.addChore("Mow", worth: 7)
        var generator = SeededGenerator(seed: seed)
        var model = Model()

        for number in 1...1_000 {
            let step = Step(using: &generator)
            #expect(try await points(of: step, in: family) == model.apply(step), "step \(number)")
            if number.isMultiple(of: 50) { try await compare(family, with: model) }
        }

        #expect(try await family.ask(VerifyAudit(), as: .anna).ok)
        #expect(
            try family.number("SELECT sum(balance) FROM standing")
                == model.chores.values
                .filter { $0.doer != nil }.map(\.points).reduce(0, +))
    }

    private func points(of step: Step, in family: Family) async throws -> Int? {
        do {
            switch step.kind {
            case .complete:
                return try await family.complete(step.chore, as: step.person).awarded
            case .undo:
                return try await family.undo(step.chore, as: step.person).awarded
            case .completeFor(let child):
                let operation = CompleteChoreFor(step.chore, doer: child.rawValue)
                return try await family.perform(operation, as: step.person).awarded
            }
        } catch ServiceError.refused, ServiceError.chore(.doneByOther) {
            return nil
        }
    }

    private func compare(_ family: Family, with model: Model) async throws {
        for person in [Person.mia, .max, .anna] {
            let points = try await family.ask(ShowPoints(), as: person)
            #expect(points.earned == model.earned(person))
            #expect(points.week == model.earned(person))
            #expect(points.completed == model.completed(person))
            let history = try await family.ask(ShowPointsHistory(limit: 10_000), as: person)
            #expect(history.map(\.points).reduce(0, +) == model.earned(person))
        }
        let zoo = try await family.ask(ShowReward(2), as: .mia)
        #expect(zoo.reached.isEmpty == (model.earned(.mia) < 10))
        let done = try await family.ask(ListChores(.completed), as: .anna).map(\.number)
        #expect(Set(done) == Set(model.chores.filter { $0.value.doer != nil }.keys))
    }
}
