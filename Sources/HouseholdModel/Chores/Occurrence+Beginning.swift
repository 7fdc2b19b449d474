extension Occurrence {
    /// The first moment of the time that it is the date for, where its chore repeats: what is done before it was
    /// done for another date.
    ///
    /// That is once the date before it is over, and no more days ahead than lie between two dates; where it is one of so many
    /// times a week, when the week begins.
    ///
    /// - Parameters:
    ///   - others: The chore's other dates, as far as they are known.
    ///   - zone: The household's zone.
    /// - Returns: The moment, or `nil` where it does not come back.
    package func begins(after others: [Occurrence], in zone: Zone) -> Instant? {
        guard let recurrence = chore.recurrence, let dueSlot, let ruleSlot else { return nil }
        if let week { return zone.start(of: week.days.lowerBound) }
        let next = recurrence.next(afterMissing: ruleSlot, made: ordinal, in: zone)
        let second = next.flatMap {
            recurrence.next(afterMissing: $0, made: ordinal + 1, in: zone)
        }
        // The second one too: a date that was moved lies closer to the next than two dates do.
        let days = [ruleSlot, next, second].compactMap { $0?.due.day.dayNumber }
        let length = zip(days.dropFirst(), days).map(-).max() ?? 1
        let first = zone.start(of: dueSlot.due.day.adding(days: 1 - max(1, length)))
        let before = others.filter { $0.ordinal < ordinal }.compactMap { $0.isOver(in: zone) }
        return max(first, before.max() ?? first)
    }
}
