import ArgumentParser

/// `chorus policy …`: reads, checks, tries and explains policies in files.
///
/// It needs no household and nobody who is signed in.
package struct PolicyTool: Sendable {
    let streams: Streams

    /// Creates the tool over the streams of a program, or those of a test.
    package init(streams: Streams) {
        self.streams = streams
    }

    /// Runs one command.
    ///
    /// - Parameter words: The words behind `policy`.
    /// - Returns: The exit code.
    package func run(_ words: [String]) -> Int32 {
        let teller = Teller(streams: streams, isJSON: words.contains("--json"))
        do {
            var command = try PolicyCommand.parsed(words)
            if let command = command as? any Subcommand {
                return teller.show(try command.run(with: Desk(streams: streams))).rawValue
            }
            try command.run()
            return ExitStatus.done.rawValue
        } catch let failure as Failure {
            return teller.tell(failure).rawValue
        } catch {
            guard Root.exitCode(for: error).isSuccess else {
                return teller.tell(.unparsed(Root.message(for: error))).rawValue
            }
            return teller.show(help: Root.fullMessage(for: error)).rawValue
        }
    }
}
