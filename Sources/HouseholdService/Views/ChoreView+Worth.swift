import HouseholdModel

extension ChoreView {
    /// Tells how many points a date brings or brought; where `half` says that they are half, that only whoever knows who did it
    /// is told.
    mutating func tellWorth(
        of date: Occurrence, to home: Principal.Membership, at instant: Instant,
        half promised: Completion.Half?, isDoerTold: Bool
    ) {
        let (completion, zone) = (date.completion, home.household.zone)
        if completion == nil || isDoerTold { half = promised.map { HalfView($0) } }
        let full = promised?.full ?? completion?.worth ?? date.value(at: instant, in: zone)
        points = (half == nil ? full : full.half).points
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
