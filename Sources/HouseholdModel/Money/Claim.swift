/// Money that a member is owed, or gets of it.
///
/// Whose claim it is, the entry of the book says.
package struct Claim: Hashable, Sendable {
    /// How much.
    package let money: Money
    /// Who owes it; `nil` where that is the household's grown-ups together, whose children alone are owed so.
    package let debtor: Member.ID?
    /// Until when, if that was said.
    package let due: Day?

    /// Creates a claim.
    package init(_ money: Money, from debtor: Member.ID?, due: Day? = nil) {
        self.money = money
        self.debtor = debtor
        self.due = due
    }
}
