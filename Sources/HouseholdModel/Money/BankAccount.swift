/// Where a member's money goes, kept for those who owe it.
package struct BankAccount: Hashable, Sendable {
    /// The household in which it is kept.
    package let household: Household.ID
    /// Whose it is.
    package let member: Member.ID
    /// The number.
    package let iban: IBAN
    /// Whose name the bank knows, where that is not what the member is called at home.
    package let holder: Title?

    /// Creates what is kept.
    package init(household: Household.ID, member: Member.ID, iban: IBAN, holder: Title?) {
        self.household = household
        self.member = member
        self.iban = iban
        self.holder = holder
    }
}
