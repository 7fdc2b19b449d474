/// An expression as it was written, with its place in the text.
///
/// Chains of `&&`, `||`, `+`, `-` and `*` are one node with many operands, so that a long policy
/// isn't a deep one.
package struct Expression: Sendable {
    package let form: Form
    /// Where it is written, in bytes; empty when it isn't.
    package let range: Range<Int>
    /// How many expressions are inside one another.
    package let height: Int

    package init(_ form: Form, at range: Range<Int> = 0..<0) {
        self.form = form
        self.range = range
        height = form.steps + (form.operands.lazy.map(\.height).max() ?? 0)
    }

    /// The most expressions that may be inside one another, so that no text exhausts the stack.
    package static let maximumHeight = 200

    /// Everything an expression can be.
    package indirect enum Form: Hashable, Sendable {
        case literal(Value)
        case variable(Variable)
        case conditional(if: Expression, then: Expression, else: Expression)
        case and([Expression])
        case or([Expression])
        case not(Expression)
        case negate(Expression)
        case sum(Expression, [Addend])
        case product([Expression])
        case binary(BinaryOperator, Expression, Expression)
        case isEmpty(Expression)
        case access(Expression, Text)
        /// Several names are all identifiers.
        case has(Expression, [Text])
        case like(Expression, Pattern)
        case isType(Expression, EntityType, in: Expression?)
        case set([Expression])
        case record([Field])
        case call(ExtensionFunction, [Expression])
    }

    /// One of the things an authorization request consists of.
    package enum Variable: String, Hashable, Sendable, CaseIterable {
        case principal, action, resource, context
    }

    /// What is added to or subtracted from a sum.
    package struct Addend: Hashable, Sendable {
        package let isSubtracted: Bool
        package let operand: Expression

        package init(isSubtracted: Bool, operand: Expression) {
            self.isSubtracted = isSubtracted
            self.operand = operand
        }
    }

    /// One entry of a record literal.
    package struct Field: Hashable, Sendable {
        package let name: Text
        package let value: Expression

        package init(name: Text, value: Expression) {
            self.name = name
            self.value = value
        }
    }
}

// MARK: - Comparing what is written, wherever it is

extension Expression: Hashable {
    package static func == (left: Expression, right: Expression) -> Bool {
        left.form == right.form
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(form)
    }
}

// MARK: - Looking inside

extension Expression.Form {
    /// How many expressions it is above its operands: a `has` is one for each of its names.
    fileprivate var steps: Int {
        if case .has(_, let path) = self { path.count } else { 1 }
    }

    /// The expressions directly inside, in the order they are written.
    package var operands: [Expression] {
        switch self {
        case .literal, .variable: []
        case .conditional(let condition, let then, let otherwise): [condition, then, otherwise]
        case .and(let operands), .or(let operands), .product(let operands), .set(let operands),
            .call(_, let operands):
            operands
        case .sum(let first, let rest): [first] + rest.map(\.operand)
        case .binary(_, let left, let right): [left, right]
        case .not(let operand), .negate(let operand), .isEmpty(let operand),
            .access(let operand, _), .has(let operand, _), .like(let operand, _):
            [operand]
        case .isType(let operand, _, let group): [operand] + (group.map { [$0] } ?? [])
        case .record(let fields): fields.map(\.value)
        }
    }
}
