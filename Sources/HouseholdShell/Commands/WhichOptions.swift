import ArgumentParser
import HouseholdModel
import QuickAdd

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
    /// A day in the words of dates; a time is refused, since nothing would come of it.
    func day(_ words: String?) async throws -> Day? {
        guard let words else { return nil }
        return try day(words, with: try await dateReader())
    }

    /// The same with the words for dates of a moment.
    func day(_ words: String, with reader: DateWords) throws -> Day {
        let due = try due(words, at: nil, with: reader)
        guard due.time == nil else {
            throw Failure.value(
                "Only a day can be said here, without a time.",
                try: [line(saying: "\(due.day)", inPlaceOf: words)])
        }
        return due.day
    }
}
