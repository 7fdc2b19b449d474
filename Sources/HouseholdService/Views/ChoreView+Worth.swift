import HouseholdModel

extension ChoreView {
    /// Tells how many points a date brings or brought.
    ///
    /// Where these are half, whoever is not told who did it has the whole, and of what they are the half is for those who see
    /// all of whoever did it.
    mutating func tellWorth(
        of date: Occurrence, to home: Principal.Membership, at instant: Instant,
        half promised: Completion.Half?, without hidden: HiddenDoers
    ) {
        let (completion, zone) = (date.completion, home.household.zone)
        let isHalf = promised != nil && !hidden.hides(date)
        half = isHalf && !hidden.hidesHalf(of: date) ? promised.map { HalfView($0) } : nil
        let full = promised?.full ?? completion?.worth ?? date.value(at: instant, in: zone)
        points = (isHalf ? full.half : full).points
        if completion == nil {
            later = date.chore.later(at: instant, in: zone, isHalf: promised != nil)
        }
    }
}

extension Chore {
    /// What it is worth later, where that is less.
    fileprivate func later(
        at instant: Instant, in zone: Zone, isHalf: Bool
    ) -> ChoreView.Later? {
        guard let promise, value(at: instant) != value else { return nil }
        return ChoreView.Later(
            points: (isHalf ? value.half : value).points, from: zone.day(at: promise.end))
    }
}
