/// How tightly an expression holds together, from the loosest to the tightest.
private enum Binding: Int, Comparable {
    case conditional, or, and, relation, sum, product, sign, member

    static func < (left: Binding, right: Binding) -> Bool { left.rawValue < right.rawValue }
}

extension Expression: CustomStringConvertible {
    /// The expression as it is written in a policy, with no more parentheses than it needs.
    package var description: String { form.text }
}

extension Expression {
    /// The expression where nothing looser than `binding` can stand.
    fileprivate func text(_ binding: Binding) -> String {
        form.binding < binding ? "(\(form.text))" : form.text
    }
}

extension Expression.Form {
    fileprivate var binding: Binding {
        switch self {
        case .conditional: .conditional
        case .or(let operands): operands.count > 1 ? .or : operands[0].form.binding
        case .and(let operands): operands.count > 1 ? .and : operands[0].form.binding
        case .binary(let sign, _, _): sign.isMethod ? .member : .relation
        case .has, .like, .isType: .relation
        case .sum: .sum
        case .product: .product
        case .not, .negate, .literal(.long(..<0)): .sign
        case .literal, .variable, .isEmpty, .access, .set, .record, .call: .member
        }
    }

    fileprivate var text: String {
        switch self {
        case .literal(let value): "\(value)"
        case .variable(let variable): variable.rawValue
        case .conditional(let condition, let then, let otherwise):
            "if \(condition) then \(then) else \(otherwise)"
        case .or(let operands): Self.chain(operands, "||", .and)
        case .and(let operands): Self.chain(operands, "&&", .relation)
        case .product(let operands): Self.chain(operands, "*", .sign)
        case .sum(let first, let rest):
            rest.reduce(into: first.text(.product)) {
                $0 += " \($1.isSubtracted ? "-" : "+") \($1.operand.text(.product))"
            }
        case .not(let operand): Self.prefixed("!", operand)
        case .negate(let operand): Self.prefixed("-", operand)
        case .binary(let sign, let left, let right):
            sign.isMethod
                ? "\(left.text(.member)).\(sign.rawValue)(\(right))"
                : "\(left.text(.sum)) \(sign.rawValue) \(right.text(.sum))"
        case .isEmpty(let subject): "\(subject.text(.member)).isEmpty()"
        case .access(let subject, let name):
            "\(subject.text(.member))\(name.isIdentifier ? ".\(name)" : "[\(name.quoted)]")"
        case .has(let subject, let path): Self.presence(subject, path)
        case .like(let subject, let pattern): "\(subject.text(.sum)) like \(pattern)"
        case .isType(let subject, let type, let group):
            "\(subject.text(.sum)) is \(type)\(group.map { " in \($0.text(.sum))" } ?? "")"
        case .set(let elements): "[\(Self.list(elements))]"
        case .record(let fields): "{\(fields.map(\.text).joined(separator: ", "))}"
        case .call(let function, let arguments): Self.call(function, arguments)
        }
    }
}

// MARK: - Parts

extension Expression.Form {
    private static func list(_ expressions: some Sequence<Expression>) -> String {
        expressions.map(\.description).joined(separator: ", ")
    }

    private static func chain(
        _ operands: [Expression], _ sign: String, _ binding: Binding
    ) -> String {
        operands.map { $0.text(binding) }.joined(separator: " \(sign) ")
    }

    /// Writes a sign, of which at most four can stand in a row and none before a bare number.
    private static func prefixed(_ sign: Character, _ operand: Expression) -> String {
        let text = operand.form.text
        let signs = text.prefix { $0 == sign }.count
        let isBare = operand.form.binding == .sign && (1...3).contains(signs)
        if case .literal(.long(0...)) = operand.form { return "\(sign)(\(text))" }
        return isBare ? "\(sign)\(text)" : "\(sign)\(operand.text(.member))"
    }

    private static func presence(_ subject: Expression, _ path: [Text]) -> String {
        let names = path.map { $0.isIdentifier ? $0.string : $0.quoted }
        return "\(subject.text(.sum)) has \(names.joined(separator: "."))"
    }

    private static func call(_ function: ExtensionFunction, _ arguments: [Expression]) -> String {
        guard function.style == .method, let receiver = arguments.first else {
            return "\(function.name)(\(list(arguments)))"
        }
        return "\(receiver.text(.member)).\(function.name)(\(list(arguments.dropFirst())))"
    }
}

extension Expression.Field {
    fileprivate var text: String {
        "\(name.isIdentifier ? name.string : name.quoted): \(value)"
    }
}
