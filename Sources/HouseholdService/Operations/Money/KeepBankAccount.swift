import Credentials
package import HouseholdModel

/// Keeps where money for whoever asks goes, so that those who owe it can be shown a code for it; or keeps it no more.
///
/// Adults may, of their own.
package struct KeepBankAccount: Change, OwnOperation {
    package static let action = Action.keepBankAccount
    let iban: Confidential?
    let holder: Title?

    /// Keeps the account with that number, or none.
    ///
    /// - Parameters:
    ///   - iban: The number; without one none is kept.
    ///   - holder: As the bank knows whose it is, where that is not what the member is called.
    package init(_ iban: IBAN?, of holder: Title? = nil) {
        self.iban = iban.map { Confidential($0.code) }
        self.holder = holder
    }

    /// Keeps it.
    package func run(_ grant: borrowing Grant<Self>) throws -> KeptAccountView {
        guard let iban else { return try grant.keep(nil) }
        guard let number = iban.reveal().flatMap({ IBAN($0) }) else {
            throw ServiceError.value(
                field: "the account", expected: "an IBAN such as DE89 3704 0044 0532 0130 00")
        }
        let subject = grant.subject
        return try grant.keep(
            BankAccount(
                household: subject.household, member: subject.id, iban: number, holder: holder))
    }

    /// Whether one is kept, and not which.
    package var written: any Encodable { ["kept": iban != nil] }
}

/// Whether somebody's account is kept; its number whoever kept it knows.
package struct KeptAccountView: Codable, Sendable {
    /// Whose it is.
    package let member: String
    /// Whether it is kept.
    package let kept: Bool
}

extension Action {
    package static let keepBankAccount = Action(
        "money.account", on: .member, kin: .plain, password: .always,
        back: .never("where money for you goes was said", instead: .keepingAccount), tells: .nobody)
}
