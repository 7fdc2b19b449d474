import HouseholdModel
import HouseholdService
import HouseholdWeb
import QuickAdd
import Testing

@Suite("A line for a new chore")
struct NewLineTests {
    /// Read on Saturday, 21 November 2026, at 16:00, by Anna.
    private static let reader: QuickAddReader = {
        let people = [
            QuickAddPerson(name: "Anna", username: "anna"),
            QuickAddPerson(name: "Mia", username: "mia", isChild: true),
            QuickAddPerson(name: "Max", username: "max", isChild: true),
        ]
        let moment = QuickAddMoment(
            Instant(milliseconds: 1_795_276_800_000), in: .utc, weekStart: .monday)
        return QuickAddReader(at: moment, people: people, me: people[0])
    }()

    private func line(_ text: String) throws -> NewLine {
        try NewLine(text, by: Self.reader)
    }

    @Test(
        "says what the same words say behind add in a shell",
        arguments: [
            ("Feed the cat for mia", "chore add \"Feed the cat\" --to mia"),
            ("add Feed the cat for mia", "chore add \"Feed the cat\" --to mia"),
            ("Add salt to the dishwasher", "chore add \"Add salt to the dishwasher\""),
            ("\"Read every day\" for max", "chore add \"Read every day\" --to max"),
            ("Clean mia's room for max", "chore add \"Clean mia's room\" --to max"),
            // A quote that never ends is a part of the title.
            ("\"Sweep for max", "chore add \"\\\"Sweep\" --to max"),
        ])
    func isRead(text: String, longForm: String) throws {
        let line = try line(text)
        #expect(line.problem == nil)
        let operation = try line.operation(for: longForm)
        #expect(operation is AddChore, "\(line)")
    }

    @Test("adds only what was understood and chosen")
    func isChosen() throws {
        let line = try line("Feed the cat for mia")
        #expect(try line.operation(for: nil) == nil)
        #expect(try line.operation(for: "") == nil)
        #expect(try line.operation(for: "chore add \"Feed the cat\" --to max") == nil)
    }

    @Test("is an own to-do where it is private and nobody's")
    func isTodo() throws {
        let line = try line("Call the dentist private")
        let operation = try line.operation(for: "chore add \"Call the dentist\" --private")
        #expect(operation is AddTodo, "\(line)")
    }

    @Test("that says nothing says why", arguments: ["", "tomorrow", "for mia"])
    func isRefused(text: String) throws {
        #expect(try line(text).problem != nil)
    }

    @Test("that is longer than any has to be is not read")
    func isTooLong() throws {
        _ = try line(String(repeating: "x", count: 300))
        #expect(throws: ServiceError.text(.tooLong(limit: 300), field: "line")) {
            try line(String(repeating: "mon ", count: 76))
        }
    }
}
