import HouseholdModel

/// Makes the code with which adults ask to be let in, in place of the one before.
///
/// Parents may, and housemates.
///
/// It works for seven days, for several people, each of whom waits for an answer.
package struct MakeCode: Change, HouseholdOperation {
    package static let action = Action.makeCode
    let draft: KeyDraft

    /// Hands `draft` out.
    package init(_ draft: KeyDraft) {
        self.draft = draft
    }

    /// Keeps its hash.
    package func run(_ grant: borrowing Grant<Self>) throws -> IssuedCode {
        try grant.makeCode(draft)
    }
}

extension Action {
    package static let makeCode = Action(
        "household.invite", on: .household, kin: .manages(except: .nothing), password: .always,
        back: .never("a code was made", instead: .nothing), tells: .nobody)
}
