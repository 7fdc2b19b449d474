import HouseholdModel
import HouseholdDatabase

extension Grant where Op: RecountsDays {
    /// Lets dates and weeks follow the household's clocks as they are now, where those were others before.
    ///
    /// Days and times on which something is due stay as people know them, so that the moment at which it is late is
    /// another one; of what comes so many hours apart the moment stays. What was done and booked stays on its day.
    func recount(since before: Household) throws {
        guard let household = try transaction.facts.household(before.id) else { return }
        if household.zone != before.zone {
            for date in try transaction.facts.undecidedDates(in: household.id) {
                let moment = date.dueSlot?.instant
                let moved = moment.map { date.on(DueSlot(at: $0, in: household.zone)) } ?? date
                try transaction.retime(moved, in: household.zone)
            }
        }
        let old = before.zone.day(at: instant).startOfWeek(from: before.weekStart)
        let new = household.zone.day(at: instant).startOfWeek(from: household.weekStart)
        guard household.weekStart != before.weekStart, old != new else { return }
        try transaction.moveWeek(from: old, to: new, in: household.id)
    }
}
