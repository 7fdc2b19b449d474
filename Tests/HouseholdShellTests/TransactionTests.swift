import Foundation
import Testing

/// Whoever waits for a line waits for its transactions: each locks the data file, and of a home server each is a
/// way there and back.
@Suite("A line takes few transactions")
struct TransactionTests {
    /// Who is here, what is typed, and how many transactions that takes besides the opening of the file.
    private struct Line: CustomTestStringConvertible {
        let person: String
        let text: String
        /// The first asks besides who is here where that decides what is done, and where nothing was answered.
        let first: Int
        /// Each later one of a script.
        let later: Int

        var testDescription: String { "\(person): \(text)" }
    }

    private static let lines = [
        Line(person: "anna", text: "today", first: 2, later: 2),
        Line(person: "mia", text: "today", first: 2, later: 2),
        Line(person: "mia", text: "points", first: 1, later: 1),
        Line(person: "mia", text: "done 1", first: 1, later: 1),
        Line(person: "anna", text: "done 3", first: 1, later: 1),
        Line(person: "anna", text: "week", first: 1, later: 1),
        Line(person: "anna", text: "add Sweep for mia", first: 3, later: 2),
        Line(person: "mia", text: "today --json", first: 1, later: 1),
        Line(person: "mia", text: "done 99", first: 2, later: 1),
    ]

    @Test("by itself, and in a script", arguments: lines)
    private func areFew(_ line: Line) async throws {
        let alone = try await Family.stage()
        _ = await alone.say(line.text, as: line.person)
        #expect(alone.transactions == line.first)

        let script = try await Family.stage()
        _ = await script.run(
            ["--keep-going"], as: line.person, input: [line.text, line.text, line.text])
        #expect(script.transactions == line.first + 2 * line.later)
    }
}
