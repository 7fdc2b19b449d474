import Credentials
import Foundation
import Testing

/// The values that Mia keeps from Max, of a family with a number; all else is alike in all of them.
private struct Secrets {
    private let random: RandomSource

    init(_ number: UInt64) {
        random = SeededBytes(seed: number).source
    }

    func word() -> String {
        let count = 3 + random.bytes(1).reduce(0) { $0 + Int($1) % 25 }
        let letters = Array("abcdefghijklmnopqrstuvwxyz")
        return "q" + String(random.bytes(count).map { letters[Int($0) % letters.count] })
    }

    func points() -> Int { 1 + random.bytes(1).reduce(0) { $0 + Int($1) % 9 } }

    func audience() -> String { random.bytes(1).contains { $0 < 128 } ? "parents" : "me" }
}

/// The number of pairs is 2, or what PAIRS says.
@Suite("What somebody keeps from a sibling, in the shell")
struct NonInterferenceTests {
    private static let pairs =
        ProcessInfo.processInfo.environment["PAIRS"].flatMap { UInt64($0) } ?? 2

    private static let options = [" -v", "", " --json", " --plain"]

    @Test("makes no difference to any command", arguments: 1...pairs)
    func makesNoDifference(pair: UInt64) async throws {
        let option = Self.options[Int(pair) % Self.options.count]
        let first = try await family(with: Secrets(2 * pair))
        let second = try await family(with: Secrets(2 * pair + 1))

        for line in Self.lines {
            let told = await first.say(line + option, as: "max")
            #expect(await second.say(line + option, as: "max") == told, "\(line)")
        }
    }

    @Test("can be seen by somebody who may, so that the lines of the other test could show it")
    func couldBeSeen() async throws {
        let first = try await family(with: Secrets(2))
        let second = try await family(with: Secrets(3))

        var differing: Set<String> = []
        for line in Self.questions {
            let told = await first.say(line, as: "anna")
            if await second.say(line, as: "anna") != told { differing.insert(line) }
        }
        let expected: Set<String> = [
            "chore list --all", "chore history --for mia", "points show mia", "points history mia",
            "rewards", "reward requests", "goal show mia", "absence list", "privacy show --for mia",
            "chore show 4", "reward show 2", "points why 2",
        ]
        #expect(differing.isSuperset(of: expected), "\(expected.subtracting(differing))")
    }

    /// The Smiths, after the same things happened to them with these secrets.
    private func family(with secrets: Secrets) async throws -> Stage {
        let stage = try await Family.stage()
        func say(_ line: String, as person: String) async throws {
            let outcome = await stage.say(line, as: person)
            try #require(outcome.exit == 0, "\(person): \(line): \(outcome)")
        }
        for setting in ["profile", "achievements", "activity"] {
            try await say("privacy set \(setting) \(secrets.audience())", as: "mia")
        }
        try await say("household settings deductions 100", as: "anna")
        try await say(
            "points give mia \(90 + secrets.points()) --why \(secrets.word())", as: "anna")
        try await say("points take mia \(secrets.points()) --why \(secrets.word())", as: "anna")
        try await say(
            "chore add \(secrets.word()) --to mia --private --points \(secrets.points()) "
                + "--step \(secrets.word())", as: "anna")
        try await say("chore note 4 \(secrets.word())", as: "mia")
        try await say("chore check 4 1", as: "mia")
        try await say("done 4", as: "mia")
        try await say("chore add \(secrets.word()) --private", as: "mia")
        try await say("chore propose \(secrets.word())", as: "mia")
        try await say("chore decline 6 --why \(secrets.word())", as: "anna")
        try await say(
            "reward add \(secrets.word()) --cost \(secrets.points()) --for mia", as: "anna")
        try await say("want 2", as: "mia")
        try await say("reward decline 2 --why \(secrets.word())", as: "anna")
        try await say("want 2", as: "mia")
        try await say("goal set 2", as: "mia")
        try await say("absence add mia tomorrow --note \(secrets.word())", as: "anna")
        return stage
    }

    /// What Max can type.
    private static let lines = questions + changes

    /// What only asks.
    private static let questions: [String] =
        [
            "whoami", "chores", "chore list --all", "chore list --completed", "today", "week",
            "chore list --waiting", "chore list --overdue", "chore list --unassigned",
            "chore list --mine", "chore list --for mia", "chore calendar", "chore history",
            "chore history --for mia", "points", "points show --all", "points show mia",
            "points history", "points history mia", "rewards", "reward requests", "goal show",
            "goal show mia", "badges", "badge list mia", "badge show first_chore", "top",
            "leaderboard month", "leaderboard all", "stats", "stats mia", "privacy show",
            "privacy show --for mia", "absence list", "notice list", "undo --list", "audit list",
            "audit verify", "data check", "rules table", "why", "household show",
            "household settings",
            "child list", "rules can points.show mia", "rules why points.history mia",
            "rules can mia points.show", "help", "chore show q", "done q", "reward show q",
        ]
        + (1...6).flatMap { number in
            [
                "chore show \(number)", "reward show \(number)", "points why \(number)",
                "rules can chore.complete \(number)", "rules why reward.request \(number)",
            ]
        }

    /// What would change something.
    private static let changes: [String] =
        (1...6).flatMap { number in
            [
                "claim \(number)", "done \(number)", "undone \(number)", "chore skip \(number)",
                "chore note \(number) hello", "chore edit \(number) --points 3",
                "chore delete \(number) --yes", "want \(number)", "goal set \(number)",
                "reward withdraw \(number)", "reward grant \(number)",
                "points appeal \(number) --why no",
                "points reverse \(number)", "absence remove \(number)",
            ]
        }
        + [
            "undo", "redo", "points give mia 3 --why nice", "goal clear mia",
            "privacy set points everybody --for mia", "child key mia", "chore add Hop --private",
            "chores", "points", "notice list",
        ]
}
