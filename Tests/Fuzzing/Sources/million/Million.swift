import Cedar
import CedarRoundTrips

/// Writes, reads and formats so many generated policies, a million when nothing is said:
/// `million [COUNT [SEED]]`.
@main
struct Million {
    static func main() throws {
        let numbers = CommandLine.arguments.dropFirst().compactMap { UInt64($0) }
        let count = numbers.first ?? 1_000_000
        let seed = numbers.dropFirst().first ?? 1
        var generator = PolicyGenerator(seed: seed)
        var longest = 0
        let time = try ContinuousClock().measure {
            for _ in 0..<count {
                let statement = generator.statement()
                longest = max(longest, statement.description.utf8.count)
                try statement.checkRoundTrips()
            }
        }
        print("\(count) policies of up to \(longest) bytes kept everything, in \(time)")
    }
}
