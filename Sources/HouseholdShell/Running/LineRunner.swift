import HouseholdModel
import HouseholdService
import HouseholdWords
import QuickAdd

/// Runs lines, whoever gives them: the program's own words, `-c`, a script or a person at the prompt.
///
/// There is one order of steps for all of them: the words, a wish for help, the secrets that they take from the input,
/// what they spell, what is set for whoever is here, the command, and what came of it.
final class LineRunner {
    /// What the commands get.
    let context: CommandContext
    /// The options of the program's start, with what is set for whoever is here.
    var base: LineOptions
    /// Whether the settings file was looked for.
    private var hasReadSettings = false

    init(_ shell: Shell, options: LineOptions) {
        base = options.heeding(shell.environment)
        let session = Session(
            environment: shell.environment, dependencies: shell.dependencies,
            makeRequestID: shell.makeRequestID, files: shell.files,
            courier: shell.courier, newsPause: shell.newsPause, dataFolder: base.data,
            server: shell.server, serverOption: shell.serverOption, serving: shell.serving)
        let presenter = Presenter(
            console: shell.console, spoken: shell.language,
            settings: Settings(options: options, environment: shell.environment), options: base)
        context = CommandContext(session, presenter, policies: shell.policies)
    }

    /// Begins a line with the options of the program's start alone.
    func begin(_ line: RunningLine = RunningLine(), _ given: LineOptions = .none) {
        context.begin(line, given.over(base))
    }

    /// Takes these for the options of the program's start.
    private func start(with options: LineOptions) {
        base = options.heeding(context.session.environment)
        context.presenter.settings.options = options
        context.takeUp(base)
    }
}

// MARK: - The order of steps

extension LineRunner {
    /// Runs a line as it is typed.
    func run(line: String) async -> ExitStatus {
        do {
            let tokens = try Tokenizer.words(in: line)
            return tokens.isEmpty ? .done : await run(tokens.map(\.text), tokens)
        } catch {
            begin()
            await applySettings()
            return await context.reportError(error.failure)
        }
    }

    /// Runs the words of a line.
    ///
    /// - Parameters:
    ///   - typed: Its words.
    ///   - tokens: The same with what is known of their quotes, where they were typed here.
    /// - Returns: How it ended.
    func run(_ typed: [String], _ tokens: [Word] = []) async -> ExitStatus {
        let guessed = LineOptions.guessed(from: typed)
        let words = ShortForms.longForm(of: typed)
        begin(RunningLine(words: words, tokens: tokens), guessed)
        do {
            if context.isKiosk, guessed.data != nil { throw Failure.fileInKiosk }
            if let subject = HelpText.subject(of: words) {
                return await show(subject, HelpText.options(in: words))
            }
            // Before anything is read from the words, so that no secret is ever taken for a command.
            try await context.readSecrets()
            try Failure.refusePassword(in: typed)
            try Failure.refuseKey(in: words)
            return try await run(ChorusCommand.parsed(words), typed)
        } catch {
            if !hasReadSettings { await applySettings(guessed) }
            return await context.reportError(error)
        }
    }

    /// Runs what words spell.
    func run(
        _ spelled: ChorusCommand.Spelled, _ typed: [String]
    ) async throws(Failure) -> ExitStatus {
        if case .arguments = context.source {
            if let options = spelled.options { start(with: options) }
            if case .program(let root) = spelled { return await start(root) }
            try Failure.refuseKiosk(in: context.line.words)
        }
        switch spelled {
        case .command(let call): return await run(call, typed)
        case .policy(let command): return await run(command)
        case .program, .noun:
            return await show(
                .command(ShortForms.parted(context.line.words).words), context.options)
        }
    }

