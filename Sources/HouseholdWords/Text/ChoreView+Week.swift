package import HouseholdModel
package import HouseholdService

// Of what is to be done so many times a week it is said how many are left, and a day only where that is today or was before.

extension ChoreView {
    /// Whether it can be done on `day` though it does not have to be, on that day or before.
    package func isForAnyDay(_ day: Day) -> Bool {
        guard let week, let due else { return false }
        return state == .open && week.from <= day && day < due.day
    }
}

extension HouseholdText {
    /// How many times are left of the week on any day of which the chore is to be done: `2 of 3 left this week`.
    package func left(of week: ChoreView.Week) -> Phrase {
        guard let today, week.from <= today else {
            return "\(week.left) of \(week.times) from \(nearDate(week.from))"
        }
        return "\(week.left) of \(week.times) left this week"
    }

    /// The same of a chore where none of them has to be done today, so that it is said in place of its day.
    package func left(of chore: ChoreView) -> Phrase? {
        guard let week = chore.week, let due = chore.due, today.map({ $0 < due.day }) ?? true else {
            return nil
        }
        return left(of: week)
    }
}
