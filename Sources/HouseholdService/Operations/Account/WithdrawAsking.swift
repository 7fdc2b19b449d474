/// Lets whoever waits to come into a household wait no more.
///
/// Whoever is signed in may.
///
/// Refused where they wait for none.
package struct WithdrawAsking: Change, ProgramOperation {
    package static let action = Action.withdrawAsking
    package static let isRecordedHere = false
    let household: String?

    /// Takes back that one asked to come into the household of that name; without one, into any.
    package init(from household: String? = nil) {
        self.household = household
    }

    /// Stops waiting.
    package func run(_ grant: borrowing Grant<Self>) throws -> [AdmissionView] {
        try grant.withdraw(from: household)
    }
}

extension Action {
    package static let withdrawAsking = Action(
        "account.withdraw", on: .program, kin: .plain, password: .never,
        back: .nothing, tells: .nobody)
}
