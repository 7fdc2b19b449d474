import Foundation
import GRDB
import HouseholdModel
import HouseholdService
import SeededRandom
import Testing

/// The number of steps is 3,000, or what MODEL_STEPS says.
@Suite("Thousands of random steps with points")
struct BookModelTests {
    private static let steps =
        ProcessInfo.processInfo.environment["MODEL_STEPS"].flatMap { Int($0) } ?? 3_000

    @Test("leave what a plain model has, from sums and jars to badges", arguments: [1, 6])
    func matchTheModel(seed: UInt64) async throws {
        let family = try await Family()
        var generator = SeededGenerator(seed: seed)
        var model = try await model(in: family)
        var held = 0

        for number in 1...(Self.steps / 2) {
            let step = BookStep(in: model, using: &generator)
            let expected = model.apply(step)
            let outcome = try await family.perform(step)
            try #require(outcome == expected, "step \(number): \(step)")
            try #require(try family.sums() == model.sums, "step \(number): \(step)")
            try #require(try await family.left() == model.left, "step \(number): \(step)")
            let wishes = try await family.wishes()
            try #require(wishes == model.waitingWishes, "step \(number): \(step)")
            let waiting = try family.count("reward_request", where: "state = 'waiting'")
            try #require(waiting == model.waiting, "step \(number): \(step)")
            held += model.left.map(\.jar).reduce(0, +)
            for person in [Person.mia, .max] {
                let badges = try family.badges(of: person)
                try #require(badges == model.badges(of: person), "step \(number): \(step)")
            }
            if number.isMultiple(of: 1_000) { try await compare(family, with: model) }
            if number.isMultiple(of: 100) {
                try await family.live(days: 1)
                model.today += 1
            }
        }

        try await compare(family, with: model)
        #expect(try family.count("badge", where: "key = 'chores_50'") > 0)
        #expect(try family.count("badge", where: "revoked_at IS NOT NULL") > 0)
        #expect(held > 0)
        #expect(try family.count("wish") == model.wishes.count)
        let wished = model.requests.values.filter { model.rewards[$0.reward]?.wisher != nil }
        #expect(wished.contains { $0.state == .delivered })
    }

    /// Chores that are open to all, rewards with and without stock, and deductions.
    private func model(in family: Family) async throws -> BookModel {
        var chores: [Number: (points: Int, done: BookModel.Done?)] = [:]
        for index in 0..<100 {
            let points = [1, 2, 5, 9][index % 4]
            chores[try await family.addChore("Chore", worth: points)] = (points, nil)
        }
        var rewards: [Number: BookModel.Reward] = [:]
        for (price, stock) in [(3, nil), (5, 40), (8, nil)] {
            rewards[try await family.sell("Thing", for: price, stock: stock).number] =
                BookModel.Reward(price: price, stock: stock)
        }
        try await family.settle(.deductions(10_000), as: .anna)
        let cent = try #require(Money(minor: 1, try Currency.euro()))
        let rate = try #require(ExchangeRate(1, are: cent))
        try await family.perform(SetMoney(.rate(rate)), as: .anna)
        return BookModel(chores: chores, rewards: rewards)
    }

    private func compare(_ family: Family, with model: BookModel) async throws {
        #expect(try await family.ask(VerifyAudit(), as: .anna).ok)
        #expect(try family.count("ledger") == model.entries)
        let states = try family.database.read {
            try Row.fetchAll($0, sql: "SELECT state, points FROM reward_request ORDER BY number")
        }
        #expect(states.count == model.requests.count)
        for (place, row) in states.enumerated() {
            let request = model.requests[place + 1]
            #expect(request.map { "\($0.state)" } == row["state"])
            #expect(request?.price == row["points"])
        }
        let reached = [Person.mia, .max].map(model.reached).reduce(0, +)
        #expect(try family.count("milestone") == reached)
        #expect(try family.count("ledger", where: "kind = 'thanks'") > 0)
        #expect(try family.count("ledger", where: "kind = 'payout'") > 0)
        // Every account together is nothing, and nobody has less than none but for what was taken back.
        #expect(try family.number(Self.everything) == 0)
        #expect(try family.number(Self.debts) == 0)
        #expect(
            try family.number(
                "SELECT count(*) - count(DISTINCT completion_id) FROM ledger WHERE kind = 'award'")
                == 0)
        #expect(
            try family.number(
                """
                SELECT count(*) - count(DISTINCT reward_request_id) FROM ledger
                WHERE kind IN ('spend', 'release')
                """) == 0)
    }

    /// What children have, and what went in and out of the book.
    private static let everything = """
        SELECT (SELECT sum(balance + reserved) FROM standing) + (
            SELECT sum(CASE WHEN target IN ('issued', 'spent', 'forfeited', 'exchanged') THEN points ELSE 0 END)
                - sum(CASE WHEN source IN ('issued', 'spent', 'forfeited', 'exchanged') THEN points ELSE 0 END)
            FROM ledger)
        """

    /// How many members have less than none without anything taken back.
    private static let debts = """
        SELECT count(*) FROM standing s
        WHERE balance < 0 AND NOT EXISTS (
            SELECT 1 FROM ledger WHERE member_id = s.member_id AND kind = 'reversal')
        """
}

/// What a child has in the jar, and what it can spend.
private struct Left: Equatable {
    let jar: Int
    let toSpend: Int
}

extension BookModel {
    fileprivate var left: [Left] {
        [Person.mia, .max].map { Left(jar: inJar(of: $0), toSpend: max(0, spendable($0))) }
    }

    fileprivate var waitingWishes: [String] {
        wishes.filter(\.value.isOpen).sorted { $0.key < $1.key }
            .map { "\($0.key) \($0.value.person.rawValue) \($0.value.title)" }
    }

    fileprivate var waiting: Int { requests.values.count { $0.state == .waiting } }
}

extension Family {
    fileprivate func left() async throws -> [Left] {
        var left: [Left] = []
        for person in [Person.mia, .max] {
            let points = try await ask(ShowPoints(), as: person)
            left.append(Left(jar: points.jar, toSpend: points.toSpend))
        }
        return left
    }

    /// The wishes that wait, as a parent sees them.
    fileprivate func wishes() async throws -> [String] {
        try await ask(ListWishes(), as: .anna).map { "\($0.number) \($0.member) \($0.title)" }
    }

    /// The sums of both children as they are kept.
    fileprivate func sums() throws -> [Person: BookModel.Sums] {
        var sums: [Person: BookModel.Sums] = [:]
        for person in [Person.mia, .max] {
            let row = try database.read { [member = try member(person.name)] database in
                try Row.fetchOne(
                    database,
                    sql: "SELECT earned, balance, reserved FROM standing WHERE member_id = ?",
                    arguments: [member.blob])
            }
            sums[person] = row.map {
                BookModel.Sums(
                    earned: $0["earned"], balance: $0["balance"], reserved: $0["reserved"])
            }
        }
        return sums
    }
}
