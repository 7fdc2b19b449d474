#if Server
    import Synchronization

    /// What was answered of late to whoever came in with a key, so that a form that is sent twice is done once and answered
    /// alike.
    ///
    /// The gate remembers nothing of strangers, and what they are answered has secrets in it that are written nowhere.
    package final class Arrivals<Answer: Sendable>: Sendable {
        private struct Arrival: Sendable {
            let form: [UInt8]
            let answer: Task<Answer, Never>
            let until: ContinuousClock.Instant
        }

        private let arrivals = Mutex<[Arrival]>([])
        private let now: @Sendable () -> ContinuousClock.Instant
        private let isGood: @Sendable (Answer) -> Bool

        private static var span: Duration { .seconds(60) }
        private static var most: Int { 100 }

        /// Nobody has come yet.
        ///
        /// - Parameters:
        ///   - now: The clock.
        ///   - isGood: Whether an answer is kept; another one is only for those who wait for it.
        package init(
            now: @escaping @Sendable () -> ContinuousClock.Instant = { .now },
            keeping isGood: @escaping @Sendable (Answer) -> Bool
        ) {
            (self.now, self.isGood) = (now, isGood)
        }

        /// What comes of `form`: what already came of it within the last minute, or will, else what `work` makes.
        ///
        /// It is worked on to its end also where whoever sent it goes away, as a browser does that sends it again.
        package func answer(
            to form: [UInt8], by work: @escaping @Sendable () async -> Answer
        ) async -> Answer {
            let now = now()
            let task = arrivals.withLock { arrivals in
                arrivals.removeAll { $0.until <= now }
                if let known = arrivals.first(where: { $0.form == form }) { return known.answer }
                if arrivals.count >= Self.most { arrivals.removeFirst() }
                let task = Task { await work() }
                arrivals.append(Arrival(form: form, answer: task, until: now + Self.span))
                return task
            }
            let answer = await task.value
            if !isGood(answer) { arrivals.withLock { $0.removeAll { $0.form == form } } }
            return answer
        }
    }
#endif
