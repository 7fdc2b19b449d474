extension Occurrence {
    /// The first moment of the time that it is the date for, where its chore repeats: what is done before it was
    /// done for another date.
    ///
    /// That is once the date before it is over, and no more days ahead than lie between two dates.
    ///
    /// - Parameters:
    ///   - others: The chore's other dates, as far as they are known.
    ///   - zone: The household's zone.
    /// - Returns: The moment, or `nil` where it does not come back.
    public func begins(after others: [Occurrence], in zone: Zone) -> Instant? {
        guard let recurrence = chore.recurrence, let occasion else { return nil }
        let moment =
            occasion.instant
            ?? zone.instant(on: occasion.due.day, at: occasion.due.time ?? .midnight)
        let next = recurrence.next(after: occasion, done: moment, made: ordinal, in: zone)
        let length = next.map { $0.due.day.dayNumber - occasion.due.day.dayNumber } ?? 1
        let first = zone.start(of: occasion.due.day.adding(days: 1 - max(1, length)))
        let before = others.filter { $0.ordinal < ordinal }.compactMap { $0.isOver(in: zone) }
        return max(first, before.max() ?? first)
    }
}
