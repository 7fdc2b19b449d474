#if Server
    import Synchronization

    /// Whether the data file answers: it is asked by one alone at a time, however many want to know.
    ///
    /// What asks again and again whether the server is well must not be what keeps it busy, nor leave questions behind that
    /// nobody waits for.
    package final class Pulse: Sendable {
        private struct State {
            var lastAnswer: ContinuousClock.Instant?
            var isAsking = false
            var waiting: [Int: AsyncStream<Void>.Continuation] = [:]
            var nextNumber = 0
        }

        private let state = Mutex(State())
        private let now: @Sendable () -> ContinuousClock.Instant
        private let patience: @Sendable () async -> Void
        private let question: @Sendable () async -> Bool

        /// How old the last answer may be.
        private static let freshness = Duration.seconds(1)

        /// Nothing was asked yet.
        ///
        /// - Parameters:
        ///   - now: The clock.
        ///   - patience: Returns once there was time enough to answer.
        ///   - question: Asks the data file, and says whether it answered.
        package init(
            now: @escaping @Sendable () -> ContinuousClock.Instant = { .now },
            patience: @escaping @Sendable () async -> Void = {
                try? await Task.sleep(for: .seconds(1))
            },
            question: @escaping @Sendable () async -> Bool
        ) {
            (self.now, self.patience, self.question) = (now, patience, question)
        }

        /// Whether it answered within the last second; if not, it is asked, and given a second to.
        package func isThere() async -> Bool {
            if isFresh { return true }
            let (answers, answer) = AsyncStream.makeStream(of: Void.self)
            let (number, isFirst) = state.withLock { state in
                state.nextNumber += 1
                state.waiting[state.nextNumber] = answer
                defer { state.isAsking = true }
                return (state.nextNumber, !state.isAsking)
            }
            if isFirst { Task { heed(await question()) } }
            await withTaskGroup(of: Void.self) { group in
                group.addTask { for await _ in answers {} }
                group.addTask { [patience] in await patience() }
                await group.next()
                group.cancelAll()
            }
            state.withLock { $0.waiting[number] = nil }
            return isFresh
        }

        private func heed(_ isAnswered: Bool) {
            let now = now()
            let waiting = state.withLock { state in
                defer { (state.isAsking, state.waiting) = (false, [:]) }
                if isAnswered { state.lastAnswer = now }
                return state.waiting.values
            }
            for one in waiting { one.finish() }
        }

        private var isFresh: Bool {
            let now = now()
            return state.withLock { $0.lastAnswer.map { now - $0 < Self.freshness } ?? false }
        }
    }
#endif
