import HouseholdDatabase
import HouseholdModel
import Testing

extension QueryPlanTests {
    /// What is asked and changed about routines, and what is paid for all of one.
    func changeRoutines(_ transaction: borrowing Transaction) throws {
        let household = home.household.id
        let tag = try #require(Tag("morning"))
        let chore = try #require(try transaction.facts.chore(1, in: household))
        let routine = Routine(
            id: .fresh(), household: household, name: tag, chores: [chore.id],
            bonus: PointsAmount(3))
        try transaction.add(routine)
        try transaction.update(routine)
        _ = try transaction.facts.chores(of: routine)
        #expect(
            try transaction.facts.choresByNumber(of: [routine], in: household) == [1: chore.id])
        _ = try transaction.facts.dates(of: [routine], in: household, home.calendar)
        _ = try transaction.facts.dates(of: chore, sayingOf: home.mia.id, in: home.calendar)
        let transfer = try #require(
            Transfer(
                .routine(try Note("morning")), member: home.mia.id, points: 3, at: .someday,
                countedAt: .someday))
        let entry = try transaction.book(
            transfer, by: home.mia.id, rule: "chore.own", in: household)
        let bonus = RoutineBonus(
            household: household, member: home.mia.id, day: Day(dayNumber: 1),
            routine: routine.id, entry: entry, completions: [.fresh()])
        try transaction.note(bonus)
        #expect(
            try transaction.facts.routineBonuses(
                of: home.mia.id, on: Day(dayNumber: 1), in: household) == [bonus])
        try transaction.forget(bonus)
        _ = try transaction.facts.keysOfRoutines(in: household)
        try transaction.delete(routine, at: .someday)
    }

    /// Offers a date to another member, who asks what is offered.
    func offer(_ transaction: borrowing Transaction, _ date: Occurrence) throws {
        let (household, zone) = (home.household.id, home.household.zone)
        let offer = Occurrence.Offer(
            by: home.mia.id, to: home.petra.id, thanks: .one, at: .someday)
        _ = try transaction.replan(date.of(home.mia.id).offered(offer), in: zone)
        #expect(
            try transaction.facts.occurrences(
                .offered(to: home.petra.id), in: household, home.calendar
            ).map(\.offeredTo) == [home.petra.id])
        _ = try transaction.replan(date, in: zone)
    }
}
