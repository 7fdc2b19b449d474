import HouseholdModel
import SeededRandom
import Testing

@Suite("The leaderboard")
struct LeaderboardTests {
    @Test("gives equal points one place, skips the next, and orders equals by name")
    func ranks() throws {
        let points = [("Mia", 5), ("zoe", 7), ("Ben", 7), ("anna", 0), ("Tom", 5), ("Li", 6)]
        let scores = try points.enumerated().map { place, score in
            (member: try member(named: score.0, place: place), score: Optional(score.1))
        }

        let rows = Leaderboard(scores).rows

        #expect(rows.map(\.member.name.text) == ["Ben", "zoe", "Li", "Mia", "Tom", "anna"])
        #expect(rows.map(\.rank) == [1, 1, 3, 4, 4, 6])
        #expect(rows.map(\.score) == [7, 7, 6, 5, 5, 0])
    }

    @Test("is the same in whatever order the members come")
    func ignoresOrder() throws {
        var random = SeededGenerator(seed: 3)
        let scores = try (0..<20).map { place in
            (
                member: try member(named: "Max \(place % 4)", place: place),
                score: Optional(place % 3)
            )
        }

        let boards = Set((0..<50).map { _ in Leaderboard(scores.shuffled(using: &random)) })

        #expect(boards.count == 1)
    }

    @Test("has those without a score last, without a place")
    func putsNobodyLast() throws {
        let scores = try [("Anna", nil), ("Ben", 0), ("Cleo", nil), ("Mia", 100)].enumerated()
            .map { place, score in
                (member: try member(named: score.0, place: place), score: score.1)
            }

        let rows = Leaderboard(scores).rows

        #expect(rows.map(\.member.name.text) == ["Mia", "Ben", "Anna", "Cleo"])
        #expect(rows.map(\.rank) == [1, 2, nil, nil])
    }

    @Test("is empty without members")
    func isEmpty() {
        #expect(Leaderboard([]).rows.isEmpty)
    }

    private func member(named name: String, place: Int) throws -> Member {
        let instant = Instant(milliseconds: Int64(place))
        return Member(
            id: Identifier(at: instant, random: []), household: Identifier(at: instant, random: []),
            name: try Name(name), role: .child, status: .invited(.code))
    }
}
