/// How long something took, each time, in seconds.
struct Sample {
    private var sorted: [Double] = []

    init() {}

    /// All of several samples.
    init(_ samples: [Sample]) {
        sorted = samples.flatMap(\.sorted).sorted()
    }

    var count: Int { sorted.count }
    var median: Double { quantile(0.5) }
    var minimum: Double { sorted.first ?? .nan }
    var maximum: Double { sorted.last ?? .nan }

    /// The value that the share `part` of all does not exceed.
    func quantile(_ part: Double) -> Double {
        guard !sorted.isEmpty else { return .nan }
        let rank = Int((part * Double(sorted.count)).rounded(.up)) - 1
        return sorted[min(max(rank, 0), sorted.count - 1)]
    }

    mutating func add(_ duration: Duration) {
        let parts = duration.components
        let seconds = Double(parts.seconds) + Double(parts.attoseconds) / 1e18
        let place = sorted.firstIndex { $0 > seconds } ?? sorted.endIndex
        sorted.insert(seconds, at: place)
    }

    /// Does `body` and notes how long it took.
    mutating func time<Result>(_ body: () throws -> Result) rethrows -> Result {
        let start = ContinuousClock.now
        let result = try body()
        add(ContinuousClock.now - start)
        return result
    }

    /// Does `body` and notes how long it took.
    mutating func time<Result>(_ body: () async throws -> Result) async rethrows -> Result {
        let start = ContinuousClock.now
        let result = try await body()
        add(ContinuousClock.now - start)
        return result
    }
}
