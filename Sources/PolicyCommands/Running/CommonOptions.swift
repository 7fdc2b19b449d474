import ArgumentParser

/// The options that every command of the program takes, wherever they stand.
///
/// Only the first means anything here: nothing is asked, coloured or stored.
struct CommonOptions: ParsableArguments {
    @Flag(help: "Answer in JSON.")
    var json = false

    @Flag(help: .hidden) var plain = false
    @Flag(name: .customLong("no-color"), help: .hidden) var noColor = false
    @Flag(name: .customLong("no-input"), help: .hidden) var noInput = false
    @Flag(name: .shortAndLong, help: .hidden) var yes = false
    @Flag(name: .shortAndLong, help: .hidden) var quiet = false
    @Flag(name: .shortAndLong, help: .hidden) var verbose = false
    @Option(help: .hidden) var color: String?
    @Option(help: .hidden) var width: Int?
    @Option(help: .hidden) var lang: String?
    @Option(help: .hidden) var data: String?
}
