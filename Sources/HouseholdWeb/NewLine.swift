package import HouseholdModel
package import HouseholdService
import HouseholdWords
package import QuickAdd

/// What was typed in one line for a new chore, as behind `add` in a shell, and how it was understood.
package struct NewLine: Sendable {
    /// What was typed.
    let text: String
    /// How it can be understood, the likeliest first.
    let readings: [QuickAddReading]
    /// Lines that may have been meant instead.
    let attempts: [String]
    /// The day on which it is said.
    let today: Day
    private let refusal: QuickAddProblem?

    /// Reads what was typed.
    package init(_ text: String, by reader: QuickAddReader) {
        self.text = text
        today = reader.moment.now.day
        switch reader.read(Self.words(of: text)) {
        case .reading(let reading): (readings, attempts, refusal) = ([reading], [], nil)
        case .choice(let all): (readings, attempts, refusal) = (all, [], nil)
        case .problem(let problem):
            readings = []
            attempts = problem.attempts.filter { $0.hasPrefix(Self.command) }
                .map { String($0.dropFirst(Self.command.count)) }
            refusal = problem
        }
    }

    private static let command = "add "

    /// The words of a line, of which a quote that never ends is a part like any other.
    private static func words(of text: String) -> [QuickAddWord] {
        let words =
            (try? Tokenizer.words(in: text))?.map { QuickAddWord($0) }
            ?? text.split(whereSeparator: \.isWhitespace).map {
                QuickAddWord(argument: String($0))
            }
        return words.first?.text.lowercased() == "add" ? Array(words.dropFirst()) : words
    }

    /// Why nothing can be added, if so.
    package var problem: Phrase? { refusal?.message }

    /// What adds the reading that was chosen.
    ///
    /// - Parameter chosen: The long form of the reading.
    /// - Returns: The operation; `nil` where none was chosen, or the line is understood otherwise by now.
    /// - Throws: What can't be used of it.
    package func operation(for chosen: String?) throws(ServiceError) -> (any Change)? {
        guard let reading = readings.first(where: { $0.longForm == chosen }) else { return nil }
        do throws(TextError) {
            let chore = reading.draft(called: try Title(reading.title))
            return chore.isTodo ? AddTodo(chore) : chore
        } catch {
            throw .text(error, field: "title")
        }
    }
}
