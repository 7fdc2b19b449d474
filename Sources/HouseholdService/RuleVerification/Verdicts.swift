import Cedar

/// What rules say to the cases of one action; of several rules, what each of them says.
///
/// Each policy is evaluated once for all the cases that it can't tell apart, and for all rules that it is part of.
struct Verdicts {
    private var readers: [Reader] = []
    /// Which of the readers each of the rules have.
    private var parts: [[Int]] = []
    /// The same, those that forbid before those that permit.
    private var forbidsFirst: [[Int]] = []
    /// In which readers those at a place are other than the first of the rules.
    private var differences: [Difference] = []
    private let scenes: ActionCases
    private let contexts: ModelContexts
    /// The case that was made up last, as a question: it is put to more than one policy.
    private var asked: (code: UInt128, question: ModelContexts.Question)?

    /// What each of `rules`, the policies about the action, says to the cases of `scenes`.
    init(_ rules: [[Policy]], to scenes: ActionCases, in contexts: ModelContexts) {
        self.scenes = scenes
        self.contexts = contexts
        var known: [PolicyName: Int] = [:]
        for policies in rules {
            parts.append(
                policies.map { policy in
                    let name = PolicyName(policy)
                    if let place = known[name] { return place }
                    known[name] = readers.count
                    readers.append(Reader(policy, of: scenes))
                    return readers.count - 1
                })
        }
        forbidsFirst = parts.map { [readers] part in
            let forbid = { (index: Int) in readers[index].policy.effect == .forbid }
            return part.filter(forbid) + part.filter { !forbid($0) }
        }
        differences = parts.map { [parts] part in
            Difference(from: parts[0], to: part)
        }
    }

    /// Whether the rules at that place allow it, which no policy that forbids it or can't be evaluated lets stand: those
    /// that forbid are asked first, since nothing more is asked behind one that does.
    mutating func allow(_ point: borrowing ActionCases.Point, by place: Int = 0) throws -> Bool {
        var isPermitted = false
        for index in forbidsFirst[place] {
            switch (try outcome(index, point), readers[index].policy.effect) {
            case (.fails, _), (.applies, .forbid): return false
            case (.applies, .permit): isPermitted = true
            case (.doesNotApply, _): continue
            }
        }
        return isPermitted
    }

    /// Whether any policy that the first of the rules have and those at a place have not, or the other way round, says
    /// something to it: where none does, what they have in common decides, and need not be asked.
    mutating func mayDiffer(_ point: borrowing ActionCases.Point, at place: Int) throws -> Bool {
        for index in differences[place].readers where try outcome(index, point) != .doesNotApply {
            return true
        }
        return false
    }

    /// Whether the rules at that place answer otherwise than the first, or for another reason; most of what they have in common with those
    /// need not be asked.
    mutating func isUnlikeFirst(_ point: borrowing ActionCases.Point, at place: Int) throws -> Bool
    {
        let (lost, added) = (differences[place].lost, differences[place].added)
        if lost.count <= 1, added.count <= 1 {
            let before = try lost.first.map { try outcome($0, point) } ?? .doesNotApply
            let after = try added.first.map { try outcome($0, point) } ?? .doesNotApply
            guard before != after else { return false }
        }
        return try verdict(point, by: place) != verdict(point)
    }

    /// What they say, and which policies made it so.
    mutating func verdict(
        _ point: borrowing ActionCases.Point, by place: Int = 0
    ) throws -> RuleChange.Verdict {
        var names: [Effect: [String]] = [:]
        var errors: [String] = []
        for index in parts[place] {
            let policy = readers[index].policy
            switch try outcome(index, point) {
            case .applies: names[policy.effect, default: []].append(policy.id.rawValue)
            case .fails: errors.append(policy.id.rawValue)
            case .doesNotApply: continue
            }
        }
        let (permits, forbids) = (names[.permit] ?? [], names[.forbid] ?? [])
        return RuleChange.Verdict(
            allowed: forbids.isEmpty && errors.isEmpty && !permits.isEmpty,
            policies: forbids.isEmpty ? permits : forbids, errors: errors)
    }

    /// What a policy says to a case, which is made up only where it says something new.
    private mutating func outcome(
        _ index: Int, _ point: borrowing ActionCases.Point
    ) throws -> Outcome {
        if let known = readers[index].known(point.code) { return known }
        let question = try question(point)
        return readers[index].learn(point.code, question.request, question.entities)
    }

    private mutating func question(_ point: borrowing ActionCases.Point) throws
        -> ModelContexts.Question
    {
        if let asked, asked.code == point.code { return asked.question }
        let question = try contexts.question(point, in: scenes)
        asked = (point.code, question)
        return question
    }
}

/// The readers that some rules have and others have not, and the other way round.
private struct Difference {
    let lost: [Int]
    let added: [Int]
    /// All of them.
    let readers: [Int]

    init(from first: [Int], to second: [Int]) {
        lost = first.filter { !second.contains($0) }
        added = second.filter { !first.contains($0) }
        readers = lost + added
    }
}

/// What a policy does in a case.
private enum Outcome {
    case applies, doesNotApply, fails
}

/// A policy, and what it says to the cases that it can tell apart; its scope reads less than its conditions.
private struct Reader {
    let policy: Policy
    private let scope: UInt128
    private let conditions: UInt128
    private var admitted: [UInt128: Bool] = [:]
    private var met: [UInt128: Outcome] = [:]
    /// The last answer: from one case to the next most policies read nothing that is other.
    private var last: (code: UInt128, mask: UInt128, outcome: Outcome)?

    init(_ policy: Policy, of scenes: ActionCases) {
        self.policy = policy
        scope = scenes.mask(Mentions(of: [policy], .only))
        conditions = scenes.mask(Mentions(of: [policy], .none))
    }

    mutating func known(_ code: UInt128) -> Outcome? {
        if let last, (last.code ^ code) & last.mask == 0 { return last.outcome }
        guard let isAdmitted = admitted[code & scope],
            let outcome = isAdmitted ? met[code & conditions] : .doesNotApply
        else { return nil }
        last = (code, isAdmitted ? scope | conditions : scope, outcome)
        return outcome
    }

    mutating func learn(_ code: UInt128, _ request: Request, _ entities: Entities) -> Outcome {
        let isAdmitted =
            policy.fits(principal: request.principal, with: entities)
            && policy.fits(resource: request.resource, with: entities)
        admitted[code & scope] = isAdmitted
        guard isAdmitted else { return .doesNotApply }
        let outcome: Outcome
        do throws(EvaluationError) {
            outcome = try policy.holds(for: request, with: entities) ? .applies : .doesNotApply
        } catch {
            outcome = .fails
        }
        met[code & conditions] = outcome
        return outcome
    }
}
