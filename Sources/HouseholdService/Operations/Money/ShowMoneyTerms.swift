package import HouseholdModel

/// Says in what money the household reckons, and what points are worth, without reading the book.
///
/// Everybody whose home it is may, who are told the same beside what is owed.
package struct ShowMoneyTerms: Inquiry, HouseholdOperation {
    package static let action = Action.listMoney

    /// Asks for it.
    package init() {}

    /// What was said.
    package func answer(_ sight: borrowing Sight<Household>) throws -> MoneyTermsView {
        MoneyTermsView(sight.subject.settings.money)
    }
}
