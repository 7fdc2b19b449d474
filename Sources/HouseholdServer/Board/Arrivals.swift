#if Server
    import Synchronization

    /// What was answered of late to whoever came in with a key, so that a form that is sent twice is done once and answered
    /// alike.
    ///
    /// The gate remembers nothing of strangers, and what they are answered has secrets in it that are written nowhere.
    package final class Arrivals<Answer: Sendable>: Sendable {
        private struct Arrival: Sendable {
            let number: Int
            let form: [UInt8]
            let answer: Task<Answer, Never>
            let until: ContinuousClock.Instant
        }

        private let arrivals = Mutex<(known: [Arrival], count: Int)>(([], 0))
        private let now: @Sendable () -> ContinuousClock.Instant
        private let wait: @Sendable (Duration, @escaping @Sendable () -> Void) -> Void
        private let most: Int
        private let isGood: @Sendable (Answer) -> Bool

        private static var span: Duration { .seconds(60) }

        /// Nobody has come yet.
        ///
        /// - Parameters:
        ///   - now: The clock.
        ///   - wait: Does something once so much time has gone by.
        ///   - most: How many forms are known at most; the oldest one is forgotten for a new one.
        ///   - isGood: Whether an answer is kept; another one is only for those who wait for it.
        package init(
            now: @escaping @Sendable () -> ContinuousClock.Instant = { .now },
            wait: @escaping @Sendable (Duration, @escaping @Sendable () -> Void) -> Void = {
                span, work in
                Task {
                    try? await Task.sleep(for: span)
                    work()
                }
            },
            most: Int = 100,
            keeping isGood: @escaping @Sendable (Answer) -> Bool
        ) {
            (self.now, self.wait, self.most, self.isGood) = (now, wait, most, isGood)
        }

        /// What comes of `form`: what already came of it within the last minute, or will, else what `work` makes.
        ///
        /// It is worked on to its end also where whoever sent it goes away, as a browser does that sends it again.
        package func answer(
            to form: [UInt8], by work: @escaping @Sendable () async -> Answer
        ) async -> Answer {
            let now = now()
            let (task, number, isNew) = arrivals.withLock { arrivals in
                arrivals.known.removeAll { $0.until <= now }
                if let known = arrivals.known.first(where: { $0.form == form }) {
                    return (known.answer, known.number, false)
                }
                if arrivals.known.count >= most { arrivals.known.removeFirst() }
                let task = Task { await work() }
                arrivals.count += 1
                arrivals.known.append(
                    Arrival(
                        number: arrivals.count, form: form, answer: task,
                        until: now + Self.span))
                return (task, arrivals.count, true)
            }
            // What is in it lasts no longer, also where nobody comes any more.
            if isNew { wait(Self.span) { [weak self] in self?.forget(number) } }
            let answer = await task.value
            if !isGood(answer) { forget(number) }
            return answer
        }

        private func forget(_ number: Int) {
            arrivals.withLock { $0.known.removeAll { $0.number == number } }
        }
    }
#endif
