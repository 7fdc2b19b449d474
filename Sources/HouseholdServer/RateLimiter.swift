#if Server
    import Synchronization

    /// How much each computer of the house has asked of late: a bucket for each that fills again.
    package final class RateLimiter: Sendable {
        private let buckets = Mutex<[[UInt8]: Bucket]>([:])
        private let now: @Sendable () -> ContinuousClock.Instant

        private struct Bucket {
            private(set) var at: ContinuousClock.Instant
            /// What is left of requests.
            private var requests: Double
            /// What is left of those that try a password or key.
            private var tries: Double

            /// A full one, for that many computers.
            init(at now: ContinuousClock.Instant, times: Double) {
                (at, requests, tries) = (
                    now, RateLimiter.mostRequests * times, RateLimiter.mostTries * times
                )
            }

            mutating func fill(until now: ContinuousClock.Instant, times: Double) {
                let seconds = Double((now - at) / .seconds(1))
                at = now
                requests = min(
                    RateLimiter.mostRequests * times,
                    requests + seconds * RateLimiter.requestsASecond * times)
                tries = min(
                    RateLimiter.mostTries * times,
                    tries + seconds * RateLimiter.triesASecond * times)
            }

            func allows(trying isTry: Bool) -> Bool { requests >= 1 && (!isTry || tries >= 1) }

            mutating func take(trying isTry: Bool) {
                requests -= 1
                if isTry { tries -= 1 }
            }
        }

        /// Nobody has asked yet.
        package init(now: @escaping @Sendable () -> ContinuousClock.Instant = { .now }) {
            self.now = now
        }

        // A line of a shell asks some ten times.
        private static let mostRequests = 300.0
        private static let requestsASecond = 100.0
        private static let mostTries = 10.0
        private static let triesASecond = 10.0 / 60
        /// How many computers' worth a network of IPv6 has.
        private static let mostOfNetwork = 10.0
        /// How many computers are counted; of more, those that asked longest ago are forgotten.
        private static let mostComputers = 4_096

        /// Whether the computer at `address` may ask once more, which counts; `isTry` where it tries a password or key.
        package func admit(_ address: [UInt8], trying isTry: Bool) -> Bool {
            let now = now()
            return buckets.withLock { buckets in
                var (own, net) = (buckets[address] ?? Bucket(at: now, times: 1), Bucket?.none)
                own.fill(until: now, times: 1)
                // A computer has as many addresses of IPv6 as it likes, of which the first half is that of its network.
                let network = Array(address.prefix(8))
                if address.count == 16 {
                    net = buckets[network] ?? Bucket(at: now, times: Self.mostOfNetwork)
                    net?.fill(until: now, times: Self.mostOfNetwork)
                }
                let isWelcome = own.allows(trying: isTry) && net?.allows(trying: isTry) ?? true
                if isWelcome {
                    own.take(trying: isTry)
                    net?.take(trying: isTry)
                }
                buckets[address] = own
                if let net { buckets[network] = net }
                if buckets.count > Self.mostComputers,
                    let oldest = buckets.min(by: { $0.value.at < $1.value.at })?.key
                {
                    buckets[oldest] = nil
                }
                return isWelcome
            }
        }
    }
#endif
