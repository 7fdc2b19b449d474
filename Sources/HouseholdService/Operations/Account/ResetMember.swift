import HouseholdModel

/// Makes a way in for another adult, who has handed over a code for that.
///
/// Parents may, and among housemates the owner.
///
/// The adult's password and sessions end. ``Gate/resetMember(_:with:as:request:isRehearsal:)`` counts guesses before.
package struct ResetMember: Change, PersonOperation {
    package static let action = Action.resetMember
    let member: String
    let code: Confidential

    /// The adult's name.
    package var name: String? { member }

    init(_ member: String, with code: Confidential) {
        self.member = member
        self.code = code
    }

    /// Uses the code up.
    package func run(_ grant: borrowing Grant<Self>) throws -> WayIn {
        try grant.letBackIn(with: code.secret)
    }
}

/// A new recovery code for an adult.
package struct WayIn: Codable, Sendable {
    /// Whose it is.
    package let member: MemberView
    /// What sets a new password, once.
    package let recoveryCode: Confidential
}

extension Action {
    package static let resetMember = Action(
        "member.reset", on: .member, kin: .manages(except: .nothing), password: .always,
        back: .never("an adult's password was reset", instead: .nothing),
        tells: [.member(.passwordReset), .guardians(.passwordReset)])
}
