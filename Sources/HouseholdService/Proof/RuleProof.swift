import Cedar
import Household
import HouseholdStore

/// Puts the questions of the model to rules.
struct RuleProof {
    private let model: Model

    /// The proof for what any of `rules` tells apart in a household of that template.
    init(of rules: HouseRules..., in template: Household.Template) throws {
        model = try Model(of: rules, in: template)
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
        try refuseCalculation(in: rules)
        var worlds = Worlds()
        var count = 0
        for question in model.questions {
            let demands = Wall.allCases.compactMap { wall in
                wall.answer(to: question).map { (wall, $0) }
            }
            guard !demands.isEmpty else { continue }
            count += 1
            let decision = try rules.decide(question.action, worlds.request(question))
            // A wall that keeps out goes before one that lets in.
            let demanded = demands.allSatisfy(\.1)
            guard decision.isAllowed != demanded,
                let wall = demands.first(where: { $0.1 == demanded })?.0
            else { continue }
            throw ServiceError.wallBroken(
                Breach(
                    wall: wall.rawValue, sentence: wall.sentence,
                    answer: RuleAnswer(question, decision)
                ))
        }
        return count
    }

    /// Refuses rules about what parents see of a child where no list of cases is a proof.
    private func refuseCalculation(in rules: HouseRules) throws(ServiceError) {
        let sights = Action.allCases.filter(\.isSight).map { EntityUID("Action", $0.rawValue) }
        let calculating = rules.policies.policies.first { policy in
            Mentions(of: [policy]).calculates
                && sights.contains { policy.fits(action: $0, with: Entities()) }
        }
        guard let calculating else { return }
        throw .rules(
            """
            \(calculating.id) calculates, so that nobody can say when parents see what their children do. \
            Compare with a moment or a length of time instead.
            """)
    }

    /// The questions that `new` answers otherwise than `old`, and how many were asked.
    func changes(from old: HouseRules, to new: HouseRules) throws -> (count: Int, [RuleChange]) {
        var worlds = Worlds()
        var changes: [RuleChange] = []
        for question in model.questions {
            let request = try worlds.request(question)
            let (before, after) = (
                old.decide(question.action, request), new.decide(question.action, request)
            )
            guard before.isAllowed != after.isAllowed else { continue }
            changes.append(RuleChange(question, before, after))
        }
        return (model.questions.count, changes)
    }
}

/// The entities of the cases, made once for those that share a setting.
private struct Worlds {
    private var known: [Setting: World] = [:]
    /// How many are kept at once.
    private static let most = 10_000

    mutating func request(
        _ question: Model.Question
    ) throws -> (request: Request, entities: Entities) {
        let world = try world(of: question.setting)
        return try world.question(
            question.action, question.setting.resource(question.thing),
            naming: question.named.map(question.setting.member), by: nil)
    }

    private mutating func world(of setting: Setting) throws -> World {
        if let world = known[setting] { return world }
        if known.count >= Self.most { known = [:] }
        let world = try setting.world()
        known[setting] = world
        return world
    }
}
