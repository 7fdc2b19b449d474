import Foundation
import HouseholdModel
import HouseholdService
import SeededRandom
import Testing

/// The values that Mia keeps from Max, of a family with a number; all else is alike in all of them.
private struct Secrets {
    private var generator: SeededGenerator

    init(_ number: UInt64) {
        generator = SeededGenerator(seed: number)
    }

    mutating func word() -> String {
        let letters = (0..<Int.random(in: 3...30, using: &generator)).map { _ in
            "abcdefghijklmnopqrstuvwxyz".randomElement(using: &generator) ?? "a"
        }
        return String(letters)
    }

    mutating func points(_ range: ClosedRange<Int> = 1...9) -> Int {
        Int.random(in: range, using: &generator)
    }

    mutating func ageBand() -> AgeBand {
        AgeBand.allCases.randomElement(using: &generator) ?? .eightToTen
    }

    mutating func audience() -> Audience {
        Bool.random(using: &generator) ? .parents : .me
    }
}

/// The number of pairs is 20, or what PAIRS says.
@Suite("What somebody keeps from a sibling")
struct NonInterferenceTests {
    private static let pairs =
        ProcessInfo.processInfo.environment["PAIRS"].flatMap { UInt64($0) } ?? 20

    @Test("makes no difference to anything that the sibling can ask for")
    func makesNoDifference() async throws {
        for pair in 1...Self.pairs {
            let (one, other) = (Secrets(2 * pair), Secrets(2 * pair + 1))
            let (first, second) = (try await answers(in: one), try await answers(in: other))

            #expect(first.seen == second.seen, "pair \(pair)")
            #expect(first.hidden != second.hidden, "pair \(pair) differs in nothing")
        }
    }

    /// What Max is told to whatever he asks, in a family with these secrets; and what Anna can read.
    private func answers(
        in secrets: Secrets
    ) async throws -> (seen: [Told], hidden: Told) {
        let family = try await Family()
        var secrets = secrets
        try await live(in: family, with: &secrets)
        let hidden = try await family.told(ShowPointsHistory(of: "mia"), .anna)
        let names = ["mia", "max", "anna", "kim", "nobody"]
        return (try await family.everything(for: .max, naming: names), hidden)
    }

    /// The same things happen in each family.
    private func live(in family: Family, with secrets: inout Secrets) async throws {
        for setting in PrivacySetting.allCases {
            try await family.perform(SetPrivacy(setting, to: secrets.audience()), as: .mia)
        }
        var profile = EditProfile(of: "mia")
        profile.avatar = try .to(Avatar(String(secrets.word().prefix(1))))
        profile.ageBand = .to(secrets.ageBand())
        try await family.perform(profile, as: .ben)
        try await family.settle(.deductions(10_000), as: .anna)
        try await family.give(90 + secrets.points(), to: "mia", as: .anna)
        try await family.perform(
            GivePoints(amount(secrets.points()), to: "mia", because: Note(secrets.word())),
            as: .ben)
        try await family.perform(
            TakePoints(amount(secrets.points()), from: "mia", because: Note(secrets.word())),
            as: .ben)

        var chore = try AddChore(
            title: Title(secrets.word()), for: .one("mia"),
            value: ChoreValue(secrets.points()) ?? .one)
        chore.isPrivate = true
        chore.details = try Note(secrets.word())
        let number = try await family.perform(chore, as: .anna).number
        try await family.perform(NoteChore(number, Note(secrets.word())), as: .mia)
        try await family.complete(number, as: .mia)
        try await family.addTodo(secrets.word(), as: .mia)
        let proposal = try await family.propose(secrets.word(), as: .mia)
        try await family.perform(
            DeclineChore(proposal, because: Note(secrets.word())), as: .anna)

        try await family.sell(secrets.word(), for: secrets.points(), to: ["mia"])
        let request = try await family.perform(RequestReward(5), as: .mia).number
        try await family.perform(
            DeclineRequest(request, because: Note(secrets.word())), as: .anna)
        try await family.perform(SetGoal(5), as: .mia)
        var absence = AddAbsence(of: "mia", from: family.holidays)
        absence.note = try Note(secrets.word())
        try await family.perform(absence, as: .anna)
        try await family.complete(3, as: .max)
    }

    private func amount(_ points: Int) throws -> PointsAmount {
        try #require(PointsAmount(points))
    }
}