    private func run(_ call: Call, _ typed: [String]) async -> ExitStatus {
        expectSettings(call.options)
        context.line.provesFromInput = call.provesFromInput
        let options = context.options
        if options.verbose, !options.json, context.line.words != typed {
            await context.heedSettings()
            let line = LineHistory.withoutKeys(context.line.words.joined(separator: " "))
            context.presenter.note(("Same as: \(line)" as Phrase).preformatted)
        }
        do throws(Failure) {
            try check(call.command)
            let reply = try await stoppable(call.command.isStoppable) {
                try await call.run(context)
            }
            if call.command.isSignIn { expectSettings(call.options) }
            await context.heedSettings()
            await context.present(reply)
            if reply.isShownOnce { await context.waitForReader() }
            return .done
        } catch {
            context.recent.failure =
                error.refusal.map(CommandContext.LastFailure.refused) ?? .other
            if let refusal = error.refusal { await context.remember(refusal) }
            let isStopped = error.explanation.code == Failure.stopped.explanation.code
            return await context.reportError(
                isStopped && context.line.changes > 0 ? .stoppedHalfway : error)
        }
    }

    /// Runs `body`, which Ctrl-C stops at the prompt where that may be.
    private func stoppable(
        _ mayBeStopped: Bool, _ body: () async throws -> Reply
    ) async throws(Failure) -> Reply {
        guard context.isAtPrompt, mayBeStopped else { return try await reporting(body) }
        context.line.isStoppable = true
        let console = context.presenter.console
        console.heedInterrupts(true)
        defer {
            console.heedInterrupts(false)
            context.line.isStoppable = false
        }
        return try await reporting(body)
    }

    /// Hands a command about policies in files to the part of the program that looks after them.
    private func run(_ command: PolicyCommand) async -> ExitStatus {
        guard !context.isKiosk else { return await context.reportError(Failure.fileInKiosk) }
        context.takeUp(LineOptions(command.options).over(base))
        let options = context.options
        guard !options.dryRun, options.policies == nil else {
            return await context.reportError(
                .usage(
                    "--dry-run and --policies before the command are for households.",
                    try: ["policy help"]))
        }
        let exit = context.policies(
            (options.json ? ["--json"] : []) + command.words.dropFirst(),
            context.presenter.console)
        return ExitStatus(rawValue: exit) ?? .software
    }

    /// Refuses options that mean nothing to a command.
    private func check(_ command: any ShellCommand.Type) throws(Failure) {
        // Rules that are only tried decide nothing, so only the commands that explain rules take them.
        guard context.options.policies == nil || command is any WhatIfCommand.Type else {
            throw .usage(
                "--policies is for trying rules out, with rules table, can, why, check and try.",
                try: ["rules table --policies DIR"])
        }
        // Who is signed in is kept outside the household, where nothing is rehearsed.
        guard !context.options.dryRun || !command.isSignIn else {
            throw .usage("Signing in and out can't be tried with --dry-run.")
        }
    }
}

// MARK: - Settings

extension LineRunner {
    /// Takes up what is set for whoever is signed in now, and over it the options of a line.
    func applySettings(_ given: LineOptions = .none) async {
        expectSettings(given)
        await context.heedSettings()
    }

    /// Takes up the options of a line, and what is set once that is told or needed.
    private func expectSettings(_ given: LineOptions) {
        context.takeUp(given.over(base))
        if !hasReadSettings {
            readSettingsFile()
            context.takeUp(given.over(base))
        }
    }

    /// Reads the settings file, once; what is wrong with it is told, and changes nothing.
    private func readSettingsFile() {
        hasReadSettings = true
        guard let path = (try? context.session.places())?.settingsFile,
            let file = SettingsFile(at: path)
        else {
            return
        }
        context.presenter.settings.file = file.values
        if !file.problems.isEmpty { warn(of: path, file.problems) }
    }

    private func warn(of path: String, _ problems: [Phrase]) {
        guard !context.options.json, !context.options.quiet else { return }
        let problems = problems.joined(separator: " ")
        context.presenter.note("warning: Something in \(path) changes nothing. \(problems)")
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
}

extension Tokenizer.Unfinished {
    fileprivate var failure: Failure {
        switch self {
        case .quote(let quote, let column):
            .usage("The quote \(quote) in column \(column) is not closed.")
        case .backslash: .usage("The line ends with a backslash, and nothing follows.")
        }
    }
}
