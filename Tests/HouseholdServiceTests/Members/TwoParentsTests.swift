import HouseholdModel
import HouseholdService
import Testing

/// Anna and Ben are the Smiths' parents.
@Suite("Of two parents")
struct TwoParentsTests {
    private let family: Family

    init() async throws {
        family = try await Family()
    }

    /// The questions to parents that somebody has not read.
    private func unread(_ person: Person) async throws -> [String] {
        let questions = ["reward-requested", "points-appealed"]
        return try await family.ask(ListNotices(), as: person)
            .filter { !$0.read && questions.contains($0.kind.rawValue) }
            .map(\.kind.rawValue)
    }

    @Test(
        "both hear of a request, and neither any more once one has answered",
        arguments: [true, false])
    func areToldOnce(_ isGranted: Bool) async throws {
        try await family.give(20, to: "mia", as: .anna)
        let film = try await family.sell("Film", for: 5).number
        let request = try await family.perform(RequestReward(film), as: .mia).number
        #expect(try await unread(.anna) == ["reward-requested"])
        #expect(try await unread(.ben) == ["reward-requested"])

        if isGranted {
            try await family.perform(GrantRequest(request), as: .anna)
        } else {
            try await family.perform(DeclineRequest(request), as: .anna)
        }

        #expect(try await unread(.anna) == [])
        #expect(try await unread(.ben) == [])
    }

    @Test("the other is asked about a deduction, and the one alone where there is no other")
    func otherIsAsked() async throws {
        try await family.perform(ChangeSettings(.deductions(10)), as: .anna)
        try await family.give(20, to: "mia", as: .anna)
        for entry in [2, 3] {
            try await family.take(2, from: "mia", as: .anna)
            try await family.perform(AppealPoints(entry, because: Note("No")), as: .mia)
        }
        #expect(try await unread(.anna) == [])
        #expect(try await unread(.ben) == ["points-appealed", "points-appealed"])
        try await family.perform(UpholdPoints(2), as: .ben)
        #expect(try await unread(.ben) == ["points-appealed"])

        try await family.perform(LeaveHousehold(), as: .ben)

        #expect(try await family.ask(ListObjections(), as: .anna).map(\.seq) == [3])
    }
}
