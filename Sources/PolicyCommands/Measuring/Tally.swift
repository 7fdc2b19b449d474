/// How often something took how long.
struct Tally {
    private var counts: [UInt64: Int] = [:]
    private var total = 0

    /// Notes that something took `nanoseconds`.
    mutating func add(_ nanoseconds: UInt64) {
        counts[nanoseconds, default: 0] += 1
        total += 1
    }

    /// The shortest time that `percent` of all took at most.
    func percentile(_ percent: Int) -> UInt64 {
        var seen = 0
        for (nanoseconds, count) in counts.sorted(by: { $0.key < $1.key }) {
            seen += count
            if seen * 100 >= total * percent { return nanoseconds }
        }
        return 0
    }
}
