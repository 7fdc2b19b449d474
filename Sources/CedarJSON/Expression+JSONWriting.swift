import Cedar

extension Expression {
    /// The expression in Cedar's JSON form.
    var json: JSON {
        switch form {
        case .literal(let value): JSON(("Value", value.json))
        case .variable(let variable): JSON(("Var", .string(Text(variable.rawValue))))
        case .conditional(let condition, let then, let otherwise):
            JSON(
                (
                    "if-then-else",
                    JSON(("if", condition.json), ("then", then.json), ("else", otherwise.json))
                ))
        case .and(let operands): Self.chain("&&", operands)
        case .or(let operands): Self.chain("||", operands)
        case .product(let operands): Self.chain("*", operands)
        case .sum(let first, let rest):
            rest.reduce(first.json) {
                JSON(($1.isSubtracted ? "-" : "+", JSON(("left", $0), ("right", $1.operand.json))))
            }
        case .not(let operand): JSON(("!", JSON(("arg", operand.json))))
        case .negate(let operand): JSON(("neg", JSON(("arg", operand.json))))
        case .isEmpty(let operand): JSON(("isEmpty", JSON(("arg", operand.json))))
        case .binary(let sign, let left, let right):
            JSON((Text(sign.rawValue), JSON(("left", left.json), ("right", right.json))))
        case .access(let subject, let name):
            JSON((".", JSON(("left", subject.json), ("attr", .string(name)))))
        case .has(let subject, let path):
            JSON(("has", JSON(("left", subject.json), ("attr", Self.names(path)))))
        case .like(let subject, let pattern):
            JSON(("like", JSON(("left", subject.json), ("pattern", pattern.json))))
        case .isType(let subject, let type, let group):
            Self.typeTest(subject, type, group)
        case .set(let elements): JSON(("Set", .array(elements.map(\.json))))
        case .record(let fields): JSON(("Record", JSON(fields.map { ($0.name, $0.value.json) })))
        case .call(let function, let arguments):
            JSON((function.name, .array(arguments.map(\.json))))
        }
    }

    private static func chain(_ sign: Text, _ operands: [Expression]) -> JSON {
        operands.dropFirst().reduce(operands[0].json) {
            JSON((sign, JSON(("left", $0), ("right", $1.json))))
        }
    }

    private static func names(_ path: [Text]) -> JSON {
        path.count == 1 ? .string(path[0]) : .array(path.map { .string($0) })
    }

    private static func typeTest(
        _ subject: Expression, _ type: EntityType, _ group: Expression?
    ) -> JSON {
        var members: [(Text, JSON)] = [
            ("left", subject.json), ("entity_type", .string(type.name)),
        ]
        if let group { members.append(("in", group.json)) }
        return JSON(("is", JSON(members)))
    }

    /// How many values are inside one another in `json`, at most.
    var depthOfJSON: Int {
        let operands = form.operands
        switch form {
        case .and, .or, .product, .sum:
            let count = operands.count
            return operands.enumerated().map { index, operand in
                operand.depthOfJSON + 2 * (count - max(index, 1))
            }.max() ?? 0
        default:
            return 4 + (operands.map(\.depthOfJSON).max() ?? 0)
        }
    }
}

extension Pattern {
    /// The pattern as wildcards and the texts between them.
    fileprivate var json: JSON {
        var parts: [JSON] = []
        var literal = ""
        for element in elements + [.wildcard] {
            if case .scalar(let scalar) = element {
                literal.unicodeScalars.append(scalar)
                continue
            }
            if literal != "" { parts.append(JSON(("Literal", .string(Text(literal))))) }
            parts.append(.string("Wildcard"))
            literal = ""
        }
        return .array(parts.dropLast())
    }
}
