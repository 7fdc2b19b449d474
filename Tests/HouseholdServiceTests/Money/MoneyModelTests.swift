import HouseholdModel
import HouseholdService
import SeededRandom
import Testing

/// What a child is owed, what Ben owes Anna, and the points that are left, as plain sums.
private struct MoneyModel {
    /// What one step did, in cents and points.
    struct Effect {
        var owed = 0
        var paid = 0
        var net = 0
        var points = 0
    }

    var owed = 0
    var net = 0
    var points = 5_000
    /// Whether Ben is gone, with whom only what is open can be settled then.
    private(set) var hasLeft = false
    private var deeds: [Person: [Effect]] = [:]

    /// Whether something of theirs can be taken back.
    func hasDone(_ person: Person) -> Bool { deeds[person]?.isEmpty == false }

    /// Lets Ben go, after which nothing from before is taken back.
    mutating func leave() {
        hasLeft = true
        deeds = [:]
    }

    /// Whether the step is possible.
    mutating func apply(_ step: MoneyStep) -> Bool {
        let sign = step.person == .anna ? 1 : -1
        switch step.kind {
        case .payOut(let minor, let isLater):
            guard minor / 10 <= points else { return false }
            note(
                Effect(owed: minor, paid: isLater ? 0 : minor, points: -(minor / 10)), step.person)
        case .payMia(let minor):
            guard minor <= owed else { return false }
            note(Effect(paid: minor), step.person)
        case .settleMia:
            guard owed > 0 else { return false }
            note(Effect(paid: owed), step.person)
        case .charge(let minor):
            guard !hasLeft else { return false }
            note(Effect(net: sign * minor), step.person)
        case .pay(let minor):
            guard !hasLeft || minor <= -net else { return false }
            note(Effect(net: sign * minor), step.person)
        case .settle:
            guard net != 0 else { return false }
            note(Effect(net: -net), step.person)
        case .undo:
            guard let last = deeds[step.person]?.last, last.owed <= owed + last.paid else {
                return false
            }
            deeds[step.person]?.removeLast()
            owed += last.paid - last.owed
            net -= last.net
            points -= last.points
        }
        return true
    }

    private mutating func note(_ effect: Effect, _ person: Person) {
        deeds[person, default: []].append(effect)
        owed += effect.owed - effect.paid
        net += effect.net
        points += effect.points
    }
}

/// Something that a parent books.
private struct MoneyStep: CustomStringConvertible {
    enum Kind {
        case payOut(Int, Bool), payMia(Int), settleMia
        case charge(Int), pay(Int), settle
        case undo
    }

    let kind: Kind
    let person: Person
    var other: String { person == .anna ? "ben" : "anna" }
    var description: String { "\(person) \(kind)" }

    init(in model: MoneyModel, using generator: inout SeededGenerator) {
        let person: Person = Bool.random(using: &generator) || model.hasLeft ? .anna : .ben
        self.person = person
        let minor = Int.random(in: 1...90, using: &generator) * 10
        let choice = Int.random(in: 0..<12, using: &generator)
        kind =
            switch choice {
            case 0, 1: .payOut(minor, Bool.random(using: &generator))
            case 2: .payMia(minor)
            case 3: .settleMia
            case 4, 5: .charge(minor)
            case 6, 7: .pay(minor)
            case 8: .settle
            default: model.hasDone(person) ? .undo : .charge(minor)
            }
    }
}

@Suite("Hundreds of random steps with money")
struct MoneyModelTests {
    @Test("leave what plain sums say is owed", arguments: [1, 2, 3])
    func matchTheModel(seed: UInt64) async throws {
        let family = try await Family()
        try await family.setRate(as: .anna)
        try await family.give(5_000, to: "mia", as: .anna)
        var generator = SeededGenerator(seed: seed)
        var model = MoneyModel()

        try await play(300, in: family, against: &model, using: &generator)
        try family.everybodyProves()
        try await family.perform(RemoveMember("ben"), as: .anna)
        model.leave()
        try await play(100, in: family, against: &model, using: &generator)

        #expect(try await family.ask(VerifyAudit(), as: .anna).ok)
        #expect(try family.count("ledger", where: "kind = 'reversal'") > 0)
        #expect(try family.count("ledger", where: "kind = 'payment'") > 0)
    }

    private func play(
        _ count: Int, in family: Family, against model: inout MoneyModel,
        using generator: inout SeededGenerator
    ) async throws {
        for number in 1...count {
            let step = MoneyStep(in: model, using: &generator)
            let expected = model.apply(step)
            let outcome = try await perform(step, in: family)
            try #require(outcome == expected, "step \(number): \(step)")
            let debts = try await family.debts(as: .anna)
            try #require(Set(debts) == Self.debts(of: model), "step \(number): \(step)")
            let balance = try await family.ask(ShowPoints(of: "mia"), as: .anna).balance
            try #require(balance == model.points, "step \(number): \(step)")
        }
    }

    private static func debts(of model: MoneyModel) -> Set<String> {
        var debts: Set<String> = []
        if model.owed > 0 { debts.insert("mia<home \(amount(model.owed))") }
        if model.net > 0 { debts.insert("anna<ben \(amount(model.net))") }
        if model.net < 0 { debts.insert("ben<anna \(amount(-model.net))") }
        return debts
    }

    private static func amount(_ minor: Int) -> String {
        let cents = minor % 100
        return "\(minor / 100).\(cents < 10 ? "0" : "")\(cents)"
    }

    private func perform(_ step: MoneyStep, in family: Family) async throws -> Bool {
        do {
            switch step.kind {
            case .payOut(let minor, let isLater):
                try await family.perform(
                    PayOut(Self.amount(minor), to: "mia", later: isLater, because: nil),
                    as: step.person)
            case .payMia(let minor):
                try await family.perform(PayMoney(Self.amount(minor), to: "mia"), as: step.person)
            case .settleMia:
                try await family.perform(SettleMoney(with: "mia"), as: step.person)
            case .charge(let minor):
                try await family.perform(
                    ChargeMoney(Self.amount(minor), to: step.other, because: Note("Pizza")),
                    as: step.person)
            case .pay(let minor):
                try await family.perform(
                    PayMoney(Self.amount(minor), to: step.other), as: step.person)
            case .settle:
                try await family.perform(SettleMoney(with: step.other), as: step.person)
            case .undo: try await family.perform(TakeBack(), as: step.person)
            }
            return true
        } catch ServiceError.money {
            return false
        } catch ServiceError.notFound(.person, "ben") {
            return false
        }
    }
}
