import HouseholdModel
package import HouseholdService

/// The program as people and scripts use it: a prompt, one command, or a script.
package struct Shell: Sendable {
    let console: Console
    let environment: [String: String]
    let dependencies: Dependencies
    let makeRequestID: @Sendable () -> String
    let files: @Sendable (String) throws -> [UInt8]
    let policies: @Sendable ([String], Console) -> Int32
    /// What ends the program, where that is not left to whoever runs the shell.
    ///
    /// A program that ends need not close its data file first, which takes as long as a question.
    package var exit: @Sendable (Int32) -> Void = { _ in }
    /// A language that is spoken whatever the options and the environment say.
    package var language: Language?

    /// Creates a shell.
    ///
    /// - Parameters:
    ///   - console: Where it reads from and writes to.
    ///   - environment: The variables of the process.
    ///   - dependencies: Time, chance and the cost of hashing.
    ///   - makeRequestID: Makes a UUID for each command.
    ///   - files: Reads a file whole.
    ///   - policies: Runs what stands behind `policy` and gives its exit code.
    package init(
        console: Console, environment: [String: String], dependencies: Dependencies,
        makeRequestID: @escaping @Sendable () -> String,
        files: @escaping @Sendable (String) throws -> [UInt8],
        policies: @escaping @Sendable ([String], Console) -> Int32
    ) {
        self.console = console
        self.environment = environment
        self.dependencies = dependencies
        self.makeRequestID = makeRequestID
        self.files = files
        self.policies = policies
    }

    /// Runs the program with the words behind its name.
    ///
    /// - Returns: The exit code.
    package func run(_ arguments: [String]) async -> Int32 {
        if arguments == [ManPage.option] {
            console.write(ManPage.text)
            return 0
        }
        if arguments == ["--generate-completion-script", "bash"] {
            console.write(ShellCompletion.bash)
            return 0
        }
        if let place = arguments.firstIndex(of: ShellCompletion.option),
            case let before = Array(arguments[..<place]), ShortForms.commandStart(in: before) == nil
        {
            let conversation = Conversation(self, options: .guessed(from: before))
            return await conversation.complete(Array(arguments[(place + 1)...])).rawValue
        }
        let words = ShortForms.longForm(of: arguments)
        if let subject = HelpText.subject(of: words) {
            let options = HelpText.options(in: words)
            return await Conversation(self, options: options).show(subject, options).rawValue
        }
        let spelled: ChorusCommand.Spelled
        do {
            try Failure.refusePassword(in: words)
            try Failure.refuseKey(in: words)
            spelled = try ChorusCommand.parsed(words)
            try spelled.refuseKiosk(in: words)
        } catch {
            let conversation = Conversation(self, options: .guessed(from: arguments))
            conversation.words = words
            return await conversation.refuse(error)
        }
        if case .program(let start) = spelled {
            let conversation = Conversation(self, options: start.options)
            return leave(conversation, await conversation.start(start))
        }
        let conversation = Conversation(
            self, options: spelled.options ?? .guessed(from: arguments))
        conversation.words = words
        do {
            try await conversation.readSecrets()
        } catch {
            return await conversation.refuse(error)
        }
        return leave(
            conversation, await conversation.run(spelled, words: words, typed: arguments))
    }

    private func leave(_ conversation: Conversation, _ status: ExitStatus) -> Int32 {
        withExtendedLifetime(conversation) { exit(status.rawValue) }
        return status.rawValue
    }
}

extension ChorusCommand.Spelled {
    /// The options behind its words, where it is one that takes them.
    fileprivate var options: LineOptions? {
        switch self {
        case .program(let start): start.options
        case .command(let call): call.options
        case .policy, .noun: nil
        }
    }

    /// A shell for all is one at which somebody sits; what else is run reads files with the rights of whoever starts
    /// it.
    fileprivate func refuseKiosk(in words: [String]) throws(Failure) {
        if case .program = self { return }
        guard !words.prefix(while: { $0 != "--" }).contains("--kiosk") else {
            throw .kioskIsAShell
        }
    }
}

extension Conversation {
    /// Tells why nothing can be run, as whoever is signed in likes it.
    fileprivate func refuse(_ error: any Error) async -> Int32 {
        await applySettings()
        return await reportError(error).rawValue
    }

    /// Runs lines given by `-c`, a file, stdin or the prompt.
    fileprivate func start(_ root: Start) async -> ExitStatus {
        let isShell =
            root.commands.isEmpty && root.file == nil && presenter.console.streams.isInteractive
        if root.isKiosk, !isShell { return await reportError(Failure.kioskIsAShell) }
        // One id is for one command.
        if root.commands.count != 1 { base.requestID = nil }
        if !root.commands.isEmpty {
            var first = ExitStatus.done
            for line in root.commands {
                let exit = await run(line: line)
                if first == .done { first = exit }
                guard exit == .done || root.keepGoing else { return exit }
            }
            return first
        }
        if let file = root.file, file != "-" {
            return await runScript(at: file, keepGoing: root.keepGoing)
        }
        if isShell {
            isKiosk = root.isKiosk
            return await converse()
        }
        return await runScript(named: "stdin", keepGoing: root.keepGoing)
    }
}
