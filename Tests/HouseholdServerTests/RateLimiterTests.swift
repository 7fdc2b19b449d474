#if Server
    import HouseholdServer
    import Synchronization
    import Testing

    @Suite("What computers may ask of a server")
    final class RateLimiterTests: Sendable {
        private let clock = Mutex(ContinuousClock.now)

        private func limiter() -> RateLimiter {
            RateLimiter { [self] in clock.withLock(\.self) }
        }

        private func wait(_ seconds: Int) {
            clock.withLock { $0 += .seconds(seconds) }
        }

        /// How many of so many in a row are let in.
        private func admitted(
            of count: Int, at address: [UInt8], trying isTry: Bool, by limiter: RateLimiter
        ) -> Int {
            (0..<count).count { _ in limiter.admit(address, trying: isTry) }
        }

        @Test("is ten passwords or keys at once and ten a minute", arguments: [4, 16])
        func limitsTries(bytes: Int) {
            let limiter = limiter()
            let address = [UInt8](repeating: 7, count: bytes)
            #expect(admitted(of: 20, at: address, trying: true, by: limiter) == 10)
            wait(30)
            #expect(admitted(of: 20, at: address, trying: true, by: limiter) == 5)
            wait(3_600)
            #expect(admitted(of: 20, at: address, trying: true, by: limiter) == 10)
        }

        @Test(
            "is three hundred requests at once and a hundred a second, also where it has tried too much"
        )
        func limitsRequests() {
            let limiter = limiter()
            #expect(admitted(of: 11, at: [10, 0, 0, 1], trying: true, by: limiter) == 10)
            #expect(admitted(of: 400, at: [10, 0, 0, 1], trying: false, by: limiter) == 290)
            wait(1)
            #expect(admitted(of: 400, at: [10, 0, 0, 1], trying: false, by: limiter) == 100)
        }

        @Test("is counted for each computer, and ten times that for a network of IPv6")
        func countsEach() {
            let limiter = limiter()
            #expect(admitted(of: 20, at: [10, 0, 0, 1], trying: true, by: limiter) == 10)
            #expect(admitted(of: 20, at: [10, 0, 0, 2], trying: true, by: limiter) == 10)

            let network: [UInt8] = [0xfd, 0, 0, 0, 0, 0, 0, 0]
            let all = (0..<30).map { computer in
                admitted(
                    of: 20, at: network + [0, 0, 0, 0, 0, 0, 0, computer], trying: true,
                    by: limiter)
            }
            #expect(all == Array(repeating: 10, count: 10) + Array(repeating: 0, count: 20))
        }

        @Test("is remembered of those who asked last, however many come")
        func forgetsOldest() {
            let limiter = limiter()
            #expect(admitted(of: 20, at: [10, 0, 0, 1], trying: true, by: limiter) == 10)
            wait(1)
            for computer in 0..<4_095 {
                _ = limiter.admit(
                    [10, 1, UInt8(computer / 256), UInt8(computer % 256)], trying: false)
            }
            #expect(!limiter.admit([10, 0, 0, 1], trying: true))
            wait(1)
            for computer in 0..<4_097 {
                _ = limiter.admit(
                    [10, 2, UInt8(computer / 256), UInt8(computer % 256)], trying: false)
            }
            #expect(limiter.admit([10, 0, 0, 1], trying: true))
        }
    }
#endif
