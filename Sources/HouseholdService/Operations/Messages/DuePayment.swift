package import HouseholdModel

/// That a member is to be reminded now of what they owe somebody and have not paid.
package struct DuePayment: Hashable, Codable, Sendable {
    /// Who.
    package let member: Member.ID
    /// By which entry of the book.
    package let entry: Int
    /// Since when: the evening of the day until which it is to be paid.
    package let moment: Instant
}

extension Principal.Membership {
    /// Whether whoever is to pay something until the end of that day is reminded of it by `limit`, and for how long: what
    /// nobody could be told within a day of its evening is let be.
    func isReminded(ofPaymentsDueOn day: Day, until limit: Instant) -> Bool {
        let moment = evening(of: day)
        return moment <= limit && calendar.instant < moment.adding(days: 1)
    }
}
