package import HouseholdModel

/// Lets a child get money of its parents again and again from tomorrow on, otherwise than before, or no more.
///
/// Parents may. Each date is booked once it has come, by the program itself.
package struct SetAllowance: Change, PersonOperation {
    package static let action = Action.setAllowance
    package let name: String?
    let terms: Terms?

    /// How much, and when.
    struct Terms: Codable, Sendable {
        let amount: String
        let recurrence: Recurrence
    }

    /// Lets `name` get so much on each date.
    package init(_ amount: String, on recurrence: Recurrence, for name: String) {
        self.name = name
        terms = Terms(amount: amount, recurrence: recurrence)
    }

    /// Lets `name` get nothing more.
    package init(endingFor name: String) {
        self.name = name
        terms = nil
    }

    /// Keeps it.
    package func run(_ grant: borrowing Grant<Self>) throws -> AllowanceView {
        guard let terms else { return try grant.endAllowance() }
        let money = try grant.membership().home.money(terms.amount)
        return try grant.setAllowance(of: money, on: terms.recurrence)
    }
}

extension Action {
    package static let setAllowance = Action(
        "money.allowance", on: .member, kin: .manages(except: .nothing), password: .always,
        back: .never("an allowance was set", instead: .settingAllowance),
        tells: [.member(.allowanceChanged)])
}
