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
            later = date.chore.later(
                at: instant, in: home.household, isHalf: promised != nil)
        }
    }
}

extension Chore {
    /// What it is worth later, and how a parent looks at it, where that is less or more.
    fileprivate func later(
        at instant: Instant, in household: Household, isHalf: Bool
    ) -> ChoreView.Later? {
        let isLess = value(at: instant) != value
        let approval = household.lastingApproval(of: self, at: instant)
        let looksAtMore = approval != household.approval(of: self, at: instant)
        let ends = [isLess ? promise?.end : nil, looksAtMore ? approvalPromise?.end : nil]
        guard let end = ends.compactMap(\.self).min() else { return nil }
        return ChoreView.Later(
            points: (isHalf ? value.half : value).points,
            approval: looksAtMore ? approval.description : nil, from: household.zone.day(at: end))
    }
}
