import ArgumentParser
import HouseholdWords

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

    @Option(help: "The language: \(Language.tags.joined(separator: " or ")).")
    var lang: Language?

    @Option(help: "The folder of the data file.")
    var data: String?

    @Option(help: "Another of your households, for this line: its name.")
    var household: String?

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

extension ShortForms {
    /// The options, of every command and of the program's start, behind which a value stands.
    ///
    /// Where a command begins behind them is asked of every line, and it would take the parser 4 % of the time of a short
    /// one to tell, each time; a test compares.
    package static let optionsWithValue = [
        "--color", "--data", "--dates", "--household", "--lang", "--policies", "--request-id",
        "--server", "--width", "-c",
        "-f", "--generate-completion-script",
    ]
}
