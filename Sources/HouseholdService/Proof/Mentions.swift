import Cedar

/// What policies look at, so that the model tells apart whatever they tell apart.
struct Mentions {
    /// The attributes that are read, of whatever.
    private(set) var attributes: Set<Text> = []
    /// Those that are read of whoever asks.
    private(set) var ofAsker: Set<Text> = []
    /// The entities that are called by name.
    private(set) var entities: Set<EntityUID> = []
    /// The moments that are written down, in milliseconds since 1970.
    private(set) var moments: Set<Int64> = []
    /// Whether numbers are added or multiplied, so that any moment could make a difference.
    private(set) var calculates = false
    /// The lengths of time that are written down, in milliseconds; of numbers that are compared with whole
    /// days or hours also those beside them, since what is left of a day is dropped.
    var spans: Set<Int64> {
        let near = Set(numbers.flatMap { [$0.plus(-1), $0, $0.plus(1)] })
        return durations.union(units.flatMap { unit in near.compactMap { $0.times(unit) } })
    }
    private var durations: Set<Int64> = []
    private var numbers: Set<Int64> = []
    private var units: Set<Int64> = []

    /// Collects what `policies` mention.
    init(of policies: [Policy]) {
        for policy in policies {
            let statement = policy.statement
            for clause in [statement.principal, statement.resource] {
                if case .entity(let uid)? = clause.reference { entities.insert(uid) }
            }
            for condition in statement.conditions { collect(condition.body) }
        }
    }

    private mutating func collect(_ expression: Expression) {
        switch expression.form {
        case .literal(.entity(let uid)): entities.insert(uid)
        case .literal(.long(let number)): numbers.insert(number)
        case .access(let object, let name): collect([name], of: object)
        case .has(let object, let names): collect(names, of: object)
        case .call(let function, let arguments): collect(function.name, arguments.first)
        case .sum, .product, .negate: calculates = true
        default: break
        }
        for operand in expression.form.operands { collect(operand) }
    }

    private mutating func collect(_ names: [Text], of object: Expression) {
        attributes.formUnion(names)
        if case .variable(.principal) = object.form { ofAsker.formUnion(names) }
    }

    private mutating func collect(_ function: Text, _ argument: Expression?) {
        if let unit = Self.units[function] { units.insert(unit) }
        guard case .literal(.string(let text))? = argument?.form else { return }
        switch function {
        case "datetime": if let moment = Datetime(text) { moments.insert(moment.milliseconds) }
        case "duration": if let span = Duration(text) { durations.insert(span.milliseconds) }
        default: break
        }
    }

    /// The functions that make a number of a length of time, with what one of it is in milliseconds.
    private static let units: [Text: Int64] = [
        "toMilliseconds": 1, "toSeconds": 1_000, "toMinutes": 60_000, "toHours": 3_600_000,
        "toDays": 86_400_000,
    ]
}

extension Int64 {
    /// The sum, or the end of the numbers.
    func plus(_ other: Int64) -> Int64 {
        let (sum, overflow) = addingReportingOverflow(other)
        return overflow ? (other < 0 ? .min : .max) : sum
    }

    /// The product, where there is one.
    fileprivate func times(_ other: Int64) -> Int64? {
        let (product, overflow) = multipliedReportingOverflow(by: other)
        return overflow ? nil : product
    }
}
