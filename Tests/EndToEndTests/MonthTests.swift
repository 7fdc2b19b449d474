import Foundation
import TestSupport
import Testing

/// What `Scripts/months` runs, alone: it starts some thousands of programs.
@Suite(
    "A month with the built program",
    .enabled(
        if: ProcessInfo.processInfo.environment["CHORUS_MONTHS"] != nil, "Scripts/months runs it"))
struct MonthTests {
    @Test("is pleasant, and its points are right", arguments: MonthFamily.all)
    func isPleasant(_ family: MonthFamily) async throws {
        let month = try await Month(of: family, in: BuiltHome())
        for day in 0..<30 { try await month.live(day) }
        let problems = try await month.problems()
        #expect(problems == [])
    }
}
