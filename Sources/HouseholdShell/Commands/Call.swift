import ArgumentParser

/// A command with what was typed behind it, ready to be run: whatever has read it, the parser or nobody, has filled all
/// of this.
package struct Call {
    /// Which command it is.
    let command: any ShellCommand.Type
    /// The options that every command takes.
    let options: LineOptions
    /// Whether it takes the password that it may want again from the next line.
    let provesFromInput: Bool
    /// Does it.
    package let run: (CommandContext) async throws -> Reply

    /// A command that takes what it needs from `run`.
    init(
        _ command: any ShellCommand.Type, _ options: LineOptions,
        run: @escaping (CommandContext) async throws -> Reply
    ) {
        self.command = command
        self.options = options
        provesFromInput = false
        self.run = run
    }

    /// A command that the parser has read.
    init(_ parsed: some ShellCommand) {
        command = type(of: parsed)
        options = LineOptions(parsed.options)
        provesFromInput = parsed.provesFromInput
        run = { try await parsed.run(in: $0) }
    }

    /// The command that `words` spell out, or `nil` where they spell something else.
    package init?(reading words: [String]) throws(Failure) {
        do {
            guard case .command(let call) = try ChorusCommand.parsed(words) else { return nil }
            self = call
        } catch let failure as Failure {
            throw failure
        } catch {
            throw .unparsed(ChorusCommand.message(for: error), in: words)
        }
    }
}
