extension Typechecker {
    /// `a && b`: what `a` tells can be used in `b`; nothing after a known false one counts.
    mutating func conjunction(_ operands: [Expression], _ known: Set<Capability>) -> Typing {
        var result = Typing(type: .known(true))
        var known = known
        for operand in operands {
            let typing = bool(operand, known)
            result.isFailed = result.isFailed || typing.isFailed
            if typing.type == .known(false) {
                return Typing(type: .known(false), isFailed: result.isFailed)
            }
            result.type = result.type == .known(true) ? typing.type ?? .bool : .bool
            result.capabilities.formUnion(typing.capabilities)
            known.formUnion(typing.capabilities)
        }
        if result.isFailed { result.capabilities = [] }
        return result
    }

    /// `a || b`: only what all tell can be used after; nothing after a known true one counts.
    mutating func disjunction(_ operands: [Expression], _ known: Set<Capability>) -> Typing {
        var result = Typing(type: .known(false))
        for operand in operands {
            let typing = bool(operand, known)
            result.isFailed = result.isFailed || typing.isFailed
            if typing.type == .known(true) {
                return Typing(
                    type: .known(true), capabilities: result.isFailed ? [] : typing.capabilities,
                    isFailed: result.isFailed)
            }
            if result.type == .known(false) {
                result.type = typing.type ?? .bool
                result.capabilities = typing.capabilities
            } else if typing.type != .known(false) {
                result.capabilities.formIntersection(typing.capabilities)
            }
        }
        if result.isFailed { result.capabilities = [] }
        return result
    }

    /// `!a`.
    mutating func negation(_ operand: Expression, _ known: Set<Capability>) -> Typing {
        let typing = bool(operand, known)
        guard case .known(let value)? = typing.type else {
            return Typing(type: .bool, isFailed: typing.isFailed)
        }
        return Typing(type: .known(!value), isFailed: typing.isFailed)
    }

    /// `if a then b else c`: what `a` tells can be used in `b`.
    mutating func conditional(
        _ expression: Expression, _ condition: Expression, _ then: Expression,
        _ otherwise: Expression, _ known: Set<Capability>
    ) -> Typing {
        let test = bool(condition, known)
        var result: Typing
        switch test.type {
        case .known(true):
            result = typing(of: then, given: known.union(test.capabilities))
            result.capabilities.formUnion(test.capabilities)
        case .known(false):
            result = typing(of: otherwise, given: known)
        default:
            let first = typing(of: then, given: known.union(test.capabilities))
            let second = typing(of: otherwise, given: known)
            result = join(first, second, at: expression)
            result.capabilities = first.capabilities.union(test.capabilities)
                .intersection(second.capabilities)
        }
        result.isFailed = result.isFailed || test.isFailed
        if result.isFailed { result.capabilities = [] }
        return result
    }

    /// What is known of a value that is one or the other.
    mutating func join(_ first: Typing, _ second: Typing, at expression: Expression) -> Typing {
        let isFailed = first.isFailed || second.isFailed
        guard let one = first.type, let other = second.type else {
            return Typing(isFailed: isFailed)
        }
        guard let joined = one.joined(with: other) else {
            return fail(.incompatibleTypes(one, other), at: expression, type: nil)
        }
        return Typing(
            type: joined, reach: first.reach.joined(with: second.reach), isFailed: isFailed)
    }

    private mutating func bool(_ expression: Expression, _ known: Set<Capability>) -> Typing {
        typing(of: expression, given: known, expecting: "Bool") { $0.isBool }
    }
}
