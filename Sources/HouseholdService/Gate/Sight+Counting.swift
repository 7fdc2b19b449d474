import HouseholdModel

extension Sight {
    /// Refuses to tell what the rules say to somebody else by a count that whoever asks may not see.
    ///
    /// Of those at home it is asked whether an absence of theirs is seen, whether or not there is one: so a refusal tells
    /// nothing.
    func checkSight(
        of count: AskerCount, of person: Member, in home: Principal.Membership
    ) throws {
        if let sight = count.sight { try require(sight, on: person) }
        guard AskerCount.ofHome.contains(count) else { return }
        try require(.listAbsences, on: home.household)
        let today = home.calendar.today
        for member in home.active where count.countsAtHome(member) {
            let absence = Absence(
                id: .numbered(1), household: home.household.id, number: 0, member: member.id,
                days: .once(today...today), note: nil)
            try require(.glanceAbsence, on: absence)
        }
    }
}
