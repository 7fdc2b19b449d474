import ArgumentParser
import HouseholdModel
import HouseholdService
import QuickAdd

/// How a chore comes back, in options.
struct RepeatOptions: ParsableArguments {
    @Option(help: "How often: day, weekday, \"2 weeks on mon,thu\", \"month on the last day\".")
    var every: String?

    @Option(name: .customLong("after-done"), help: "How long after it was done: 3d, \"2 weeks\".")
    var afterDone: String?

    @Option(help: "How often, as RFC 5545 writes it: FREQ=WEEKLY;BYDAY=MO.")
    var rrule: String?

    @Option(help: "The first day from which it counts; by default today.")
    var from: String?

    @Option(help: "The last day on which it may come.")
    var until: String?

    @Option(help: "How many times it comes.")
    var times: String?

    @Option(help: "The months in which it exists: apr-oct.")
    var season: String?

    @Option(help: "Days on which it does not come: \"24 dec, 31 dec\".")
    var except: String?

    /// What is said in them.
    var words: RepeatWords {
        RepeatWords(
            every: every, afterDone: afterDone, rrule: rrule, from: from, until: until,
            times: times, season: season, except: except)
    }

    /// Whether anything was said.
    var isEmpty: Bool { words.isEmpty }

    /// What the options say, where they say how often.
    func recurrence(at time: String?, in context: CommandContext) async throws -> Recurrence? {
        guard !isEmpty else { return nil }
        let moment = try await context.moment()
        return try words.recurrence(at: time, with: moment, in: context)
    }

    /// Who takes turns, where `--every` says that too: `day taking turns mia, max`.
    func turns(in context: CommandContext) async throws -> [String] {
        guard words.saysTurns(in: context) else { return [] }
        return try words.turns(with: try await context.moment(), in: context)
    }
}

/// How a chore comes back, in words, whoever has read them.
struct RepeatWords {
    var every: String?
    var afterDone: String?
    var rrule: String?
    var from: String?
    var until: String?
    var times: String?
    var season: String?
    var except: String?

    /// Whether anything was said.
    var isEmpty: Bool {
        [every, afterDone, rrule, from, until, times, season, except].allSatisfy { $0 == nil }
    }

    /// What they say, where they say how often.
    func recurrence(
        at time: String?, with moment: QuickAddMoment, in context: CommandContext
    ) throws -> Recurrence? {
        let said = [every, afterDone, rrule].compactMap(\.self)
        guard !isEmpty else { return nil }
        guard said.count == 1 else {
            throw Failure.usage(
                said.isEmpty
                    ? "How often does it come back?"
                    : "Only one of --every, --after-done and --rrule, please.",
                try: ["--every \"2 weeks on mon,thu\"", "--after-done 3d"])
        }
        let english = self.english(in: context)
        do {
            return try english.draft(at: time.map(context.inEnglish), with: moment.repeats)
                .recurrence(now: moment.now)
        } catch let error as RecurrenceError {
            throw Failure.value(error.message)
        }
    }

    /// Whether they say who takes turns.
    func saysTurns(in context: CommandContext) -> Bool {
        every.map(context.inEnglish)?.lowercased().contains("taking") == true
    }

    /// Who takes turns, where that is said.
    func turns(with moment: QuickAddMoment, in context: CommandContext) throws -> [String] {
        guard saysTurns(in: context), let every = every.map(context.inEnglish) else { return [] }
        do {
            return try moment.repeats.draft(every).turns
        } catch {
            throw Failure.value(error.message)
        }
    }

    /// What is said, in the words that commands take everywhere.
    private func english(in context: CommandContext) -> RepeatWords {
        var options = self
        for option in [
            \RepeatWords.every, \.afterDone, \.from, \.until, \.season, \.except,
        ] {
            options[keyPath: option] = self[keyPath: option].map(context.inEnglish)
        }
        return options
    }

    private func draft(
        at time: String?, with reader: RecurrenceReader
    ) throws -> RecurrenceDraft {
        var draft = try rhythm(with: reader)
        if let time { draft.times = try reader.times(time) }
        if let from { draft.start = try reader.due(from) }
        if let season { draft.season = try reader.season(season) }
        if let except { draft.excepted = try reader.days(except) }
        guard until == nil || times == nil else { throw RecurrenceError.twoEnds }
        if let until { draft.end = .until(try reader.due(until)) }
        if let times {
            guard let count = Int(times) else { throw RecurrenceError.count(times) }
            draft.end = .times(count)
        }
        return draft
    }

    private func rhythm(with reader: RecurrenceReader) throws -> RecurrenceDraft {
        if let afterDone { return RecurrenceDraft(.afterDone(try reader.span(afterDone))) }
        return try reader.draft(every ?? rrule ?? "")
    }
}

extension CommandContext {
    /// When a chore is to be done: once, or as `repeats` say.
    func timing(
        _ repeats: RepeatOptions, due: String?, at time: String?
    ) async throws -> Chore.Timing {
        guard let recurrence = try await repeats.recurrence(at: time, in: self) else {
            return .once(try await self.due(due, at: time))
        }
        return .repeating(try Self.alone(recurrence, due))
    }

    /// The same with the words of a list.
    func timing(
        _ repeats: RepeatWords, due: String?, at time: String?, with moment: QuickAddMoment
    ) throws -> Chore.Timing {
        guard let recurrence = try repeats.recurrence(at: time, with: moment, in: self) else {
            guard let due else {
                guard time == nil else { throw Failure.timeWithoutDay }
                return .once(nil)
            }
            return .once(try self.due(due, at: time, with: moment.dates))
        }
        return .repeating(try Self.alone(recurrence, due))
    }

    private static func alone(_ recurrence: Recurrence, _ due: String?) throws -> Recurrence {
        guard due == nil else {
            throw Failure.usage(
                "A chore that comes back has no single due date.", try: ["--from \(due ?? "")"])
        }
        return recurrence
    }

    /// The household's calendar and clock at this moment.
    func moment() async throws -> QuickAddMoment {
        try await atHome().home.moment(at: session.clock.now())
    }
}
