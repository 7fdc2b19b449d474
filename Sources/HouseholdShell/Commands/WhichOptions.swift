import ArgumentParser
import HouseholdModel

/// Which date of a chore is meant, in options.
struct WhichOptions: ParsableArguments {
    @Option(help: "Which day's is meant; by default the open one.")
    var date: String?

    @Option(name: .customLong("for"), help: "Whose it is, where each has their own.")
    var person: String?

    /// The day, where one was said.
    func day(in context: CommandContext) async throws -> Day? {
        try await context.day(date)
    }
}

extension CommandContext {
    /// A day in the words of dates.
    func day(_ words: String?) async throws -> Day? {
        guard let words else { return nil }
        return try await due(words, at: nil)?.day
    }
}
