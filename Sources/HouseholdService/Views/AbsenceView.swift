package import HouseholdModel

/// Days on which a member is away, as `absence` in JSON.
package struct AbsenceView: Codable, Sendable {
    /// By what people name it.
    package let number: Number
    /// Who is away.
    package let member: String
    /// The first day.
    package let from: Day
    /// The last day.
    package let to: Day
    /// Why; `null` too for those who may not know.
    package var note: String?

    init(_ absence: Absence, in home: Principal.Membership, withNote isNoteShown: Bool = true) {
        number = absence.number
        member = home.handle(absence.member)
        from = absence.days.lowerBound
        to = absence.days.upperBound
        note = isNoteShown ? absence.note?.text : nil
    }
}
