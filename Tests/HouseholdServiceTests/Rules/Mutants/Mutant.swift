import Cedar

/// A policy with one thing wrong, as a slip of the pen could leave it.
struct Mutant: Sendable {
    let policy: Policy.ID
    /// What it should be.
    let original: Policy
    /// What is wrong, in words.
    let slip: String
    /// The policy as it would be, or `nil` where it is left out.
    let mutated: Policy?

    /// The policy and what is wrong with it.
    var words: String { "\(policy): \(slip)" }

    private init(_ policy: Policy, _ slip: String, _ statement: Statement?) {
        self.policy = policy.id
        original = policy
        self.slip = slip
        mutated = statement.map { statement in
            var statement = statement
            // Policies are told apart by their text.
            statement.text = statement.description
            return Policy(id: policy.id, statement: statement)
        }
    }

    /// Every one of `policy`, each once.
    static func all(of policy: Policy) -> [Mutant] {
        let statement = policy.statement
        let slips = statement.slipsInScope + statement.slipsInConditions
        var known: Set = [statement.description]
        return [Mutant(policy, "left out", nil)]
            + slips.filter { known.insert($0.statement.description).inserted }
            .map { Mutant(policy, $0.words, $0.statement) }
    }
}

/// What somebody could have written by mistake, and what is wrong with it.
struct Slip<Written> {
    let words: String
    let written: Written
}

extension Slip<Statement> {
    var statement: Statement { written }
}

extension Statement {
    /// The policy with one clause of its conditions, or one thing in it, wrong.
    fileprivate var slipsInConditions: [Slip<Statement>] {
        conditions.indices.flatMap { place in
            let (kind, body) = (conditions[place].kind, conditions[place].body)
            var without = self
            without.conditions.remove(at: place)
            return [Slip(words: "without \(kind.rawValue) { \(body) }", written: without)]
                + body.slips.map { slip in
                    var other = self
                    other.conditions[place] = Condition(kind: kind, body: slip.written)
                    return Slip(words: slip.words, written: other)
                }
        }
    }
}
