public import Household

/// Days on which a member is away, as `absence` in JSON.
public struct AbsenceView: Codable, Sendable {
    /// By what people name it.
    public let number: Number
    /// Who is away.
    public let member: String
    /// The first day.
    public let from: String
    /// The last day.
    public let to: String
    /// Why; `null` too for those who may not know.
    public var note: String?

    init(_ absence: Absence, in home: Principal.Membership, withNote isNoteShown: Bool = true) {
        number = absence.number
        member = home.handle(absence.member)
        from = absence.days.lowerBound.description
        to = absence.days.upperBound.description
        note = isNoteShown ? absence.note?.text : nil
    }
}
