import ArgumentParser

/// A command that the tool runs.
protocol Subcommand: ParsableCommand {
    /// The options that every command takes.
    var options: CommonOptions { get }

    /// Does it.
    func run(with desk: Desk) throws(Failure) -> Reply
}
