/// After how long what waits for an OK counts as approved, though nobody has looked.
package struct ApprovalWait: Hashable, Sendable, Codable {
    /// How many hours it can be: as many as 30 days have.
    package static let range = 1...720

    /// How many hours.
    package let hours: Int
    /// When that was set: what waited before waits from then on.
    package let setAt: Instant

    /// Creates it, or returns `nil` when `hours` are none of ``range``.
    package init?(hours: Int, setAt: Instant) {
        guard Self.range.contains(hours) else { return nil }
        self.hours = hours
        self.setAt = setAt
    }

    private var span: Int64 { Int64(hours) * 3_600_000 }

    /// When what waits since `start` counts as approved.
    package func end(since start: Instant) -> Instant {
        max(start, setAt).adding(milliseconds: span)
    }

    /// Since when something has to wait to count as approved at `instant`; `nil` where nothing does yet.
    package func start(countingAt instant: Instant) -> Instant? {
        let start = instant.adding(milliseconds: -span)
        return setAt <= start ? start : nil
    }
}

extension Completion {
    /// Since when it waits, while it does: since it was done or, where an OK or a no was taken back, since then.
    ///
    /// What is put back is kept anew, under another identity, which says when that was.
    package var waitsSince: Instant { max(at, id.madeAt) }
}
