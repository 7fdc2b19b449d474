// What the rules are asked is not for an operation to say, nor that they are asked nothing.
import HouseholdModel
import HouseholdService
import HouseholdDatabase

struct Unasked: Change, HouseholdOperation {
    static let action = SetRules.action

    // expected-error@+3 {{cannot find type 'RuleQuestion' in scope}}
    func questions(
        on subject: Household, for principal: Principal
    ) throws -> [RuleQuestion] { [] }

    func run(_ grant: borrowing Grant<Self>) throws -> Int { 0 }
}

// expected-error@+1 {{'UndoTarget' initializer is inaccessible due to 'fileprivate' protection level}}
func undoNothing(_ member: Member) -> UndoTarget { UndoTarget(nil, for: member) }
