import ArgumentParser

/// The options that every command takes, before or after its words.
struct GlobalOptions: ParsableArguments {
    @Flag(help: "Answer in JSON.")
    var json = false

    @Flag(help: "Plain text for screen readers: no colour, no marks without words.")
    var plain = false

    @Option(help: "Colour: auto, always or never.")
    var color: Colour?

    @Flag(name: .customLong("no-color"), help: "No colour.")
    var noColor = false

    @Flag(name: .customLong("no-input"), help: "Never ask; say which option is missing.")
    var noInput = false

    @Flag(name: .shortAndLong, help: "Say yes to what would be asked.")
    var yes = false

    @Flag(
        name: [.customShort("n"), .customLong("dry-run")],
        help: "Only show what would happen; nothing is saved.")
    var dryRun = false

    @Flag(name: .shortAndLong, help: "Only results, no messages.")
    var quiet = false

    @Flag(name: .shortAndLong, help: "Error codes, and what a short form stands for.")
    var verbose = false

    @Option(help: "How many characters fit in a line.")
    var width: Int?

    @Option(help: "How dates are written: short or iso.")
    var dates: DateStyle?

    @Option(help: "The language: en or de.")
    var lang: Language?

    @Option(help: "The folder of the data file.")
    var data: String?

    @Option(name: .customLong("request-id"), help: "A UUID; the same one again changes nothing.")
    var requestID: String?

    @Flag(help: "Show a secret that was made, where the command makes one.")
    var reveal = false

    @Option(help: "Rules to try, with rules table, can, why, check and try.")
    var policies: String?
}

extension Colour: ExpressibleByArgument {}

extension Language: ExpressibleByArgument {
    init?(argument: String) {
        self.init(tag: argument)
    }
}

extension GlobalOptions {
    /// The options of a line that has none, made without the parser.
    static var none: GlobalOptions {
        var options = GlobalOptions()
        (options.json, options.plain, options.color, options.noColor) = (false, false, nil, false)
        (options.noInput, options.yes, options.dryRun) = (false, false, false)
        (options.quiet, options.verbose, options.reveal) = (false, false, false)
        (options.width, options.dates, options.lang) = (nil, nil, nil)
        (options.data, options.requestID, options.policies) = (nil, nil, nil)
        return options
    }

    /// These options, with what the environment says of screen readers.
    func heeding(_ environment: [String: String]) -> GlobalOptions {
        var options = self
        options.plain =
            plain || Self.plainVariables.contains { Self.isOn(environment[$0] ?? "") }
        return options
    }

    /// The variables that say that a screen reader reads along.
    static let plainVariables = ["ACCESSIBLE", "CHORUS_PLAIN"]

    /// Whether a variable with that text switches something on.
    static func isOn(_ text: String) -> Bool { !["", "0", "false"].contains(text) }

    /// These options, with those of the program's start where a line has none.
    func over(_ base: GlobalOptions) -> GlobalOptions {
        var merged = self
        merged.json = json || base.json
        merged.plain = plain || base.plain
        merged.color = color ?? base.color
        merged.noColor = noColor || base.noColor
        merged.noInput = noInput || base.noInput
        merged.yes = yes || base.yes
        merged.dryRun = dryRun || base.dryRun
        merged.quiet = quiet || base.quiet
        merged.verbose = verbose || base.verbose
        merged.width = width ?? base.width
        merged.dates = dates ?? base.dates
        merged.lang = lang ?? base.lang
        merged.data = data ?? base.data
        merged.requestID = requestID ?? base.requestID
        merged.reveal = reveal || base.reveal
        merged.policies = policies ?? base.policies
        return merged
    }
}
