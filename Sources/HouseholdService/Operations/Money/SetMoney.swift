package import HouseholdModel

/// Says what points are worth in money, or in which currency the household reckons.
///
/// Parents may, and the owner among housemates.
///
/// Refused for another currency than the one of what is in the book, and for a rate among housemates, whose points never
/// become money.
package struct SetMoney: Change, HouseholdOperation {
    /// What is said.
    package enum Terms: Codable, Sendable {
        /// So many points are so much money, in that currency.
        case rate(ExchangeRate)
        /// Points don't become money.
        case noRate
        /// The currency alone; a rate in it stays.
        case currency(Currency)
    }

    package static let action = Action.setMoney
    let terms: Terms

    /// Says `terms`.
    package init(_ terms: Terms) {
        self.terms = terms
    }

    /// Keeps it.
    package func run(_ grant: borrowing Grant<Self>) throws -> MoneyTermsView {
        let before = grant.subject.settings.money
        let money: HouseholdMoney? =
            switch terms {
            case .rate(let rate) where grant.subject.template == .housemates:
                throw ServiceError.money(.onlyCurrency(rate.money.currency))
            case .rate(let rate): HouseholdMoney(rate)
            case .noRate: before.map { HouseholdMoney($0.currency) }
            case .currency(let currency):
                before?.currency == currency ? before : HouseholdMoney(currency)
            }
        return MoneyTermsView(try grant.setMoney(to: money))
    }

    package func inverse(on subject: Household, by member: Member) -> Inverse? {
        .by(.setMoney)
    }
}

extension Action {
    package static let setMoney = Action(
        "money.rate", on: .household, kin: .manages(except: .nothing), password: .always,
        back: .by(
            ["money.rate"],
            PastTense("said what points are worth") { who, _ in
                "\(who) said what points are worth"
            }),
        tells: [.children(.rate)])
}
