package import HouseholdModel

/// Days on which a member is away, as `absence` in JSON.
package struct AbsenceView: Codable, Sendable {
    /// Days that follow each other.
    package struct Stretch: Codable, Sendable {
        /// The first day.
        package let from: Day
        /// The last day.
        package let to: Day
    }

    /// By what people name it.
    package let number: Number
    /// Who is away.
    package let member: String
    /// The first day.
    package let from: Day
    /// The last day; `null` where it repeats and goes on.
    package let to: Day?
    /// How it repeats, in words: on which days it begins.
    package let repeats: String?
    /// How it repeats, as RFC 5545 writes it.
    package let rrule: String?
    /// How many days it lasts each time, where it repeats.
    package let days: Int?
    /// Those that are not over yet, five at most.
    package let next: [Stretch]
    /// Why; `null` too for those who may not know.
    package var note: String?

    init(_ absence: Absence, in home: Principal.Membership, withNote isNoteShown: Bool = true) {
        number = absence.number
        member = home.handle(absence.member)
        from = absence.days.first
        to = absence.days.last
        let recurrence = absence.days.repeated.map { Recurrence.calendar($0.schedule) }
        repeats = recurrence?.rhythm(weekStart: home.household.weekStart)
        rrule = recurrence?.rrule
        days = absence.days.repeated?.length
        next = absence.days.stretches(from: home.calendar.today).prefix(5).map {
            Stretch(from: $0.lowerBound, to: $0.upperBound)
        }
        note = isNoteShown ? absence.note?.text : nil
    }
}
