import HouseholdModel
import HouseholdWords

/// How a line is done and answered, as its options say, whoever has read them.
struct LineOptions {
    var json: Bool
    var plain: Bool
    var color: Colour?
    var noColor: Bool
    var noInput: Bool
    var yes: Bool
    var dryRun: Bool
    var quiet: Bool
    var verbose: Bool
    var width: Int?
    var dates: DateStyle?
    var lang: Language?
    var data: String?
    var household: String?
    var requestID: String?
    var reveal: Bool
    var policies: String?

    /// The options of a line that has none.
    static let none = LineOptions(
        json: false, plain: false, color: nil, noColor: false, noInput: false, yes: false,
        dryRun: false, quiet: false, verbose: false, width: nil, dates: nil, lang: nil, data: nil,
        household: nil, requestID: nil, reveal: false, policies: nil)
}

extension LineOptions {
    /// The options that the parser has read.
    init(_ parsed: GlobalOptions) {
        self.init(
            json: parsed.json, plain: parsed.plain, color: parsed.color, noColor: parsed.noColor,
            noInput: parsed.noInput, yes: parsed.yes, dryRun: parsed.dryRun, quiet: parsed.quiet,
            verbose: parsed.verbose, width: parsed.width, dates: parsed.dates, lang: parsed.lang,
            data: parsed.data, household: parsed.household, requestID: parsed.requestID,
            reveal: parsed.reveal,
            policies: parsed.policies)
    }

    /// These options, with those of the program's start where a line has none.
    func over(_ base: LineOptions) -> LineOptions {
        LineOptions(
            json: json || base.json, plain: plain || base.plain, color: color ?? base.color,
            noColor: noColor || base.noColor, noInput: noInput || base.noInput,
            yes: yes || base.yes, dryRun: dryRun || base.dryRun, quiet: quiet || base.quiet,
            verbose: verbose || base.verbose, width: width ?? base.width,
            dates: dates ?? base.dates, lang: lang ?? base.lang, data: data ?? base.data,
            household: household ?? base.household,
            requestID: requestID ?? base.requestID, reveal: reveal || base.reveal,
            policies: policies ?? base.policies)
    }

    /// These options, with what the environment says of screen readers.
    func heeding(_ environment: [String: String]) -> LineOptions {
        var options = self
        options.plain =
            plain || Self.plainVariables.contains { Self.isOn(environment[$0] ?? "") }
        return options
    }

    /// The variables that say that a screen reader reads along.
    static let plainVariables = ["ACCESSIBLE", "CHORUS_PLAIN"]

    /// Whether a variable with that text switches something on.
    static func isOn(_ text: String) -> Bool { !["", "0", "false"].contains(text) }
}

// MARK: - Without the parser

extension LineOptions {
    /// What can be known of the options among words that can't be parsed: how errors are told, and for whom.
    static func guessed(from words: [String]) -> LineOptions {
        var options = LineOptions.none
        let words = words.prefix { $0 != "--" }
        func value(of option: String) -> String? {
            let start = "\(option)="
            return words.firstIndex(of: option).flatMap { words[($0 + 1)...].first }
                ?? words.first { $0.hasPrefix(start) }.map { String($0.dropFirst(start.count)) }
        }
        options.json = words.contains("--json")
        options.plain = words.contains("--plain")
        options.quiet = words.contains("--quiet") || words.contains("-q")
        options.lang = value(of: "--lang").flatMap(Language.init(argument:))
        options.data = value(of: "--data")
        options.household = value(of: "--household")
        return options
    }
}
