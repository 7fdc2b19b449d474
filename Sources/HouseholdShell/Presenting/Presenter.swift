import HouseholdModel
import HouseholdService
import HouseholdWords

/// How the program talks with whoever is here: in which language, on which console, and how that looks.
///
/// It reaches no household; all that it shows was handed to it.
struct Presenter {
    var console: Console
    /// The language that is spoken whatever else says so.
    let spoken: Language?
    /// What is set for whoever is here.
    var settings: Settings
    /// The options of the line being run, over those of the program's start.
    var options: LineOptions

    /// The language that is spoken here.
    var language: Language {
        spoken ?? options.lang ?? Language(tag: settings.found(.language).value) ?? .english
    }

    /// How many cells a line has.
    var width: Int { options.width ?? console.streams.width }

    /// Whether the terminal shows more than ASCII, as the locale says.
    var isUnicode: Bool {
        let names = ["LC_ALL", "LC_CTYPE", "LANG"]
        let locale = names.compactMap { settings.environment[$0] }.first { !$0.isEmpty } ?? ""
        let encoding = locale.uppercased().split(separator: ".").last?.prefix { $0 != "@" }
        return encoding == "UTF-8" || encoding == "UTF8"
    }

    var isOutputColoured: Bool {
        !options.plain
            && Colour.isShown(
                option: options.noColor ? .never : options.color,
                environment: settings.environment, isTerminal: console.streams.outputIsTerminal)
    }
}

// MARK: - Sentences

extension Presenter {
    /// What the program says, in the language that is spoken here.
    func text(_ phrase: Phrase) -> TerminalText {
        language.catalogue.text(phrase)
    }

    /// Says something beside the results, on a line of its own.
    func note(_ phrase: Phrase) {
        writeError(text(phrase))
    }

    /// Shows something that is no result of a command, on a line of its own.
    func present(_ phrase: Phrase) {
        for line in broken(text(phrase)) { console.write(line.plain + "\n") }
    }

    /// Writes a message beside the results.
    func writeError(_ message: TerminalText) {
        for line in broken(message) { console.complain(line.plain + "\n") }
    }

    /// The lines of a message, which are broken between words where a person reads them.
    func broken(_ message: TerminalText) -> [TerminalText] {
        guard console.streams.isInteractive else { return [message] }
        return message.wrapped(to: width)
    }
}

// MARK: - Work

extension Presenter {
    /// Does what may take long, and shows whoever waits at a terminal that it goes on.
    func showingWork<Output>(
        _ work: () async throws(ServiceError) -> Output
    ) async throws(ServiceError) -> Output {
        guard console.streams.isInteractive, !options.json, !options.quiet else {
            return try await work()
        }
        let end = console.showWaiting(text("Still working").plain, options.plain)
        defer { end() }
        return try await work()
    }
}
