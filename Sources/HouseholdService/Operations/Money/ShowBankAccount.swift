package import HouseholdModel

/// Shows where money for somebody goes, with the text of a code for paying it; nothing is booked by that.
///
/// Adults may: their own, and that of whom they pay.
package struct ShowBankAccount: Inquiry, PersonOperation {
    package static let action = Action.showBankAccount
    /// Whose; without a name whoever asks.
    package let name: String?
    let amount: String?
    let purpose: Note?

    /// Asks for the account of whoever asks.
    package init() {
        name = nil
        amount = nil
        purpose = nil
    }

    /// Asks how to pay `name`.
    ///
    /// - Parameters:
    ///   - name: Who is to be paid.
    ///   - amount: How much; without one all that whoever asks owes.
    ///   - purpose: What for, if that is said.
    package init(of name: String, paying amount: String? = nil, for purpose: Note? = nil) {
        self.name = name
        self.amount = amount
        self.purpose = purpose
    }

    /// The account and, of somebody else, the code.
    package func answer(_ sight: borrowing Sight<Member>) throws -> BankAccountView {
        let member = sight.subject
        let isOwn = try sight.principal.membership().member.id == member.id
        let account = try sight.facts.bankAccount(of: member.id)
        guard !isOwn else { return BankAccountView(account, of: member, code: nil) }
        guard let account else { throw ServiceError.money(.noBankAccount(member.name)) }
        let money = try money(for: member, sight)
        let code = try code(for: money, to: member, at: account)
        return BankAccountView(
            account, of: member,
            code: BankAccountView.Code(
                text: code.text, amount: money.minor, currency: money.currency,
                for: purpose?.text))
    }

    private func money(for member: Member, _ sight: borrowing Sight<Member>) throws -> Money {
        guard let amount else {
            guard let owed = try sight.facts.owed(to: member.id) else {
                throw ServiceError.value(
                    field: "the amount",
                    expected: "one such as 12.50, since you owe \(member.name.text) nothing")
            }
            return owed
        }
        return try sight.principal.home().money(amount)
    }

    private func code(
        for money: Money, to member: Member, at account: BankAccount
    ) throws -> CreditTransferCode {
        do {
            return try CreditTransferCode(
                money, to: account.holder ?? Title(member.name.text), at: account.iban,
                for: purpose?.text ?? "")
        } catch CreditTransferCode.Problem.notEuro(let currency) {
            throw ServiceError.value(
                field: "the amount",
                expected: "one in EUR: banks read no such code for \(currency.code)")
        } catch CreditTransferCode.Problem.tooMuch {
            throw ServiceError.value(
                field: "the amount",
                expected: "one of 999999999.99 EUR at most: banks read no more in such a code")
        } catch CreditTransferCode.Problem.tooLong {
            throw ServiceError.value(
                field: "the text",
                expected:
                    "a shorter one: with the name of the account it has more than \(CreditTransferCode.mostBytes) bytes"
            )
        } catch is CreditTransferCode.Problem {
            throw ServiceError.value(
                field: "the text",
                expected: "one of \(CreditTransferCode.longestText) characters at most")
        }
    }
}

/// Where money for somebody goes, as `bank_account` in JSON.
package struct BankAccountView: Codable, Sendable {
    /// A code that banks read.
    package struct Code: Codable, Sendable {
        /// What stands in it.
        package let text: String
        /// How much it is for, in the smaller unit.
        package let amount: Int
        /// In what currency.
        package let currency: Currency
        /// What for.
        package let `for`: String?
    }

    /// Whose it is.
    package let member: String
    /// What the member is called.
    package let name: String
    /// The number, if one is kept.
    package let iban: String?
    /// As the bank knows whose it is.
    package let holder: String?
    /// The code for paying, unless it is one's own.
    package let code: Code?

    init(_ account: BankAccount?, of member: Member, code: Code?) {
        self.member = member.handle
        name = member.name.text
        iban = account?.iban.code
        holder = account.map { $0.holder?.text ?? member.name.text }
        self.code = code
    }
}

extension Action {
    package static let showBankAccount = Action(
        "money.code", on: .member, kin: .plain, password: .never,
        back: .nothing, tells: .nobody)
}
