import Cedar

/// The program itself: signing in, registering, making a household.
package struct Program: Resource {
    package init() {}

    /// What it is to the rules.
    package var reference: ResourceReference {
        ResourceReference(.program, uid: EntityUID("Program", "chorus")) { _ in [] }
    }
}

extension ResourceKind {
    static let program: ResourceKind = ResourceKind(
        type: "Program", word: nil, missing: nil, seen: { nil }, found: member.found)
}

extension ActionTarget {
    static let program = ActionTarget(.program)
}

/// An operation on the program, or on one's own account.
package protocol ProgramOperation: Operation where Subject == Program {}

extension ProgramOperation {
    /// The program.
    package func subject(in facts: borrowing HomeFacts, for principal: Principal) -> Program {
        Program()
    }
}
