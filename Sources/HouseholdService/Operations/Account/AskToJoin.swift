package import HouseholdModel

/// Lets the adult who is signed in wait to come into a household, with the code that it hands out.
///
/// Adults may.
///
/// The code stays. Refused when it has ended meanwhile, when the account is in that household or waits already, within a
/// day of having been refused there, and when ten wait.
package struct AskToJoin: Change, ProgramOperation {
    package static let action = Action.join
    package static let isRecordedHere = false
    let proof: CodeProof
    let name: Name?

    /// Waits with the code of `proof`, to be called `name` there; without one, what the account is called.
    package init(_ proof: CodeProof, as name: Name? = nil) {
        self.proof = proof
        self.name = name
    }

    /// Begins to wait.
    package func run(_ grant: borrowing Grant<Self>) throws -> AdmissionView {
        try grant.ask(with: proof, as: name)
    }
}
