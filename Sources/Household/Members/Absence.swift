/// Days on which a member is away.
public struct Absence: Identifiable, Hashable, Sendable, Codable {
    /// How many days one can last.
    public static let mostDays = 366

    /// The identity.
    public let id: Identifier<Absence>
    /// The household.
    public let household: Household.ID
    /// By what people name it.
    public let number: Number
    /// Who is away.
    public let member: Member.ID
    /// The first and the last day.
    public let days: ClosedRange<Day>
    /// Why, or anything else about it.
    public let note: Note?

    /// Creates an absence.
    public init(
        id: Identifier<Absence>, household: Household.ID, number: Number, member: Member.ID,
        days: ClosedRange<Day>, note: Note?
    ) {
        self.id = id
        self.household = household
        self.number = number
        self.member = member
        self.days = days
        self.note = note
    }
}
