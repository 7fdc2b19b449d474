#if Server
    import HouseholdServer
    import Synchronization
    import Testing

    @Suite("The pulse of a data file", .timeLimit(.minutes(60)))
    final class PulseTests: Sendable {
        private let clock = Mutex(ContinuousClock.now)
        private let questions = Mutex(0)
        private let answers: AsyncStream<Bool>
        private let answer: AsyncStream<Bool>.Continuation

        init() {
            (answers, answer) = AsyncStream.makeStream()
        }

        /// One whose answers come when the test gives them; it is waited for as long as `patience` says.
        private func pulse(patience: @escaping @Sendable () async -> Void) -> Pulse {
            Pulse(now: { [self] in clock.withLock(\.self) }, patience: patience) { [self] in
                questions.withLock { $0 += 1 }
                for await answer in answers { return answer }
                return false
            }
        }

        private static let forEver: @Sendable () async -> Void = {
            try? await Task.sleep(for: .seconds(3_600))
        }

        @Test("is felt once, however many want to know")
        func isShared() async {
            let pulse = pulse(patience: Self.forEver)
            answer.yield(true)
            await withTaskGroup(of: Bool.self) { group in
                for _ in 0..<20 { group.addTask { await pulse.isThere() } }
                for await isThere in group { #expect(isThere) }
            }
            #expect(questions.withLock(\.self) == 1)
        }

        @Test("is felt again after a second, and not before")
        func isFeltAgain() async {
            let pulse = pulse(patience: Self.forEver)
            answer.yield(true)
            #expect(await pulse.isThere())
            clock.withLock { $0 += .milliseconds(999) }
            #expect(await pulse.isThere())
            #expect(questions.withLock(\.self) == 1)

            clock.withLock { $0 += .milliseconds(1) }
            answer.yield(false)
            #expect(await !pulse.isThere())
            #expect(questions.withLock(\.self) == 2)
        }

        @Test("is missed where no answer comes in time, without another question, until one comes")
        func isMissed() async {
            let isPatient = Mutex(false)
            let pulse = pulse { if isPatient.withLock(\.self) { await Self.forEver() } }
            for _ in 0..<3 { #expect(await !pulse.isThere()) }
            isPatient.withLock { $0 = true }
            answer.yield(true)
            #expect(await pulse.isThere())
            #expect(questions.withLock(\.self) == 1)
        }
    }

    @Suite("The health of a server", .timeLimit(.minutes(60)))
    struct HealthTests {
        private static func health(beats: Bool = true, bytes: Int? = .max) -> Health {
            let now = ContinuousClock.now
            return Health(
                Pulse(
                    now: { now }, patience: { try? await Task.sleep(for: .seconds(3_600)) },
                    question: { beats })
            ) { bytes }
        }

        @Test(
            "is good with a hundred megabytes on the disk, and not with less",
            arguments: [
                (100_000_000 as Int?, Health.State.ready), (99_999_999, .full), (nil, .full),
            ])
        func needsRoom(bytes: Int?, state: Health.State) async {
            #expect(await Self.health(bytes: bytes).state == state)
        }

        @Test("is bad while the data file is silent")
        func needsData() async {
            #expect(await Self.health(beats: false).state == .silent)
        }

        @Test(
            "is not good any more once it ends, also for whoever asked before",
            arguments: [true, false])
        func ends(beats: Bool) async {
            let health = Self.health(beats: beats)
            health.close()
            #expect(await health.state == .closing)

            let (ends, end) = AsyncStream.makeStream(of: Health.self)
            let ending = Health(
                Pulse {
                    for await health in ends {
                        health.close()
                        break
                    }
                    return beats
                }
            ) { .max }
            end.yield(ending)
            #expect(await ending.state == .closing)
        }

        @Test("is told by codes that have no words of people in them")
        func isCode() {
            #expect(
                Health.State.allCases.map(\.rawValue) == [
                    "ok", "closing", "data.silent", "disk.low",
                ])
        }
    }
#endif
