/// Where a family can live for a month: with the program in the test, or with the one that was built.
package protocol MonthHome: Sendable {
    typealias Outcome = (results: String, exit: Int32)

    /// What reached whom so far, the oldest first.
    var arrived: [(person: String, text: String)] { get }

    /// Where messages reach somebody, as they type it.
    func topic(of person: String) -> String

    /// Runs a line that somebody types, with the lines of its input.
    ///
    /// - Parameters:
    ///   - line: What is typed.
    ///   - person: Who types.
    ///   - input: The lines of the input.
    ///   - moment: The day and the full hour, in Berlin in winter; if not given, the clock goes on.
    /// - Returns: What it said, and how it ended.
    /// - Throws: What the system says when the program can't be started.
    func say(
        _ line: String, as person: String, typing input: [String],
        at moment: (day: String, hour: Int)?
    ) async throws -> Outcome
}
