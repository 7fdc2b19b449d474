/// What still holds until the end of the day on which it was changed for less.
package struct Promise<Value: Hashable & Sendable>: Hashable, Sendable {
    /// What was said before.
    package let value: Value
    /// The first moment at which it does not hold any more.
    package let end: Instant

    /// Creates a promise.
    package init(_ value: Value, until end: Instant) {
        self.value = value
        self.end = end
    }

    /// Whether what was made at `start` has stood for so long at `instant` that somebody may count on it: within an hour, it is
    /// a slip that is put right.
    package static func binds(since start: Instant, at instant: Instant) -> Bool {
        instant >= start.adding(milliseconds: 3_600_000)
    }

    /// Returns whether it holds at that moment.
    package func holds(at instant: Instant) -> Bool { instant < end }

    /// What holds at that moment: what was promised or, once that is over, what is set.
    package static func held(_ promise: Promise?, or set: Value, at instant: Instant) -> Value {
        guard let promise, promise.holds(at: instant) else { return set }
        return promise.value
    }

    /// What is kept of `value`, which held at `instant` by `earlier` or by itself.
    ///
    /// The end of the day is that of the first change, so that it does not matter how often it is changed on it.
    package static func keeping(
        _ value: Value, of earlier: Promise?, at instant: Instant, in zone: Zone
    ) -> Promise {
        if let earlier, earlier.holds(at: instant), earlier.value == value { return earlier }
        let tomorrow = zone.day(at: instant).adding(days: 1)
        return Promise(value, until: zone.start(of: tomorrow))
    }
}

extension Promise: Codable where Value: Codable {}
