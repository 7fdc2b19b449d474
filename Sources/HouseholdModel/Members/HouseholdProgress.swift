/// How much has happened in a household, which tells nothing of what it was.
package struct HouseholdProgress: Hashable, Sendable {
    /// The household.
    package let household: Household.ID
    /// A number that grows with what its records and its books say; 0 where the household is no more.
    package let number: Int

    /// Creates it.
    package init(of household: Household.ID, number: Int) {
        (self.household, self.number) = (household, number)
    }
}
