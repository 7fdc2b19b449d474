import Foundation
import HouseholdModel
import Testing

/// That the clocks of a zone are set, found by asking Foundation week by week and then halving.
struct Change: CustomStringConvertible {
    let at: Instant
    let before: Int64
    let after: Int64

    var description: String { "\(at): \(before / 60_000) to \(after / 60_000) minutes" }

    static func all(in name: String) throws -> [Change] {
        let timeZone = try #require(TimeZone(identifier: name))
        let offset = { (second: Int64) in
            timeZone.secondsFromGMT(for: Date(timeIntervalSince1970: Double(second)))
        }
        let week: Int64 = 7 * 86_400
        return stride(from: 1_704_067_200 as Int64, to: 2_145_916_800, by: Int64.Stride(week))
            .compactMap { start in
                let (before, after) = (offset(start), offset(start + week))
                guard before != after else { return nil }
                var (early, late) = (start, start + week)
                while late - early > 1 {
                    let middle = (early + late) / 2
                    if offset(middle) == before { early = middle } else { late = middle }
                }
                return Change(
                    at: Instant(milliseconds: late * 1_000), before: Int64(before) * 1_000,
                    after: Int64(after) * 1_000)
            }
    }

    /// What clocks show around the change, and at which instant they (first) do.
    func probes() -> [(local: Int64, instant: Instant)] {
        let minute: Int64 = 60_000
        let gone = (at.milliseconds + min(before, after), at.milliseconds + max(before, after))
        let inside = [gone.0, (gone.0 + gone.1) / 2 / minute * minute, gone.1 - minute]
        return ([gone.0 - minute] + inside).map { ($0, Instant(milliseconds: $0 - before)) }
            + [(gone.1, Instant(milliseconds: gone.1 - after))]
    }
}
