import HouseholdService

/// A condition as somebody could write it, and what it is worth in a world: what a reading of its text has to be worth, too.
indirect enum RuleFormula {
    /// A chore as conditions ask about it.
    struct World {
        /// Whether it is private, proposed, and a must-do.
        let marks: [Bool]
        /// Whose it is.
        let assignee: Assignee

        enum Assignee: CaseIterable {
            case nobody, asker, other
        }

        /// All there are.
        static let all: [World] = (0..<8).flatMap { bits in
            Assignee.allCases.map { assignee in
                World(marks: (0..<3).map { bits >> $0 & 1 == 1 }, assignee: assignee)
            }
        }
    }

    case mark(Int)
    case isAssigned
    case isAskers
    case isOthers
    case not(RuleFormula)
    case and([RuleFormula])
    case or([RuleFormula])
    case choice(RuleFormula, RuleFormula, RuleFormula)

    private static let names = ["private", "proposed", "must_do"]

    /// A formula of at most so many levels.
    static func random(_ depth: Int, by numbers: inout some RandomNumberGenerator) -> RuleFormula {
        func inner(_ numbers: inout some RandomNumberGenerator) -> RuleFormula {
            random(depth - 1, by: &numbers)
        }
        switch Int.random(in: 0..<(depth > 0 ? 9 : 5), using: &numbers) {
        case 0, 1: return .mark(.random(in: 0..<3, using: &numbers))
        case 2: return .isAssigned
        case 3: return .isAskers
        case 4: return .isOthers
        case 5: return .not(inner(&numbers))
        case 6: return .and([inner(&numbers), inner(&numbers), inner(&numbers)])
        case 7: return .or([inner(&numbers), inner(&numbers), inner(&numbers)])
        default: return .choice(inner(&numbers), inner(&numbers), inner(&numbers))
        }
    }

    /// In Cedar.
    var text: String {
        switch self {
        case .mark(let place): "resource.\(Self.names[place])"
        case .isAssigned: "resource has assignee"
        case .isAskers: "(resource has assignee && resource.assignee == principal)"
        case .isOthers: "(resource has assignee && principal != resource.assignee)"
        case .not(let formula): "!(\(formula.text))"
        case .and(let formulas): "(\(formulas.map(\.text).joined(separator: " && ")))"
        case .or(let formulas): "(\(formulas.map(\.text).joined(separator: " || ")))"
        case .choice(let condition, let then, let otherwise):
            "(if \(condition.text) then \(then.text) else \(otherwise.text))"
        }
    }

    func holds(in world: World) -> Bool {
        switch self {
        case .mark(let place): world.marks[place]
        case .isAssigned: world.assignee != .nobody
        case .isAskers: world.assignee == .asker
        case .isOthers: world.assignee == .other
        case .not(let formula): !formula.holds(in: world)
        case .and(let formulas): formulas.allSatisfy { $0.holds(in: world) }
        case .or(let formulas): formulas.contains { $0.holds(in: world) }
        case .choice(let condition, let then, let otherwise):
            (condition.holds(in: world) ? then : otherwise).holds(in: world)
        }
    }
}

extension RuleClaim {
    /// Whether it is so in a world, or `nil` where it asks about something else.
    func holds(in world: RuleFormula.World) -> Bool? {
        switch self {
        case .all(let claims):
            let found = claims.map { $0.holds(in: world) }
            return found.contains(nil) ? nil : found.allSatisfy { $0 == true }
        case .any(let claims):
            let found = claims.map { $0.holds(in: world) }
            return found.contains(nil) ? nil : found.contains(true)
        case .saying(let saying, let isTrue):
            return saying.holds(in: world).map { $0 == isTrue }
        }
    }
}

extension RuleSaying {
    fileprivate func holds(in world: RuleFormula.World) -> Bool? {
        switch self {
        case .mark(.isPrivate): world.marks[0]
        case .mark(.isProposed): world.marks[1]
        case .mark(.isMustDo): world.marks[2]
        case .who(.assignee, RuleWhom(.anybody)): world.assignee != .nobody
        case .who(.assignee, RuleWhom(.asker)): world.assignee == .asker
        case .who(.assignee, RuleWhom(.asker, isOther: true)): world.assignee == .other
        default: nil
        }
    }
}
