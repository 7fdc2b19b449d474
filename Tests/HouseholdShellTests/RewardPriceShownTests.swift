import TestSupport
import Testing

@Suite("A reward that is dearer from tomorrow on, or off the list, as it is shown")
struct RewardPriceShownTests {
    private let stage: Stage

    init() async throws {
        stage = try await Family.stage(Stage.Setting(width: 200))
        try await type("reward add \"Ice cream\" --cost 6")
        stage.pass(days: 1)
    }

    private func type(_ line: String) async throws {
        let answer = await stage.say(line, as: "anna")
        try #require(answer.exit == 0, "\(answer)")
    }

    /// The first line about it, in a list or alone.
    private func head(
        in line: String = "reward show ice", as person: String = "mia"
    ) async throws -> String {
        let lines = await stage.say(line, as: person).results.split(separator: "\n")
        return String(try #require(lines.first { $0.contains("Ice cream") }))
    }

    @Test(
        "has at its head what it costs today, and in each line what comes",
        arguments: ["mia", "anna"], ["reward show ice", "reward list"])
    func saysToday(person: String, line: String) async throws {
        try await type("reward edit ice --cost 9")
        #expect(try await head(in: line, as: person) == "2  Ice cream, for 6 points")
        let shown = await stage.say(line, as: person).results
        #expect(shown.contains("0 of 6  6 to go; from tomorrow on at 9 points"), "\(shown)")

        stage.pass(days: 1)
        #expect(try await head(in: line, as: person) == "2  Ice cream, for 9 points")
    }

    @Test("has there what most have it for whose price changes, where one has another")
    func saysToMost() async throws {
        try await type("reward edit ice --price max=4")
        try await type("reward edit ice --cost 9")
        #expect(try await head(as: "mia") == "2  Ice cream, for 6 points")
        #expect(try await head(as: "anna") == "2  Ice cream, for 6 points")
    }

    @Test(
        "says from when on it is off the list",
        arguments: [
            ("", "2  Ice cream, for 6 points  (from tomorrow on off the list)"),
            (
                " --lang de",
                "2  Ice cream, für 6 Punkte  (ab morgen nicht mehr auf der Liste)"
            ),
        ])
    func saysGone(option: String, text: String) async throws {
        try await type("reward retire ice")
        #expect(try await head(in: "reward show ice\(option)") == text)
        stage.pass(days: 1)
        let gone = try await head(in: "reward show 2", as: "anna")
        #expect(gone == "2  Ice cream, for 6 points  (off the list)")
    }
}
