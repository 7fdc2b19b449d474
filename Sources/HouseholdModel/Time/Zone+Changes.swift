extension Zone {
    /// That clocks are set.
    package struct Change: Hashable, Sendable {
        /// When.
        package let instant: Instant
        /// Seconds that they were ahead of universal time before.
        package let offsetBefore: Int
        /// Seconds that they are ahead from then on.
        package let offsetAfter: Int

        /// What they show at that moment when they are not set.
        package var local: (day: Day, second: Int) {
            let seconds = instant.milliseconds.flooredQuotient(by: 1_000) + Int64(offsetBefore)
            let day = seconds.flooredQuotient(by: 86_400)
            return (Day(dayNumber: Int(day)), Int(seconds - day * 86_400))
        }
    }

    /// Seconds that clocks are ahead of universal time at `instant`.
    package func secondsAhead(at instant: Instant) -> Int {
        Int(offset(at: instant).flooredQuotient(by: 1_000))
    }

    /// When clocks are set from `first` to `last`, in order; what lasts for less than a week may be missing.
    package func changes(from first: Instant, to last: Instant) -> [Change] {
        var changes: [Change] = []
        var start = first
        while start < last {
            let end = min(start.adding(days: 7), last)
            if let change = change(from: start, to: end) {
                changes.append(change)
                start = change.instant
            } else {
                start = end
            }
        }
        return changes
    }

    /// The change between two moments, to the second.
    private func change(from first: Instant, to last: Instant) -> Change? {
        let (before, after) = (secondsAhead(at: first), secondsAhead(at: last))
        guard before != after else { return nil }
        var (low, high) = (first.milliseconds / 1_000, last.milliseconds / 1_000)
        while high - low > 1 {
            let middle = low + (high - low) / 2
            let isBefore = secondsAhead(at: Instant(milliseconds: middle * 1_000)) == before
            if isBefore { low = middle } else { high = middle }
        }
        return Change(
            instant: Instant(milliseconds: high * 1_000), offsetBefore: before, offsetAfter: after)
    }
}
