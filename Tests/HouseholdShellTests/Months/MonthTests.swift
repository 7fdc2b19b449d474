import Testing

/// Families live with the program, each with habits of its own: days are looked at as they see them.
@Suite("A month")
struct MonthTests {
    /// As many lines as a small window shows.
    private static let screen = 24

    @Test("is pleasant, and its points are right", arguments: MonthFamily.all)
    func isPleasant(_ family: MonthFamily) async throws {
        let month = try await Month(of: family)
        for day in 0..<30 { try await month.live(day) }

        for morning in month.mornings {
            #expect(morning.lines <= Self.screen, "\(morning.who) on day \(morning.day)")
        }
        for (child, days) in month.messages {
            for (day, texts) in days { #expect(texts.count <= 3, "\(child), \(day): \(texts)") }
        }
        #expect(month.stale.isEmpty, "\(month.stale)")
        for child in family.children {
            let points = try await month.points(of: child)
            #expect(points.earned == month.earned[child.handle, default: 0], "\(child.name)")
            #expect(points.pending == month.pending(of: child), "\(child.name)")
        }
        #expect(try await month.verifies())
        #expect(month.done >= (family.isFlat ? 12 : 40), "\(month.done)")
    }
}
