import HouseholdModel

/// Makes the code with which adults ask to be let in.
///
/// Parents may, and housemates.
///
/// It works for seven days, for several people, each of whom waits for an answer. Refused where there is one, unless it
/// is to end.
package struct MakeCode: Change, HouseholdOperation {
    package static let action = Action.makeCode
    let draft: KeyDraft
    let replaces: Bool

    /// Hands `draft` out; only where it may take the place of another one does it end that.
    package init(_ draft: KeyDraft, inPlaceOfAnother replaces: Bool) {
        self.draft = draft
        self.replaces = replaces
    }

    /// Keeps its hash.
    package func run(_ grant: borrowing Grant<Self>) throws -> IssuedCode {
        try grant.makeCode(draft, inPlaceOfAnother: replaces)
    }
}

extension Action {
    package static let makeCode = Action(
        "household.invite", on: .household, kin: .manages(except: .nothing), password: .always,
        back: .never("a code was made", instead: .nothing), tells: .nobody)
}
