extension BinaryOperator {
    /// The term for this operator between two others.
    func term(_ left: any Term, _ right: any Term) -> any Term {
        switch self {
        case .equal: Equality(left: left, right: right)
        case .notEqual: Not(operand: Equality(left: left, right: right))
        case .less: Comparison(left: left, right: right, holds: <)
        case .lessOrEqual: Comparison(left: left, right: right, holds: <=)
        case .greater: Comparison(left: left, right: right, holds: >)
        case .greaterOrEqual: Comparison(left: left, right: right, holds: >=)
        case .in: Membership(left: left, right: right)
        case .contains: Containment(set: left, element: right)
        case .containsAll: SetTest(left: left, right: right) { $0.isSuperset(of: $1) }
        case .containsAny: SetTest(left: left, right: right) { $0.intersects($1) }
        case .getTag: TagAccess(subject: left, name: right)
        case .hasTag: TagPresence(subject: left, name: right)
        }
    }
}
