import Cedar
import SeededRandom

extension PolicyGenerator {
    /// An expression with at most `height` others inside one another.
    mutating func expression(height: Int) -> Expression {
        guard height > 1, !chance(4) else { return Expression(leaf()) }
        return Expression(node(height - 1))
    }

    private mutating func leaf() -> Expression.Form {
        switch Int.random(in: 0..<6, using: &random) {
        case 0: .literal(.bool(chance(2)))
        case 1: .literal(.long(number()))
        case 2: .literal(.string(text()))
        case 3: .literal(.entity(uid()))
        default: .variable(pick(Expression.Variable.allCases))
        }
    }

    private mutating func node(_ height: Int) -> Expression.Form {
        switch Int.random(in: 0..<15, using: &random) {
        case 0:
            .conditional(
                if: expression(height: height), then: expression(height: height),
                else: expression(height: height))
        case 1: .and(operands(height, 2...4))
        case 2: .or(operands(height, 2...4))
        case 3: .product(operands(height, 2...4))
        case 4: sum(height)
        case 5: .not(expression(height: height))
        case 6: .negate(expression(height: height))
        case 7:
            .binary(
                pick(BinaryOperator.allCases), expression(height: height),
                expression(height: height))
        case 8: .isEmpty(expression(height: height))
        case 9: .access(expression(height: height), text())
        case 10: .has(expression(height: height), path())
        case 11: .like(expression(height: height), pattern())
        case 12:
            .isType(
                expression(height: height), type(), in: chance(2) ? expression(height: height) : nil
            )
        case 13: chance(2) ? .set(operands(height, 0...3)) : record(height)
        default: call(height)
        }
    }

    private mutating func operands(_ height: Int, _ count: ClosedRange<Int>) -> [Expression] {
        some(count.upperBound, atLeast: count.lowerBound) { $0.expression(height: height) }
    }

    private mutating func sum(_ height: Int) -> Expression.Form {
        .sum(
            expression(height: height),
            some(3, atLeast: 1) {
                Expression.Addend(
                    isSubtracted: $0.chance(2), operand: $0.expression(height: height))
            })
    }

    private mutating func record(_ height: Int) -> Expression.Form {
        var names: Set<Text> = []
        return .record(
            some(3) { Expression.Field(name: $0.text(), value: $0.expression(height: height)) }
                .filter { names.insert($0.name).inserted })
    }

    private mutating func call(_ height: Int) -> Expression.Form {
        let function = pick(ExtensionFunction.all)
        let least = function.style == .method ? 1 : 0
        return .call(function, operands(height, least...3))
    }

    /// The names after a `has`: several only when each can stand there bare.
    private mutating func path() -> [Text] {
        let names = some(3, atLeast: 1) { $0.text() }
        return names.allSatisfy(\.isIdentifier) ? names : [names[0]]
    }

    private mutating func pattern() -> Pattern {
        let elements = text().string.unicodeScalars.map { Pattern.Element.scalar($0) }
        return Pattern(elements.flatMap { chance(4) ? [.wildcard, $0] : [$0] })
    }
}
