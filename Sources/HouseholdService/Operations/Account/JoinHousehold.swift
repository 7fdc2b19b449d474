import HouseholdModel

/// Lets the adult who is signed in come into a household with a key that was made for somebody invited.
///
/// Adults may.
///
/// The key is used up. Refused when it has ended meanwhile, or the account is in that household; then it stays.
package struct JoinHousehold: Change, ProgramOperation {
    package static let action = Action.join
    package static let isRecordedHere = false
    let proof: KeyProof

    /// Comes in with the key of `proof`.
    package init(_ proof: KeyProof) {
        self.proof = proof
    }

    /// Uses the key up.
    package func run(_ grant: borrowing Grant<Self>) throws -> AccountView {
        try grant.join(proof)
    }
}
