/// Days on which a member is away.
package struct Absence: Identifiable, Hashable, Sendable {
    /// How many days one can last, each time where it repeats.
    package static let mostDays = 366

    /// The identity.
    package let id: Identifier<Absence>
    /// The household.
    package let household: Household.ID
    /// By what people name it.
    package let number: Number
    /// Who is away.
    package let member: Member.ID
    /// On which days.
    package let days: Days
    /// Why, or anything else about it.
    package let note: Note?

    /// Creates an absence.
    package init(
        id: Identifier<Absence>, household: Household.ID, number: Number, member: Member.ID,
        days: Days, note: Note?
    ) {
        self.id = id
        self.household = household
        self.number = number
        self.member = member
        self.days = days
        self.note = note
    }
}
