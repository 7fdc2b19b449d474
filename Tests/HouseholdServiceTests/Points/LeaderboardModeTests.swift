import HouseholdModel
import HouseholdService
import Testing

@Suite("The leaderboard of a household")
struct LeaderboardModeTests {
    private let family: Family

    init() async throws {
        family = try await Family()
    }

    @Test("shows points until a parent chooses something else, and can be switched back with undo")
    func showsPoints() async throws {
        let before = try await family.ask(ShowLeaderboard(), as: .mia)
        try await choose(.share)
        let chosen = try await family.ask(ShowLeaderboard(), as: .mia)
        try await family.perform(TakeBack(), as: .anna)

        #expect(before.mode == .points && before.rows.allSatisfy { $0.share == nil })
        #expect(chosen.mode == .share)
        #expect(try await family.ask(ShowLeaderboard(), as: .mia).mode == .points)
        #expect(await refusal(ChangeSettings(.leaderboard(.off)), .mia)?.isRefusal == true)
    }

    @Test("shows the share of what was due, in whole percent, and ranks by it")
    func showsShares() async throws {
        try await choose(.share)
        try await addDue("mia", days: [-2, -1, 0, 1], doing: [0, 1, 3])
        try await addDue("max", days: [-2, -1], doing: [0, 1])

        let board = try await family.ask(ShowLeaderboard(.month), as: .max)

        // Two late, one early; what is due today can still be done.
        #expect(rows(board) == ["1 max 100", "1 mia 100"])
        try await addDue("mia", days: [-3], doing: [])
        let later = try await family.ask(ShowLeaderboard(.month), as: .max)
        #expect(rows(later) == ["1 max 100", "2 mia 75"])
    }

    @Test("shows who takes part: children who have joined, and whoever has points")
    func showsWhoTakesPart() async throws {
        try await family.complete(2, as: .mia)
        let children = try await family.ask(ShowLeaderboard(), as: .ben)
        try await family.complete(5, as: .anna)
        let all = try await family.ask(ShowLeaderboard(), as: .ben)

        #expect(rows(children) == ["1 mia -", "2 max -"])
        #expect(rows(all) == ["1 anna -", "2 mia -", "3 max -"])
    }

    @Test(
        "shows nobody who only helps, but for points that such a one has",
        arguments: [Leaderboard.Mode.points, .share])
    func showsNoHelper(mode: Leaderboard.Mode) async throws {
        try await choose(mode)
        let number = try await family.addChore("Sweep", to: "ben")
        try await family.perform(ChangeRole(of: "ben", to: .helper), as: .anna)
        for person in [Person.mia, .anna] {
            let board = try await family.ask(ShowLeaderboard(), as: person)
            #expect(board.rows.map(\.name) == ["Max", "Mia"])
        }

        try await family.perform(ChangeRole(of: "ben", to: .parent), as: .anna)
        try await family.complete(number, as: .ben)
        try await family.perform(ChangeRole(of: "ben", to: .helper), as: .anna)
        let board = try await family.ask(ShowLeaderboard(), as: .mia)
        #expect(Set(board.rows.map(\.name)) == ["Ben", "Max", "Mia"])
    }

    @Test("shows what all have earned together, beside the time before")
    func showsTheTeam() async throws {
        try await choose(.team)
        try await family.complete(2, as: .mia)
        family.clock.advance(days: 7)
        try await family.complete(3, as: .max)
        try await family.complete(5, as: .anna)

        let week = try await family.ask(ShowLeaderboard(), as: .mia)
        let all = try await family.ask(ShowLeaderboard(.all), as: .mia)

        #expect(week.rows.isEmpty)
        #expect((week.team?.points, week.team?.before) == (7, 3))
        #expect((all.team?.points, all.team?.before) == (10, nil))
    }

    @Test("shows nothing where the household does not want one")
    func showsNothing() async throws {
        try await choose(.off)
        try await family.complete(2, as: .mia)

        let board = try await family.ask(ShowLeaderboard(), as: .mia)

        #expect(board.mode == .off && board.rows.isEmpty && board.team == nil && board.hidden == 0)
    }

    @Test(
        "leaves out whoever hides, without shifting the others or counting them",
        arguments: [Leaderboard.Mode.points, .share, .team])
    func leavesOut(mode: Leaderboard.Mode) async throws {
        try await choose(mode)
        try await addDue("mia", days: [-1], doing: [0])
        try await addDue("max", days: [-2, -1], doing: [0])
        try await family.perform(SetPrivacy(.activity, to: .me), as: .mia)

        let seen = try await family.ask(ShowLeaderboard(.month), as: .max)
        let parents = try await family.ask(ShowLeaderboard(.month), as: .anna)

        #expect(seen.hidden == 1 && parents.hidden == 0)
        #expect(!seen.rows.contains { $0.username == "mia" })
        #expect(mode == .team || seen.rows.first?.rank == 1 && seen.rows.first?.username == "max")
        #expect(seen.team.map(\.points) == (mode == .team ? 1 : nil))
        #expect(parents.team.map(\.points) == (mode == .team ? 2 : nil))
    }

    private func choose(_ mode: Leaderboard.Mode) async throws {
        try await family.perform(ChangeSettings(.leaderboard(mode)), as: .anna)
    }

    /// Adds chores of `name` that are due so many days from today, and does some of them.
    private func addDue(_ name: String, days: [Int], doing done: Set<Int>) async throws {
        let zone = try family.zone()
        let today = zone.day(at: family.clock.now)
        for (place, day) in days.enumerated() {
            let number = try await family.addChore("\(name) \(day)", to: name)
            let due = Due(day: today.adding(days: day))
            try await family.perform(MoveChore(number, to: due, mayBePast: true), as: .anna)
            guard done.contains(place) else { continue }
            try await family.perform(CompleteChoreFor(number, doer: name), as: .anna)
        }
    }

    private func rows(_ board: LeaderboardView) -> [String] {
        board.rows.map { row in
            let rank = row.rank.map(String.init) ?? "-"
            return "\(rank) \(row.username ?? row.name.lowercased()) "
                + (row.share.map(String.init) ?? "-")
        }
    }

    private func refusal(_ change: ChangeSettings, _ person: Person) async -> ServiceError? {
        await family.refusal(change, as: person)
    }
}
