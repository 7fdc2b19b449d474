import HouseholdModel

/// When a line of an access table asks, where it says so: `sunday 21:00`.
extension AccessCell {
    private static let week = [
        "monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday",
    ]

    /// Lets it be the next such day and hour at home, or returns `false` where the state is no moment.
    func arrangeMoment(_ state: String) throws -> Bool {
        let words = state.split(separator: " ")
        guard words.count == 2, words[1].hasSuffix(":00"), let hour = Int(words[1].dropLast(3)),
            let day = Self.week.firstIndex(of: String(words[0]))
        else { return false }
        // The tests begin on a Monday.
        let zone = try family.zone()
        let now = family.clock.now
        let today = zone.day(at: now)
        guard let time = TimeOfDay(hour: hour, minute: 0) else { return false }
        let moment = zone.instant(on: today.adding(days: day), at: time)
        guard moment >= now else { throw Unreadable(word: state) }
        family.clock.advance(milliseconds: moment.milliseconds - now.milliseconds)
        try family.everybodyProves()
        return true
    }

    /// Another line about the same thing in the same state, which is there already.
    init(_ row: AccessRow, beside other: AccessCell) throws {
        guard let person = row.home.people[row.who] else { throw Unreadable(word: row.who) }
        self.row = row
        self.person = person
        family = other.family
    }
}
