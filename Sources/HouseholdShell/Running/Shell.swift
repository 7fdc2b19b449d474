import ArgumentParser
public import HouseholdService

/// The program as people and scripts use it: a prompt, one command, or a script.
public struct Shell: Sendable {
    let console: Console
    let environment: [String: String]
    let surroundings: Surroundings
    let makeRequestID: @Sendable () -> String
    let files: @Sendable (String) throws -> [UInt8]

    /// Creates a shell.
    ///
    /// - Parameters:
    ///   - console: Where it reads from and writes to.
    ///   - environment: The variables of the process.
    ///   - surroundings: Time, chance and the cost of hashing.
    ///   - makeRequestID: Makes a UUID for each command.
    ///   - files: Reads a file whole.
    public init(
        console: Console, environment: [String: String], surroundings: Surroundings,
        makeRequestID: @escaping @Sendable () -> String,
        files: @escaping @Sendable (String) throws -> [UInt8]
    ) {
        self.console = console
        self.environment = environment
        self.surroundings = surroundings
        self.makeRequestID = makeRequestID
        self.files = files
    }

    /// Runs the program with the words behind its name.
    ///
    /// - Returns: The exit code.
    public func run(_ arguments: [String]) async -> Int32 {
        let conversation = Conversation(self, options: GlobalOptions.guessed(from: arguments))
        let words = ShortForms.longForm(of: arguments)
        let command: any ParsableCommand
        do {
            try Failure.refusePassword(in: words)
            command = try ChorusCommand.parsed(words)
        } catch {
            return await conversation.tell(error).rawValue
        }
        guard let root = command as? ChorusCommand else {
            return await conversation.run(command, words: words).rawValue
        }
        conversation.base = root.options
        conversation.options = root.options
        return await conversation.start(root).rawValue
    }
}

extension Conversation {
    /// Runs lines given by `-c`, a file, stdin or the prompt.
    fileprivate func start(_ root: ChorusCommand) async -> ExitStatus {
        if !root.commands.isEmpty {
            for line in root.commands {
                let exit = await run(line: line)
                guard exit == .done else { return exit }
            }
            return .done
        }
        if let file = root.file, file != "-" {
            return await runScript(at: file, keepGoing: root.keepGoing)
        }
        if root.file == nil, console.streams.isInteractive {
            return await converse()
        }
        return await runScript(named: "stdin", keepGoing: root.keepGoing)
    }
}
