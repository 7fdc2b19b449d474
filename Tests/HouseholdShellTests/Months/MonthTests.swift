import TestSupport
import Testing

/// Families live with the program, each with habits of its own: days are looked at as they see them.
@Suite("A month")
struct MonthTests {
    @Test("is pleasant, and its points are right", arguments: MonthFamily.all)
    func isPleasant(_ family: MonthFamily) async throws {
        let month = try await Month(of: family, in: StagedHome())
        for day in 0..<30 { try await month.live(day) }
        #expect(try await month.problems() == [])
    }
}
