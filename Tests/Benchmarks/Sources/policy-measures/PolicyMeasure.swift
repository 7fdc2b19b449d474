import Cedar

/// How long it takes to read policies, to check them and to decide with them.
struct PolicyMeasure {
    let book: RuleBook
    let dwelling: Dwelling
    let schema: Schema

    /// How many questions one round asks.
    static let questions = 1_000
    private static let rounds = 20

    /// Measures and prints.
    ///
    /// - Returns: The nanoseconds that half of the decisions took at most.
    @discardableResult
    func run() throws -> Int {
        let (parsing, validating) = try timePreparing()
        let (deciding, allowed) = try timeDeciding()
        print("\n\(book.title), \(dwelling.entities.count) entities")
        print("  parse      \(parsing)")
        print("  validate   \(validating)")
        print("  authorize  \(deciding), \(allowed) of \(Self.questions) allowed")
        return deciding.median
    }

    private func timePreparing() throws -> (parsing: Timings, validating: Timings) {
        var (parsing, validating) = (Timings(), Timings())
        for _ in 0..<Self.rounds {
            let policies = try parsing.time { try PolicySet(parsing: book.text) }
            let validation = validating.time { policies.validated(against: schema) }
            guard validation.isValid else { throw Meaningless("\(validation.errors)") }
        }
        return (parsing, validating)
    }

    private func timeDeciding() throws -> (Timings, allowed: Int) {
        let policies = try PolicySet(parsing: book.text)
        let entities = try Entities(dwelling.entities)
        let requests = (0..<Self.questions).map(dwelling.request)
        var timings = Timings()
        var allowed = 0
        for _ in 0..<Self.rounds {
            allowed = 0
            for request in requests {
                let decision = timings.time { policies.authorize(request, with: entities) }
                guard decision.failures.isEmpty else { throw Meaningless("\(decision)") }
                if decision.verdict == .allow { allowed += 1 }
            }
        }
        return (timings, allowed)
    }
}

/// Why a measure says nothing.
struct Meaningless: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) {
        self.description = description
    }
}
