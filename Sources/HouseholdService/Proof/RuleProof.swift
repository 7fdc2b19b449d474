import Cedar
import Household
import HouseholdStore

/// Puts the questions of the model to rules.
struct RuleProof {
    private let scenes: [Scenes]
    private let deadline: Deadline

    /// The proof for what any of `rules` tells apart in a household of that template.
    ///
    /// - Throws: ``ServiceError/rules(_:)`` when that is more than can be gone through.
    init(
        of rules: HouseRules..., in template: Household.Template, until deadline: Deadline
    ) throws {
        let schema = try HouseRules.schema()
        let policies = rules.flatMap { $0.policies.policies }
        self.deadline = deadline
        scenes = try Action.allCases.filter { !$0.isOutsideHouseholds }.map { action in
            try Scenes(
                action, on: schema.actions[action.uid]?.resources.map { "\($0)" } ?? [],
                policies.filter { $0.fits(action: action.uid, with: Entities()) }, in: template)
        }
    }

    /// Proves that the walls stand.
    ///
    /// - Returns: How many questions were asked.
    /// - Throws: ``ServiceError/wallBroken(_:)`` with the plainest case in which one does not.
    func check(_ rules: HouseRules) throws -> Int {
        let setting = try HouseRules.schema().settingActions
        guard setting.isEmpty else {
            throw ServiceError.rules(
                "\(Wall.balances.sentence) (\(setting.joined(separator: ", ")))")
        }
        try rules.refuseUnprovable()
        var count = 0
        var plainest: (unusual: Int, breach: Breach)?
        for scenes in scenes {
            var verdicts = Verdicts(rules, to: scenes)
            var demands = Demands(of: scenes)
            try forEach(in: scenes) { point in
                guard let demand = demands.demand(point) else { return }
                count += 1
                guard point.unusual < plainest?.unusual ?? .max,
                    try verdicts.allow(point) != demand.answer
                else { return }
                let answer = RuleAnswer(scenes.question(point), try verdicts.verdict(point))
                let breach = Breach(
                    wall: demand.wall.rawValue, sentence: demand.wall.sentence, answer: answer)
                plainest = (point.unusual, breach)
            }
        }
        if let plainest { throw ServiceError.wallBroken(plainest.breach) }
        return count
    }

    /// The questions that `new` answers otherwise than `old`, the plainest first, and how many were asked.
    func changes(from old: HouseRules, to new: HouseRules) throws -> (count: Int, [RuleChange]) {
        var count = 0
        var changes: [[RuleChange]] = []
        for scenes in scenes {
            var (before, after) = (Verdicts(old, to: scenes), Verdicts(new, to: scenes))
            try forEach(in: scenes) { point in
                count += 1
                guard try before.allow(point) != after.allow(point) else { return }
                while changes.count <= point.unusual { changes.append([]) }
                changes[point.unusual].append(
                    RuleChange(
                        scenes.question(point), try before.verdict(point),
                        try after.verdict(point)))
            }
        }
        return (count, changes.flatMap(\.self))
    }

    private func forEach(
        in scenes: Scenes, _ body: (borrowing Scenes.Point) throws -> Void
    ) throws {
        var count = 0
        try scenes.forEach { point in
            if count % 4_096 == 0 { try deadline.check() }
            count += 1
            try body(point)
        }
    }
}

/// What the walls demand of the cases of one action, found out once for all that they can't tell apart.
private struct Demands {
    struct Demand {
        let wall: Wall
        let answer: Bool
    }

    private let scenes: Scenes
    private let mask: UInt128
    private var known: [UInt128: Demand?] = [:]

    init(of scenes: Scenes) {
        self.scenes = scenes
        mask = scenes.maskOfWalls
    }

    mutating func demand(_ point: borrowing Scenes.Point) -> Demand? {
        if let known = known[point.code & mask] { return known }
        let question = scenes.question(point)
        let demands = Wall.allCases.compactMap { wall in
            wall.answer(to: question).map { Demand(wall: wall, answer: $0) }
        }
        // A wall that keeps out goes before one that lets in.
        let demand = demands.first { !$0.answer } ?? demands.first
        known[point.code & mask] = demand
        return demand
    }
}
