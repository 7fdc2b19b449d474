import HouseholdDatabase
import HouseholdModel

extension Facts {
    /// Who is to hear how the week went: those to whom messages went by its last evening, for a day.
    borrowing func weeks(
        for readers: [MessageReader], in home: Principal.Membership
    ) throws -> [DueWeek] {
        guard let day = home.weekThatIsOver else { return [] }
        let instant = home.calendar.instant
        return try readers.compactMap { reader in
            guard !reader.mutes.contains(.week),
                reader.start(at: instant) <= home.evening(of: day),
                try !isToldOfWeek(
                    until: day, reader.member.id, by: instant, in: home.household.id)
            else { return nil }
            return DueWeek(member: reader.member.id, day: day)
        }
    }
}
