package import HouseholdModel

/// What a child gets again and again, as `allowance` in JSON.
package struct AllowanceView: Codable, Sendable {
    /// Who gets it.
    package let member: String
    /// What the child is called.
    package let name: String
    /// How much it is each time, in the smaller unit.
    package let amount: Int
    /// In what currency.
    package let currency: Currency
    /// When it comes, in words.
    package let repeats: String
    /// When it comes, as RFC 5545 writes it.
    package let rrule: String?
    /// The next date; `null` where it comes no more.
    package let next: Day?
    /// Who set it so.
    package let by: String

    init(_ allowance: Allowance, in home: Principal.Membership) {
        let recurrence = Recurrence.calendar(allowance.schedule)
        let today = home.calendar.today
        member = home.handle(allowance.member)
        name = home.member(allowance.member)?.name.text ?? ""
        amount = allowance.money.minor
        currency = allowance.money.currency
        repeats = recurrence.rhythm(
            weekStart: home.household.weekStart, endingIn: home.household.zone)
        rrule = recurrence.rrule
        next = allowance.nextDate(from: today, in: home.household.zone)
        by = home.handle(allowance.setBy)
    }
}
