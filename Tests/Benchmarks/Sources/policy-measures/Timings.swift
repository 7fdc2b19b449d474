/// How long something took, each time, in nanoseconds.
struct Timings {
    private var nanoseconds: [Int] = []

    /// Does `body` and notes how long it took.
    mutating func time<Result>(_ body: () throws -> Result) rethrows -> Result {
        let start = ContinuousClock.now
        let result = try body()
        let parts = (ContinuousClock.now - start).components
        nanoseconds.append(
            Int(parts.seconds) * 1_000_000_000 + Int(parts.attoseconds / 1_000_000_000))
        return result
    }

    /// What half of all do not exceed.
    var median: Int { percentile(50) }

    /// The value that `part` of a hundred do not exceed.
    private func percentile(_ part: Int) -> Int {
        guard !nanoseconds.isEmpty else { return 0 }
        return nanoseconds.sorted()[(nanoseconds.count * part - 1) / 100]
    }
}

extension Timings: CustomStringConvertible {
    var description: String { "median \(median) ns, p99 \(percentile(99)) ns" }
}
