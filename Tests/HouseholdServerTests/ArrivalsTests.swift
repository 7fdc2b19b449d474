#if Server
    import HouseholdServer
    import Synchronization
    import Testing

    @Suite("A form that lets somebody in", .timeLimit(.minutes(60)))
    final class ArrivalsTests: Sendable {
        private let clock = Mutex(ContinuousClock.now)
        private let count = Mutex(0)
        private let waiting = Mutex<[@Sendable () -> Void]>([])

        /// Three at most, whose answers are kept that are not empty, by a clock that stands still.
        private func arrivals() -> Arrivals<String> {
            Arrivals(
                now: { [self] in clock.withLock(\.self) },
                wait: { [self] span, work in
                    #expect(span == .seconds(60))
                    waiting.withLock { $0.append(work) }
                }, most: 3, keeping: { !$0.isEmpty })
        }

        /// What is answered to the same form, with how many times it was worked on by then.
        private func answer(
            to form: UInt8 = 1, isGood: Bool = true, of arrivals: Arrivals<String>
        ) async -> String {
            await arrivals.answer(to: [form]) { [self] in
                let times = count.withLock { count in
                    count += 1
                    return count
                }
                await Task.yield()
                return isGood ? "\(times)" : ""
            }
        }

        @Test("is worked on once where it is sent twice, also at the same time")
        func worksOnce() async {
            let arrivals = arrivals()
            let answers = await withTaskGroup(of: String.self) { group in
                for _ in 0..<20 { group.addTask { await self.answer(of: arrivals) } }
                return await group.reduce(into: []) { $0.append($1) }
            }
            #expect(answers == Array(repeating: "1", count: 20))
            #expect(await answer(of: arrivals) == "1")
            #expect(await answer(to: 2, of: arrivals) == "2")
        }

        @Test("is worked on again where it let nobody in")
        func triesAgain() async {
            let arrivals = arrivals()
            #expect(await answer(isGood: false, of: arrivals) == "")
            #expect(await answer(of: arrivals) == "2")
        }

        @Test("is answered alike for a minute")
        func forgets() async {
            let arrivals = arrivals()
            #expect(await answer(of: arrivals) == "1")
            clock.withLock { $0 += .seconds(59) }
            #expect(await answer(of: arrivals) == "1")
            clock.withLock { $0 += .seconds(1) }
            #expect(await answer(of: arrivals) == "2")
        }

        @Test("is forgotten after the minute also where nobody comes any more")
        func forgetsByItself() async {
            let arrivals = arrivals()
            #expect(await answer(of: arrivals) == "1")
            #expect(await answer(to: 2, of: arrivals) == "2")
            waiting.withLock(\.self)[0]()
            #expect(await answer(to: 2, of: arrivals) == "2")
            #expect(await answer(of: arrivals) == "3")
        }

        @Test("is forgotten sooner where as many others came as are known at most")
        func keepsFew() async {
            let arrivals = arrivals()
            for form: UInt8 in 1...4 { _ = await answer(to: form, of: arrivals) }
            #expect(await answer(to: 2, of: arrivals) == "2")
            #expect(await answer(to: 1, of: arrivals) == "5")
        }
    }
#endif
