/// Finds the types of expressions in one kind of request.
///
/// After a mistake it goes on with the type that was probably meant, to find others.
struct Typechecker {
    let schema: Schema
    let environment: Environment
    /// How many entities, one after the other, may be looked at, if that matters.
    var level: Int?
    var findings: Findings

    /// What is known of an expression when `known` can be read.
    mutating func typing(
        of expression: Expression, given known: Set<Capability> = []
    ) -> Typing {
        switch expression.form {
        case .literal(let value): typing(of: value)
        case .variable(let variable): Typing(type: type(of: variable))
        case .conditional(let condition, let then, let otherwise):
            conditional(expression, condition, then, otherwise, known)
        case .and(let operands): conjunction(operands, known)
        case .or(let operands): disjunction(operands, known)
        case .not(let operand): negation(operand, known)
        case .negate, .sum, .product:
            operands(expression.form.operands, known, all: "Long", give: .long) { $0 == .long }
        case .binary(let sign, let left, let right): binary(expression, sign, left, right, known)
        case .isEmpty(let subject):
            operands([subject], known, all: "a set", give: .bool) { $0.isSet }
        case .like(let subject, _):
            operands([subject], known, all: "String", give: .bool) { $0 == .string }
        case .access(let subject, let name): access(expression, subject, name, known)
        case .has(let subject, let path): presence(expression, subject, path[0], known)
        case .isType(let subject, let type, _): typeTest(subject, type, known)
        case .set(let elements): set(expression, elements, known)
        case .record(let fields): record(fields, known)
        case .call(let function, let arguments): call(expression, function, arguments, known)
        }
    }

    /// What is known of an expression whose type must satisfy `isExpected`.
    mutating func typing(
        of expression: Expression, given known: Set<Capability>, expecting label: String,
        _ isExpected: (ValueType) -> Bool
    ) -> Typing {
        let typing = typing(of: expression, given: known)
        guard let type = typing.type, !isExpected(type) else { return typing }
        return fail(.unexpectedType(expected: label, found: type), at: expression, type: type)
    }

    /// Reports a mistake; `type` is what was probably meant.
    mutating func fail(
        _ problem: ValidationProblem, at expression: Expression, type: ValueType?
    ) -> Typing {
        findings.add(problem, at: expression.range)
        return Typing(type: type, isFailed: true)
    }

    /// What is known of an operation on operands that all must satisfy `isExpected`.
    private mutating func operands(
        _ operands: [Expression], _ known: Set<Capability>, all label: String,
        give result: ValueType, _ isExpected: (ValueType) -> Bool
    ) -> Typing {
        var isFailed = false
        for operand in operands {
            let typing = typing(of: operand, given: known, expecting: label, isExpected)
            isFailed = isFailed || typing.isFailed
        }
        return Typing(type: result, isFailed: isFailed)
    }
}

// MARK: - Leaves

extension Typechecker {
    private func typing(of literal: Value) -> Typing {
        switch literal {
        case .bool(let bool): Typing(type: .known(bool))
        case .entity(let uid):
            isKnown(uid)
                ? Typing(
                    type: .entity(uid.entityType),
                    reach: uid == environment.action ? .steps(0) : .literal)
                : Typing(isFailed: true)
        default: Typing(type: ValueType(literal.kind))
        }
    }

    private func isKnown(_ uid: EntityUID) -> Bool {
        schema.entityTypes[uid.entityType] != nil || schema.actions[uid] != nil
    }

    private func type(of variable: Expression.Variable) -> ValueType {
        switch variable {
        case .principal: .entity(environment.principal)
        case .action: .entity(environment.action.entityType)
        case .resource: .entity(environment.resource)
        case .context: .record(environment.context)
        }
    }

    /// The value of a literal; `action` counts as one.
    func literal(_ expression: Expression) -> Value? {
        switch expression.form {
        case .literal(let value): value
        case .variable(.action): .entity(environment.action)
        default: nil
        }
    }
}

// MARK: - Collections and calls

extension Typechecker {
    private mutating func set(
        _ expression: Expression, _ elements: [Expression], _ known: Set<Capability>
    ) -> Typing {
        guard let first = elements.first else { return fail(.emptySet, at: expression, type: nil) }
        var result = typing(of: first, given: known)
        for element in elements.dropFirst() {
            result = join(result, typing(of: element, given: known), at: expression)
        }
        return Typing(type: result.type.map { .set($0) }, isFailed: result.isFailed)
    }

    private mutating func record(
        _ fields: [Expression.Field], _ known: Set<Capability>
    ) -> Typing {
        var attributes: [Text: RecordType.Attribute] = [:]
        var reaches: [Text: Reach] = [:]
        var isFailed = false
        for field in fields {
            let typing = typing(of: field.value, given: known)
            isFailed = isFailed || typing.isFailed
            attributes[field.name] = typing.type.map { RecordType.Attribute($0) }
            reaches[field.name] = typing.reach
        }
        let isComplete = attributes.count == fields.count
        return Typing(
            type: isComplete ? .record(RecordType(attributes)) : nil, reach: .record(reaches),
            isFailed: isFailed)
    }

    private mutating func call(
        _ expression: Expression, _ function: ExtensionFunction, _ arguments: [Expression],
        _ known: Set<Capability>
    ) -> Typing {
        let result = ValueType(function.result)
        guard arguments.count == function.parameters.count else {
            for argument in arguments { _ = typing(of: argument, given: known) }
            return fail(
                .argumentCount(
                    function: function.name, expected: function.parameters.count,
                    found: arguments.count),
                at: expression, type: result)
        }
        var isFailed = false
        for (argument, parameter) in zip(arguments, function.parameters) {
            let type = ValueType(parameter)
            let typing = typing(
                of: argument, given: known, expecting: type?.description ?? ""
            ) { $0 == type }
            isFailed = isFailed || typing.isFailed
        }
        if function.style == .function, let mistake = mistake(in: arguments, of: function) {
            return fail(mistake, at: expression, type: result)
        }
        return Typing(type: result, isFailed: isFailed)
    }

    /// What is wrong with the literal a constructor gets.
    private func mistake(
        in arguments: [Expression], of function: ExtensionFunction
    ) -> ValidationProblem? {
        guard case .literal(let literal)? = arguments.first?.form else {
            return .constructorNeedsLiteral(function.name)
        }
        guard case .string(let text) = literal else { return nil }
        do throws(EvaluationError) {
            _ = try function([.string(text)])
            return nil
        } catch {
            return .malformedLiteral(text, function: function.name)
        }
    }
}
