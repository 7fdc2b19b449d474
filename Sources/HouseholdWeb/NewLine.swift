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
    ///
    /// - Throws: ``ServiceError/text(_:field:)`` where it is longer than any line has to be.
    package init(_ text: String, by reader: QuickAddReader) throws(ServiceError) {
        guard text.unicodeScalars.count <= Self.longest else {
            throw .text(.tooLong(limit: Self.longest), field: "line")
        }
        self.text = text
        today = reader.moment.now.day
        let words = Self.words(of: text)
        // Whoever knows the shell begins with its command, which may as well be the first word of a title.
        let isCommand = words.count > 1 && words[0].text.lowercased() == "add"
        let answers = [isCommand ? Array(words.dropFirst()) : nil, words].compactMap(\.self)
            .map { reader.read($0) }
        readings = answers.flatMap(\.readings)
        guard readings.isEmpty, case .problem(let problem) = answers[0] else {
            (attempts, refusal) = ([], nil)
            return
        }
        attempts = problem.attempts.filter { $0.hasPrefix(Self.command) }
            .map { String($0.dropFirst(Self.command.count)) }
        refusal = problem
    }

    /// The most characters: a title has a hundred at most, and what is said of it as many again.
    static let longest = 300

    private static let command = "add "

    /// The words of a line, of which a quote that never ends is a part like any other.
    private static func words(of text: String) -> [QuickAddWord] {
        (try? Tokenizer.words(in: text))?.map { QuickAddWord($0) }
            ?? text.split(whereSeparator: \.isWhitespace).map {
                QuickAddWord(argument: String($0))
            }
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

extension QuickAddAnswer {
    /// The ways in which it can be understood.
    fileprivate var readings: [QuickAddReading] {
        switch self {
        case .reading(let reading): [reading]
        case .choice(let readings): readings
        case .problem: []
        }
    }
}
