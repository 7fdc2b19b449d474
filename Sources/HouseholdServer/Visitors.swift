#if Server
    import Synchronization

    /// How much each computer of the house has asked of late: a bucket for each that fills again.
    final class Visitors: Sendable {
        private let buckets = Mutex<[[UInt8]: Bucket]>([:])
        private let now: @Sendable () -> ContinuousClock.Instant

        private struct Bucket {
            var at: ContinuousClock.Instant
            /// What is left of requests.
            var requests: Double
            /// What is left of those that try a password or key.
            var tries: Double
        }

        /// Nobody has asked yet.
        init(now: @escaping @Sendable () -> ContinuousClock.Instant = { .now }) {
            self.now = now
        }

        private static let mostRequests = 60.0
        private static let requestsASecond = 20.0
        private static let mostTries = 10.0
        private static let triesASecond = 10.0 / 60
        /// How many computers are counted; of more, those that asked longest ago are forgotten.
        private static let mostComputers = 4_096

        /// Whether the computer at `number` may ask once more, which counts; `isTry` where it tries a password or key.
        func admit(_ number: [UInt8], trying isTry: Bool) -> Bool {
            // A computer has as many numbers of IPv6 as it likes, of which the first half is that of its network.
            let key = number.count == 16 ? Array(number.prefix(8)) : number
            let now = now()
            return buckets.withLock { buckets in
                if buckets[key] == nil, buckets.count >= Self.mostComputers,
                    let oldest = buckets.min(by: { $0.value.at < $1.value.at })?.key
                {
                    buckets[oldest] = nil
                }
                var bucket =
                    buckets[key]
                    ?? Bucket(at: now, requests: Self.mostRequests, tries: Self.mostTries)
                let seconds = Double((now - bucket.at) / .seconds(1))
                bucket.at = now
                bucket.requests = min(
                    Self.mostRequests, bucket.requests + seconds * Self.requestsASecond)
                bucket.tries = min(Self.mostTries, bucket.tries + seconds * Self.triesASecond)
                let isWelcome = bucket.requests >= 1 && (!isTry || bucket.tries >= 1)
                if isWelcome {
                    bucket.requests -= 1
                    if isTry { bucket.tries -= 1 }
                }
                buckets[key] = bucket
                return isWelcome
            }
        }
    }
#endif
