import HouseholdModel
import HouseholdService
import Testing

/// Somebody wrote numbers into the data file that the program never writes.
@Suite("A number that is nobody's")
struct ExtremeNumberTests {
    private static let columns = [
        "standing.balance", "chain_end.sequence", "occurrence.ordinal", "reward.stock",
        "ledger.points", "reward_progress.points", "notice.number", "notice.points",
        "audit.at", "member.joined_at", "household.last_chore", "undo.sequence",
    ]

    @Test(
        "ends nothing in the middle, and is told in words", arguments: columns,
        [Int.max, .min, Int.max - 1, 1 << 51])
    func isTold(column: String, number: Int) async throws {
        let home = try await SealedHome()
        let family = home.family
        let place = column.split(separator: ".")
        let gift = GivePoints(try #require(PointsAmount(3)), to: "mia", because: try Note("Help"))
        try await family.perform(gift, as: .anna)
        try home.forge("UPDATE OR IGNORE \(place[0]) SET \(place[1]) = \(number)")

        let errors = [
            await Self.refusal { () throws(ServiceError) in
                try await family.ask(ListPoints(), as: .anna)
            },
            await Self.refusal { () throws(ServiceError) in
                try await family.ask(ShowPoints(of: "mia"), as: .anna)
            },
            await Self.refusal { () throws(ServiceError) in
                try await family.ask(ShowPointsHistory(of: "mia"), as: .mia)
            },
            await Self.refusal { () throws(ServiceError) in
                try await family.ask(ListChores(), as: .mia)
            },
            await Self.refusal { () throws(ServiceError) in
                try await family.ask(ListRewards(), as: .mia)
            },
            await Self.refusal { () throws(ServiceError) in
                try await family.ask(ListNotices(), as: .mia)
            },
            await Self.refusal { () throws(ServiceError) in
                try await family.ask(ListUndo(), as: .anna)
            },
            await Self.refusal { () throws(ServiceError) in
                try await family.ask(ListAudit(), as: .anna)
            },
            await Self.refusal { () throws(ServiceError) in
                try await family.ask(VerifyAudit(), as: .anna)
            },
            await Self.refusal { () throws(ServiceError) in
                try await family.perform(CompleteChore(3), as: .max)
            },
            await Self.refusal { () throws(ServiceError) in
                try await family.perform(CompleteChore(4), as: .mia)
            },
            await Self.refusal { () throws(ServiceError) in
                try await family.perform(gift, as: .anna)
            },
        ]

        for error in errors.compactMap(\.self) {
            let isOurs = ["program.bug", "store.constraint", "store.io"].contains(error.code)
            #expect(!isOurs && !"\(error)".contains("overflow"), "\(error)")
        }
    }

    private static func refusal(
        _ work: () async throws(ServiceError) -> some Sendable
    ) async -> ServiceError? {
        do throws(ServiceError) {
            _ = try await work()
            return nil
        } catch {
            return error
        }
    }
}
