import ArgumentParser
import HouseholdModel
import HouseholdService

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

    /// Whether anything was said.
    var isEmpty: Bool {
        [every, afterDone, rrule, from, until, times, season, except].allSatisfy { $0 == nil }
    }

    /// What the options say, where they say how often.
    func recurrence(at time: String?, in context: CommandContext) async throws -> Recurrence? {
        let said = [every, afterDone, rrule].compactMap(\.self)
        guard !isEmpty else { return nil }
        guard said.count == 1 else {
            throw Failure.usage(
                said.isEmpty
                    ? "How often does it come back?"
                    : "Only one of --every, --after-done and --rrule, please.",
                try: ["--every \"2 weeks on mon,thu\"", "--after-done 3d"])
        }
        let place = try await context.calendarPlace()
        let english = self.english(in: context)
        do {
            return try english.draft(at: time.map(context.inEnglish), with: place.reader)
                .recurrence(now: place.now)
        } catch let error as RecurrenceError {
            throw Failure.value(error.message)
        }
    }

    /// Who takes turns, where `--every` says that too: `day taking turns mia, max`.
    func turns(in context: CommandContext) async throws -> [String] {
        guard let every = every.map(context.inEnglish), every.lowercased().contains("taking")
        else { return [] }
        let reader = try await context.calendarPlace().reader
        do {
            return try reader.draft(every).turns
        } catch {
            throw Failure.value(error.message)
        }
    }

    /// What is said, in the words that commands take everywhere.
    private func english(in context: CommandContext) -> RepeatOptions {
        var options = self
        for option in [
            \RepeatOptions.every, \.afterDone, \.from, \.until, \.season, \.except,
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
        guard due == nil else {
            throw Failure.usage(
                "A chore that comes back has no single due date.", try: ["--from \(due ?? "")"])
        }
        return .repeating(recurrence)
    }

    /// What repeats are read with: the household's calendar, at this moment.
    fileprivate func calendarPlace() async throws -> (reader: RecurrenceReader, now: Due) {
        let moment = try await perform(ShowHousehold()).moment(at: session.clock.now())
        return (moment.repeats, moment.now)
    }
}
