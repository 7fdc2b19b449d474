import Cedar

/// Evaluates expressions as the language's description has it, and with nothing prepared.
struct NaiveEvaluator {
    let request: Request
    let entities: Entities

    /// Something has no value.
    struct Failure: Error {}

    /// What `expression` is worth.
    func value(_ expression: Expression) throws -> Value {
        switch expression.form {
        case .literal(let value): value
        case .variable(let variable): self.variable(variable)
        case .conditional(let condition, let then, let otherwise):
            try bool(condition) ? value(then) : value(otherwise)
        case .and(let operands): .bool(try operands.allSatisfy(bool))
        case .or(let operands): .bool(try operands.contains(where: bool))
        case .not(let operand): .bool(try !bool(operand))
        case .negate(let operand): try number(Int64(0).subtractingReportingOverflow(long(operand)))
        case .sum(let first, let rest): try sum(first, rest)
        case .product(let factors): try product(factors)
        case .binary(let sign, let left, let right):
            try binary(sign, value(left), value(right))
        case .isEmpty(let subject): .bool(try set(value(subject)).isEmpty)
        case .access(let subject, let name): try access(value(subject), name)
        case .has(let subject, let path): .bool(try has(value(subject), path[...]))
        case .like(let subject, let pattern):
            .bool(try Self.fits(Array(text(subject))[...], pattern.elements[...]))
        case .isType(let subject, let type, let group):
            .bool(try isType(uid(value(subject)), type, group))
        case .set(let elements): .set(try elements.map(value))
        case .record(let fields):
            .record(
                Dictionary(
                    uniqueKeysWithValues: try fields.map { ($0.name.string, try value($0.value)) }))
        case .call(let function, let arguments): try function(try arguments.map(value))
        }
    }

    /// Whether `expression` is true; it must be one or the other.
    func bool(_ expression: Expression) throws -> Bool {
        guard case .bool(let bool) = try value(expression) else { throw Failure() }
        return bool
    }
}

// MARK: - Values of one kind

extension NaiveEvaluator {
    private func variable(_ variable: Expression.Variable) -> Value {
        switch variable {
        case .principal: .entity(request.principal)
        case .action: .entity(request.action)
        case .resource: .entity(request.resource)
        case .context: .record(request.context)
        }
    }

    private func long(_ expression: Expression) throws -> Int64 {
        guard case .long(let long) = try value(expression) else { throw Failure() }
        return long
    }

    private func text(_ expression: Expression) throws -> String.UnicodeScalarView {
        guard case .string(let text) = try value(expression) else { throw Failure() }
        return text.string.unicodeScalars
    }

    private func uid(_ value: Value) throws -> EntityUID {
        guard case .entity(let uid) = value else { throw Failure() }
        return uid
    }

    private func set(_ value: Value) throws -> [Value] {
        guard case .set(let set) = value else { throw Failure() }
        return set.elements
    }

    private func number(_ result: (partialValue: Int64, overflow: Bool)) throws -> Value {
        guard !result.overflow else { throw Failure() }
        return .long(result.partialValue)
    }
}

// MARK: - Operators

extension NaiveEvaluator {
    private func sum(_ first: Expression, _ rest: [Expression.Addend]) throws -> Value {
        try rest.reduce(.long(long(first))) { sum, addend in
            guard case .long(let left) = sum else { throw Failure() }
            let right = try long(addend.operand)
            return try number(
                addend.isSubtracted
                    ? left.subtractingReportingOverflow(right) : left.addingReportingOverflow(right)
            )
        }
    }

    private func product(_ factors: [Expression]) throws -> Value {
        try factors.reduce(.long(1)) { product, factor in
            guard case .long(let left) = product else { throw Failure() }
            return try number(left.multipliedReportingOverflow(by: long(factor)))
        }
    }

    private func binary(_ sign: BinaryOperator, _ left: Value, _ right: Value) throws -> Value {
        switch sign {
        case .equal: .bool(left == right)
        case .notEqual: .bool(left != right)
        case .less: .bool(try order(left, right) < 0)
        case .lessOrEqual: .bool(try order(left, right) <= 0)
        case .greater: .bool(try order(left, right) > 0)
        case .greaterOrEqual: .bool(try order(left, right) >= 0)
        case .in: .bool(try isMember(uid(left), right))
        case .contains: .bool(try set(left).contains(right))
        case .containsAll: .bool(try set(right).allSatisfy(set(left).contains))
        case .containsAny: .bool(try Set(set(left)).intersection(set(right)).isEmpty == false)
        case .getTag: try tag(left, right) ?? { throw Failure() }()
        case .hasTag: .bool(try tag(left, right) != nil)
        }
    }

    private func order(_ left: Value, _ right: Value) throws -> Int {
        func compare(_ left: Int64, _ right: Int64) -> Int {
            left == right ? 0 : left < right ? -1 : 1
        }
        return switch (left, right) {
        case (.long(let left), .long(let right)): compare(left, right)
        case (.datetime(let left), .datetime(let right)):
            compare(left.milliseconds, right.milliseconds)
        case (.duration(let left), .duration(let right)):
            compare(left.milliseconds, right.milliseconds)
        default: throw Failure()
        }
    }

    private func tag(_ subject: Value, _ name: Value) throws -> Value? {
        let entity = entities.entity(try uid(subject))
        guard case .string(let name) = name else { throw Failure() }
        return entity?.tags[name]
    }

    private func access(_ subject: Value, _ name: Text) throws -> Value {
        guard let value = try attributes(subject)?[name] else { throw Failure() }
        return value
    }

    private func has(_ subject: Value, _ path: ArraySlice<Text>) throws -> Bool {
        guard let name = path.first else { return true }
        guard let value = try attributes(subject)?[name] else { return false }
        return try path.count == 1 || has(value, path.dropFirst())
    }

    private func attributes(_ value: Value) throws -> Record? {
        if case .record(let record) = value { return record }
        return entities.entity(try uid(value))?.attributes
    }

    private func isType(
        _ uid: EntityUID, _ type: EntityType, _ group: Expression?
    ) throws -> Bool {
        guard uid.entityType == type else { return false }
        return try group.map { try isMember(uid, value($0)) } ?? true
    }

    private static func fits(
        _ text: ArraySlice<Unicode.Scalar>, _ pattern: ArraySlice<Pattern.Element>
    ) -> Bool {
        switch pattern.first {
        case nil: text.isEmpty
        case .scalar(let scalar):
            text.first == scalar && fits(text.dropFirst(), pattern.dropFirst())
        case .wildcard:
            fits(text, pattern.dropFirst()) || !text.isEmpty && fits(text.dropFirst(), pattern)
        }
    }
}

// MARK: - Groups

extension NaiveEvaluator {
    private func isMember(_ uid: EntityUID, _ groups: Value) throws -> Bool {
        if case .entity(let group) = groups { return isIn(uid, group) }
        return try set(groups).map(self.uid).contains { isIn(uid, $0) }
    }

    /// Whether an entity is `group` or has a parent that is in it.
    func isIn(_ uid: EntityUID, _ group: EntityUID) -> Bool {
        uid == group || entities.entity(uid)?.parents.contains { isIn($0, group) } == true
    }
}
