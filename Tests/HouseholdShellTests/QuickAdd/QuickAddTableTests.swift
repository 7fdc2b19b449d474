import HouseholdModel
import HouseholdShell
import HouseholdWords
import QuickAdd
import Testing

@Suite("A line behind add")
struct QuickAddTableTests {
    @Test("is read as the table says", arguments: QuickAddTable.readings)
    func isRead(_ row: QuickAddTable.Row) throws {
        let lines = try QuickAddHome().lines(of: row.typed)

        #expect(lines == row.expected)
    }

    @Test("is refused as the table says", arguments: QuickAddTable.refusals)
    func isRefused(_ row: QuickAddTable.Row) throws {
        let home = try QuickAddHome()
        let answer = try home.answer(to: row.typed)

        #expect(answer.lines(in: home) == row.expected)
        guard case .problem(let problem) = answer else {
            Issue.record("\(row.typed) is understood.")
            return
        }
        #expect(problem.message.source.hasSuffix(".") || problem.message.source.hasSuffix("?"))
        #expect(!problem.message.source.contains("!"))
    }

    @Test("is read in German as the table says", arguments: QuickAddTable.germanReadings)
    func isReadInGerman(_ row: QuickAddTable.Row) throws {
        let lines = try QuickAddHome(speaking: .german).lines(of: row.typed)

        #expect(lines == row.expected)
    }

    @Test("is refused in German as the table says", arguments: QuickAddTable.germanRefusals)
    func isRefusedInGerman(_ row: QuickAddTable.Row) throws {
        let home = try QuickAddHome(speaking: .german)
        guard case .problem(let problem) = try home.answer(to: row.typed) else {
            Issue.record("\(row.typed) is understood.")
            return
        }

        #expect(QuickAddAnswer.problem(problem).lines(in: home) == row.expected)
        for attempt in problem.attempts where attempt.hasPrefix("add ") {
            #expect(try !home.readings(of: String(attempt.dropFirst(4))).isEmpty, "\(attempt)")
        }
    }

    @Test(
        "is a title and nothing else where it says nothing else",
        arguments: QuickAddTable.titles.split(separator: "\n").map(String.init))
    func isTitle(typed: String) throws {
        let readings = try QuickAddHome().readings(of: typed)

        let words = try Tokenizer.words(in: typed).map(\.text).joined(separator: " ")
        #expect(readings.map(\.title) == [words])
        #expect(readings.map(\.arguments) == [["chore", "add", words]])
    }

    @Test("is in the tables often enough")
    func isInTables() {
        let titles = QuickAddTable.titles.split(separator: "\n")
        let understood = QuickAddTable.readings.map(\.typed) + titles.map(String.init)

        #expect(Set(understood).count >= 300)
        #expect(Set(QuickAddTable.refusals.map(\.typed)).count >= 60)
    }

    @Test("can be typed as every refusal advises", arguments: QuickAddTable.refusals)
    func canBeTyped(_ row: QuickAddTable.Row) throws {
        let home = try QuickAddHome()
        for attempt in row.expected.dropFirst() where attempt.hasPrefix("try add ") {
            let answer = try home.answer(to: String(attempt.dropFirst(8)))

            if case .problem(let problem) = answer {
                Issue.record("\(attempt): \(problem.message)")
            }
        }
    }

    @Test("gives the same chore as its long form", arguments: QuickAddTable.readings)
    func isLongForm(_ row: QuickAddTable.Row) throws {
        let home = try QuickAddHome()
        for reading in try home.readings(of: row.typed) {
            let words = try Tokenizer.words(in: reading.longForm).map(\.text)

            #expect(words == reading.arguments)
            #expect(try home.timing(of: words) == reading.timing)
        }
    }
}
