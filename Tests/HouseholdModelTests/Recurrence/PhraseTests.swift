import Foundation
import HouseholdModel
import Testing

/// Plays `Fixtures/phrases.txt`: what somebody types on Saturday, 21 November 2026 at ten, how Chorus
/// says it, what is stored, and the next five dates.
///
/// `RECORD_PHRASES=1` writes the file anew and fails, so that nobody takes a recording for a test.
@Suite("A phrase")
struct PhraseTests {
    @Test("means what the table says")
    func means() throws {
        let url = try Fixture.url("phrases.txt")
        let table = try String(contentsOf: url, encoding: .utf8)
        let blocks = table.split(separator: "\n\n").map { String($0) }
        #expect(blocks.count > 200)

        let played = try blocks.map { block in
            block.hasPrefix("#") ? block : try Self.play(block)
        }

        guard ProcessInfo.processInfo.environment["RECORD_PHRASES"] == nil else {
            let source = URL(filePath: #filePath).deletingLastPathComponent()
                .appending(path: "Fixtures/phrases.txt")
            try played.joined(separator: "\n\n").write(
                to: source, atomically: true, encoding: .utf8)
            Issue.record("The table was recorded. Read it, then run again without recording.")
            return
        }
        for (wanted, found) in zip(blocks, played) { #expect(wanted == found) }
    }

    /// Returns the phrase, which is the first line of the block, with what comes of it.
    private static func play(_ block: String) throws -> String {
        let phrase = String(block.prefix { $0 != "\n" })
        let saturday = try #require(Day("2026-11-21"))
        let now = Due(day: saturday, time: TimeOfDay(hour: 10, minute: 0))
        let reader = RecurrenceReader(today: saturday)
        let recurrence: Recurrence
        do throws(RecurrenceError) {
            recurrence = try reader.draft(phrase).recurrence(now: now)
        } catch {
            return "\(phrase)\n    error: \(error.message.source)"
        }
        let dates = recurrence.dueSlots(from: saturday, in: .utc).prefix(5).map {
            text(of: $0.due)
        }
        let again = try reader.draft(recurrence.words(weekStart: .monday)).recurrence(now: now)
        #expect(again == recurrence, "\(phrase)")
        let stored = recurrence.description.split(separator: "\n").map(String.init)
        return
            ([phrase, recurrence.rhythm(weekStart: .monday)] + stored
            + [dates.joined(separator: ", ")])
            .joined(separator: "\n    ")
    }

    private static func text(of due: Due) -> String {
        let weekday = due.day.weekday.word.prefix(3)
        return "\(weekday) \(due.day)" + (due.time.map { " \($0)" } ?? "")
    }
}
