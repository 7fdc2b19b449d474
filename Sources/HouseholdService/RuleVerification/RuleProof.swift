package import Cedar
import Dispatch
package import HouseholdModel
import Synchronization

/// Puts the questions of the model to rules.
package struct RuleProof: Sendable {
    private let rules: [HouseRules]
    private let template: Household.Template
    private let schema: Cedar.Schema
    private let isUnderOwnSchema: Bool
    let deadline: Deadline
    private let people: [Member.ID: String]
    /// What forbids something in the rules that come with the program.
    private let shipped: Set<PolicyName>
    let contexts = ModelContexts()

    /// The proof for what any of `rules` tells apart in a household of that template with these people, under the program's
    /// schema or another one.
    package init(
        of rules: HouseRules..., in template: Household.Template, until deadline: Deadline,
        under other: Cedar.Schema? = nil, naming people: [Member.ID: String] = [:]
    ) throws {
        self.rules = rules
        self.template = template
        schema = try other ?? HouseRules.schema()
        isUnderOwnSchema = other == nil
        self.deadline = deadline
        self.people = people
        shipped = Set(
            try HouseRules.shipped(for: template).policies.policies
                .filter { $0.effect == .forbid }.map(PolicyName.init))
    }

    /// What forbids something by a household's own rules, and all others.
    func parted(_ policies: [Policy]) -> (forbids: [Policy], rest: [Policy]) {
        let isOwn = { (policy: Policy) in
            policy.effect == .forbid && !policy.isWall && !shipped.contains(PolicyName(policy))
        }
        return (policies.filter(isOwn), policies.filter { !isOwn($0) })
    }

    /// What the rules tell apart about an action.
    ///
    /// - Throws: ``RulesProblem/broken(_:)`` when that is more than can be gone through.
    func scenes(of action: Action) throws -> ActionCases {
        try scenes(of: action, among: rules.flatMap { $0.policies(speakingOf: action) })
    }

    /// What some policies about an action tell apart.
    func scenes(of action: Action, among policies: [Policy]) throws -> ActionCases {
        guard let asked = schema.actions[action.uid] else {
            throw ServiceError.bug("the schema has no \(action.rawValue)")
        }
        return try ActionCases(
            action, asked, in: schema, policies, in: template, naming: people)
    }

    /// The proof about an action that depends on the policies of `rules` alone; `nil` where other rules tell more apart.
    private func known(_ action: Action, by rules: HouseRules) -> KnownProofs.Proof? {
        guard isUnderOwnSchema, self.rules.allSatisfy({ $0.saysTheSame(as: rules, about: action) })
        else { return nil }
        return proof(about: action, of: rules.policies(speakingOf: action))
    }

    private func proof(about action: Action, of policies: [Policy]) -> KnownProofs.Proof? {
        isUnderOwnSchema ? KnownProofs.Proof(about: action, in: template, policies) : nil
    }

    /// Proves that the walls stand around `rules` in a household of that template with these people.
    ///
    /// - Throws: ``RulesProblem/broken(_:)`` or ``RulesProblem/wallBroken(_:)``.
    static func prove(
        _ rules: HouseRules, in template: Household.Template, until deadline: Deadline,
        naming people: [Member.ID: String] = [:]
    ) throws {
        _ = try RuleProof(of: rules, in: template, until: deadline, naming: people).check(rules)
    }

    /// Proves that the walls stand.
    ///
    /// - Returns: How many questions were asked.
    /// - Throws: ``RulesProblem/wallBroken(_:)`` with the plainest case in which one does not.
    func check(_ rules: HouseRules) throws -> Int {
        let setting = schema.settingActions
        guard setting.isEmpty else {
            throw ServiceError.rules(
                .broken(
                    "\(Wall.balances.sentence) (\(setting.joined(separator: ", ")))"))
        }
        try rules.refuseUnprovable(under: schema)
        let limit = Atomic(Int.max)
        let answers = try each { action in try check(action, against: rules, upTo: limit) }
        let breaches = answers.compactMap(\.plainest)
        // Of two that are as plain, the first action's.
        if let plainest = breaches.min(by: { $0.unusual < $1.unusual }) {
            throw ServiceError.rules(.wallBroken(plainest.breach))
        }
        // With a breach not all cases were looked at.
        KnownProofs.keep(answers.flatMap { $0.parts + [($0.proof, $0.counts)] })
        return answers.reduce(0) { $0 + $1.counts.demands }
    }

    /// What was found out about one action.
    private struct Finding {
        let proof: KnownProofs.Proof?
        var counts = KnownProofs.Counts()
        var plainest: (unusual: Int, breach: Breach)?
        /// The proofs of parts of the rules that it was put together of.
        var parts: [(proof: KnownProofs.Proof?, counts: KnownProofs.Counts)] = []

        mutating func add(_ part: Finding) {
            counts.cases += part.counts.cases
            counts.demands += part.counts.demands
            parts.append((part.proof, part.counts))
            if let breach = part.plainest, breach.unusual < plainest?.unusual ?? .max {
                plainest = breach
            }
        }
    }

    /// The same of one action; no case needs to be more unusual than any in which a wall does not stand.
    private func check(
        _ action: Action, against rules: HouseRules, upTo limit: borrowing Atomic<Int>
    ) throws -> Finding {
        var finding = Finding(proof: known(action, by: rules))
        if let counts = finding.proof.flatMap(KnownProofs.counts) {
            finding.counts = counts
            return finding
        }
        let policies = rules.policies(speakingOf: action)
        do {
            guard try !isHopeless(policies, about: action) else {
                throw ServiceError.rules(ActionCases.tooMuch)
            }
            try check(policies, in: scenes(of: action), upTo: limit, &finding)
        } catch ServiceError.rules(ActionCases.tooMuch) {
            guard finding.plainest == nil else { return finding }
            finding = Finding(proof: finding.proof)
            for part in try parts(of: policies, about: action) {
                try finding.add(check(action, part: part, upTo: limit))
            }
        }
        return finding
    }

    /// The same of a part of the rules.
    private func check(
        _ action: Action, part policies: [Policy], upTo limit: borrowing Atomic<Int>
    ) throws -> Finding {
        var finding = Finding(proof: proof(about: action, of: policies))
        if let counts = finding.proof.flatMap(KnownProofs.counts) {
            finding.counts = counts
            return finding
        }
        try check(
            policies, in: scenes(of: action, among: policies), isPart: true, upTo: limit, &finding)
        return finding
    }

    /// Looks for the plainest case in which a wall does not stand around policies.
    private func check(
        _ policies: [Policy], in scenes: ActionCases, isPart: Bool = false,
        upTo limit: borrowing Atomic<Int>, _ finding: inout Finding
    ) throws {
        var verdicts = Verdicts([policies], to: scenes, in: contexts)
        var demands = Demands(of: scenes)
        try forEach(in: scenes) { point in
            finding.counts.cases += 1
            if let demand = demands.demand(point) {
                finding.counts.demands += 1
                if try verdicts.allow(point) != demand.answer {
                    // What a part lets in may be forbidden in another one.
                    guard demand.answer || !isPart else {
                        throw ServiceError.rules(ActionCases.tooMuch)
                    }
                    let answer = RuleAnswer(scenes.question(point), try verdicts.verdict(point))
                    let breach = Breach(
                        wall: demand.wall.rawValue, sentence: demand.wall.sentence, answer: answer)
                    finding.plainest = (point.unusual, breach)
                    limit.min(point.unusual, ordering: .relaxed)
                }
            }
            // Of this action one that is as unusual comes too late, of an earlier one it does not.
            let least = finding.plainest.map { $0.unusual - 1 } ?? .max
            return min(least, limit.load(ordering: .relaxed))
        }
    }

    /// The questions that `new` answers otherwise than `old`, the plainest first, and how many were asked.
    package func changes(from old: HouseRules, to new: HouseRules) throws -> (
        count: Int, [RuleChange]
    ) {
        let answers = try each { action in try compare(old, new, about: action) }
        let most = answers.map(\.changes.count).max() ?? 0
        let changes = (0..<most).flatMap { unusual in
            answers.flatMap { $0.changes.indices.contains(unusual) ? $0.changes[unusual] : [] }
        }
        return (answers.reduce(0) { $0 + $1.count }, changes)
    }

    /// The same of one action, by how many unusual things there are in each.
    private func compare(
        _ old: HouseRules, _ new: HouseRules, about action: Action
    ) throws -> (count: Int, changes: [[RuleChange]]) {
        let areTheSame = old.saysTheSame(as: new, about: action)
        if areTheSame, let counts = known(action, by: new).flatMap(KnownProofs.counts) {
            return (counts.cases, [])
        }
        let (before, after) = (
            old.policies(speakingOf: action), new.policies(speakingOf: action)
        )
        do {
            guard try !isHopeless(before + after, about: action) else {
                throw ServiceError.rules(ActionCases.tooMuch)
            }
            return try compare([before, after], in: scenes(of: action), areTheSame)
        } catch ServiceError.rules(ActionCases.tooMuch) {
            let parts = try inParts(before, after, about: action) { rules, scenes in
                try compare(rules, in: scenes, areTheSame)
            }
            return parts.dropFirst().reduce(into: parts[0]) { all, part in
                all.count += part.count
                for (unusual, changes) in part.changes.enumerated() {
                    if unusual < all.changes.count {
                        all.changes[unusual] += changes
                    } else {
                        all.changes.append(changes)
                    }
                }
            }
        }
    }

    /// The same of the policies of both.
    private func compare(
        _ rules: [[Policy]], in scenes: ActionCases, _ areTheSame: Bool
    ) throws -> (count: Int, changes: [[RuleChange]]) {
        var count = 0
        var changes: [[RuleChange]] = []
        var verdicts = Verdicts(rules, to: scenes, in: contexts)
        try forEach(in: scenes) { point in
            count += 1
            guard !areTheSame, try verdicts.mayDiffer(point, at: 1),
                try verdicts.allow(point, by: 0) != verdicts.allow(point, by: 1)
            else { return .max }
            while changes.count <= point.unusual { changes.append([]) }
            changes[point.unusual].append(
                RuleChange(
                    scenes.question(point), try verdicts.verdict(point, by: 0),
                    try verdicts.verdict(point, by: 1)))
            return .max
        }
        return (count, changes)
    }

    /// Another policy in the place of one, or none.
    package struct Swap: Sendable {
        let old: Policy
        let new: Policy?

        package init(_ old: Policy, for new: Policy?) {
            (self.old, self.new) = (old, new)
        }

        /// Whether either is about `action`.
        fileprivate func concerns(_ action: Action) -> Bool {
            [old, new].contains { $0?.fits(action: action.uid, with: Entities()) == true }
        }
    }

    /// Which of `swaps` make `rules` answer a question otherwise, or for another reason, by their places.
    package func noticed(_ swaps: [Swap], in rules: HouseRules) throws -> Set<Int> {
        let found = Mutex<Set<Int>>([])
        _ = try each { action in
            let known = found.withLock(\.self)
            let asked = swaps.indices.filter {
                !known.contains($0) && swaps[$0].concerns(action)
            }
            let scenes = try scenes(of: action)
            let set = rules.policies(for: action)
            let policies = set.policies + HouseRules.policies(ofPasses: set)
            let others = asked.map { place in
                policies.compactMap { $0.id == swaps[place].old.id ? swaps[place].new : $0 }
                    .speaking(of: action)
            }
            var verdicts = Verdicts(
                [policies.speaking(of: action)] + others, to: scenes, in: contexts)
            var open = Array(asked.indices)
            try forEach(in: scenes) { point in
                let unlike = try open.filter { try verdicts.isUnlikeFirst(point, at: $0 + 1) }
                if !unlike.isEmpty {
                    open.removeAll(where: unlike.contains)
                    found.withLock { $0.formUnion(unlike.map { asked[$0] }) }
                }
                return open.isEmpty ? -1 : .max
            }
        }
        return found.withLock(\.self)
    }

    /// What `work` finds out about each action, as many at a time as there are processors.
    func each<Answer: Sendable>(
        _ work: @Sendable (Action) throws -> Answer
    ) throws -> [Answer] {
        let actions = Action.allCases
        let answers = Mutex<[Int: Result<Answer, any Error>]>([:])
        DispatchQueue.concurrentPerform(iterations: actions.count) { place in
            let answer = Result { try work(actions[place]) }
            answers.withLock { $0[place] = answer }
        }
        return try answers.withLock { answers in
            try actions.indices.compactMap { try answers[$0]?.get() }
        }
    }

    func forEach(
        in scenes: ActionCases, _ body: (borrowing ActionCases.Point) throws -> Int
    ) throws {
        var count = 0
        try scenes.forEach { [deadline] point in
            if count % 4_096 == 0 { try deadline.check() }
            count += 1
            return try body(point)
        }
    }
}

/// What the walls demand of the cases of one action, found out once for all that they can't tell apart.
private struct Demands {
    struct Demand {
        let wall: Wall
        let answer: Bool
    }

    private let scenes: ActionCases
    private let mask: UInt128
    private var known: [UInt128: Demand?] = [:]

    init(of scenes: ActionCases) {
        self.scenes = scenes
        mask = scenes.maskOfWalls
    }

    mutating func demand(_ point: borrowing ActionCases.Point) -> Demand? {
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

extension HouseRules {
    /// The policies that decide about `action`.
    func policies(speakingOf action: Action) -> [Policy] {
        let set = policies(for: action)
        return (set.policies + HouseRules.policies(ofPasses: set)).speaking(of: action)
    }

    /// Whether other rules have the same policies about `action`.
    func saysTheSame(as other: HouseRules, about action: Action) -> Bool {
        Set(policies(speakingOf: action).map(PolicyName.init))
            == Set(other.policies(speakingOf: action).map(PolicyName.init))
    }
}

extension [Policy] {
    /// Those that are about `action`.
    fileprivate func speaking(of action: Action) -> [Policy] {
        filter { $0.fits(action: action.uid, with: Entities()) }
    }
}
