import Cedar
import JSON

extension Expression {
    /// The expression in Cedar's JSON form.
    var json: JSONValue {
        switch form {
        case .literal(let value): JSONValue(("Value", value.json))
        case .variable(let variable): JSONValue(("Var", .string(Text(variable.rawValue))))
        case .conditional(let condition, let then, let otherwise):
            JSONValue(
                (
                    "if-then-else",
                    JSONValue(("if", condition.json), ("then", then.json), ("else", otherwise.json))
                ))
        case .and(let operands): Self.chain("&&", operands)
        case .or(let operands): Self.chain("||", operands)
        case .product(let operands): Self.chain("*", operands)
        case .sum(let first, let rest):
            rest.reduce(first.json) {
                JSONValue(
                    (
                        $1.isSubtracted ? "-" : "+",
                        JSONValue(("left", $0), ("right", $1.operand.json))
                    ))
            }
        case .not(let operand): JSONValue(("!", JSONValue(("arg", operand.json))))
        case .negate(let operand): JSONValue(("neg", JSONValue(("arg", operand.json))))
        case .isEmpty(let operand): JSONValue(("isEmpty", JSONValue(("arg", operand.json))))
        case .binary(let sign, let left, let right):
            JSONValue((Text(sign.rawValue), JSONValue(("left", left.json), ("right", right.json))))
        case .access(let subject, let name):
            JSONValue((".", JSONValue(("left", subject.json), ("attr", .string(name)))))
        case .has(let subject, let path):
            JSONValue(("has", JSONValue(("left", subject.json), ("attr", Self.names(path)))))
        case .like(let subject, let pattern):
            JSONValue(("like", JSONValue(("left", subject.json), ("pattern", pattern.json))))
        case .isType(let subject, let type, let group):
            Self.typeTest(subject, type, group)
        case .set(let elements): JSONValue(("Set", .array(elements.map(\.json))))
        case .record(let fields):
            JSONValue(("Record", JSONValue(fields.map { ($0.name, $0.value.json) })))
        case .call(let function, let arguments):
            JSONValue((function.name, .array(arguments.map(\.json))))
        }
    }

    private static func chain(_ sign: Text, _ operands: [Expression]) -> JSONValue {
        operands.dropFirst().reduce(operands[0].json) {
            JSONValue((sign, JSONValue(("left", $0), ("right", $1.json))))
        }
    }

    private static func names(_ path: [Text]) -> JSONValue {
        path.count == 1 ? .string(path[0]) : .array(path.map { .string($0) })
    }

    private static func typeTest(
        _ subject: Expression, _ type: EntityType, _ group: Expression?
    ) -> JSONValue {
        var members: [(Text, JSONValue)] = [
            ("left", subject.json), ("entity_type", .string(type.name)),
        ]
        if let group { members.append(("in", group.json)) }
        return JSONValue(("is", JSONValue(members)))
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
    fileprivate var json: JSONValue {
        var parts: [JSONValue] = []
        var literal = ""
        for element in elements + [.wildcard] {
            if case .scalar(let scalar) = element {
                literal.unicodeScalars.append(scalar)
                continue
            }
            if literal != "" { parts.append(JSONValue(("Literal", .string(Text(literal))))) }
            parts.append(.string("Wildcard"))
            literal = ""
        }
        return .array(parts.dropLast())
    }
}
