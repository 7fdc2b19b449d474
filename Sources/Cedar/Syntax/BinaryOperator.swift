/// The operators and built-in methods that take two values.
package enum BinaryOperator: String, Hashable, Sendable, CaseIterable {
    case equal = "=="
    case notEqual = "!="
    case less = "<"
    case lessOrEqual = "<="
    case greater = ">"
    case greaterOrEqual = ">="
    case `in`
    case contains
    case containsAll
    case containsAny
    case getTag
    case hasTag

    /// Whether it is written `a.method(b)` and not `a operator b`.
    package var isMethod: Bool {
        switch self {
        case .contains, .containsAll, .containsAny, .getTag, .hasTag: true
        default: false
        }
    }
}
