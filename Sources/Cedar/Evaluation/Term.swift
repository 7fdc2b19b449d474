/// An expression made ready to be evaluated again and again.
protocol Term: Sendable {
    /// What the expression is always worth, if that is known.
    var known: Value? { get }

    /// What the expression is worth.
    func value(in situation: Situation) throws(EvaluationError) -> Value

    /// Whether the expression is true; it must be one or the other.
    func bool(in situation: Situation) throws(EvaluationError) -> Bool

    /// The fields of a record or the attributes of an entity; `nil` when the entity isn't known.
    func attributes(in situation: Situation) throws(EvaluationError) -> Record?
}

extension Term {
    var known: Value? { nil }

    func attributes(in situation: Situation) throws(EvaluationError) -> Record? {
        try value(in: situation).attributes(in: situation)
    }

    func bool(in situation: Situation) throws(EvaluationError) -> Bool {
        try value(in: situation).as()
    }
}

/// An expression that can only be true or false.
protocol Test: Term {}

extension Test {
    func value(in situation: Situation) throws(EvaluationError) -> Value {
        .bool(try bool(in: situation))
    }
}

/// A value that is already known.
struct Constant: Term {
    let value: Value

    var known: Value? { value }

    func value(in _: Situation) -> Value { value }
}

/// `principal`, `action`, `resource` or `context`.
struct RequestVariable: Term {
    let variable: Expression.Variable

    func value(in situation: Situation) -> Value {
        switch variable {
        case .principal: .entity(situation.principal.uid)
        case .action: .entity(situation.action.uid)
        case .resource: .entity(situation.resource.uid)
        case .context: .record(situation.context)
        }
    }

    func attributes(in situation: Situation) -> Record? {
        switch variable {
        case .principal: situation.principal.node?.entity.attributes
        case .action: situation.action.node?.entity.attributes
        case .resource: situation.resource.node?.entity.attributes
        case .context: situation.context
        }
    }
}

/// `[a, b]`.
struct SetLiteral: Term {
    let elements: [any Term]

    func value(in situation: Situation) throws(EvaluationError) -> Value {
        var values: [Value] = []
        for element in elements { values.append(try element.value(in: situation)) }
        return .set(values)
    }
}

/// `{a: 1, b: 2}`.
struct RecordLiteral: Term {
    let names: [Text]
    let values: [any Term]

    func value(in situation: Situation) throws(EvaluationError) -> Value {
        var fields: [Record.Field] = []
        for (name, value) in zip(names, values) {
            fields.append(Record.Field(name: name, value: try value.value(in: situation)))
        }
        return .record(Record(distinct: fields))
    }
}

/// `function(a)` and `a.function(b)` for the extension types.
struct Call: Term {
    let function: ExtensionFunction
    let arguments: [any Term]

    func value(in situation: Situation) throws(EvaluationError) -> Value {
        var values: [Value] = []
        for argument in arguments { values.append(try argument.value(in: situation)) }
        return try function(values)
    }
}
