import HouseholdModel
import HouseholdService

extension Conversation {
    /// Runs a line as it is typed.
    func run(line: String) async -> ExitStatus {
        options = base
        tokens = []
        do {
            tokens = try Tokenizer.words(in: line)
        } catch {
            await applySettings()
            return await reportError(error.failure)
        }
        let words = tokens.map(\.text)
        guard !words.isEmpty else { return .done }
        let guessed = LineOptions.guessed(from: words)
        options = guessed.over(base)
        if !hasReadSettings { await applySettings(guessed) }
        if isKiosk, guessed.data != nil { return await reportError(Failure.fileInKiosk) }
        do {
            let long = ShortForms.longForm(of: words)
            self.words = long
            if let subject = HelpText.subject(of: long) {
                return await show(subject, HelpText.options(in: long))
            }
            try await readSecrets()
            try Failure.refusePassword(in: words)
            try Failure.refuseKey(in: long)
            return await run(try ChorusCommand.parsed(long), words: long, typed: words)
        } catch {
            return await reportError(error)
        }
    }

    /// Runs a command and tells what came of it.
    ///
    /// - Parameters:
    ///   - spelled: What to run.
    ///   - words: Its words.
    ///   - typed: Those that were typed, which may be a short form of them.
    /// - Returns: How it ended.
    func run(
        _ spelled: ChorusCommand.Spelled, words: [String], typed: [String]
    ) async -> ExitStatus {
        steps = 0
        changes = 0
        switch spelled {
        case .command(let call): return await run(call, words: words, typed: typed)
        case .policy(let command): return await run(command)
        case .program, .noun:
            return await show(.command(ShortForms.parted(words).words), options)
        }
    }

    private func run(_ call: Call, words: [String], typed: [String]) async -> ExitStatus {
        await applySettings(call.options)
        provesFromInput = call.provesFromInput
        if options.verbose, !options.json, words != typed {
            let line = LineHistory.withoutKeys(words.joined(separator: " "))
            presenter.note(("Same as: \(line)" as Phrase).preformatted)
        }
        do throws(Failure) {
            try checkWhatIf(call.command)
            try checkRehearsal(call.command)
            let reply = try await stoppable(call.command.isStoppable) {
                try await call.run(self)
            }
            if call.command.isSignIn { await applySettings(call.options) }
            await present(reply)
            if reply.isShownOnce { await waitForReader() }
            return .done
        } catch {
            lastFailure = error.refusal.map(LastFailure.refused) ?? .other
            if let refusal = error.refusal { await remember(refusal) }
            let isStopped = error.explanation.code == Failure.stopped.explanation.code
            return await reportError(isStopped && changes > 0 ? .stoppedHalfway : error)
        }
    }

    /// Runs `body`, which Ctrl-C stops at the prompt where that may be.
    private func stoppable(
        _ mayBeStopped: Bool, _ body: () async throws -> Reply
    ) async throws(Failure) -> Reply {
        isStoppable = isAtPrompt && mayBeStopped
        guard isStoppable else { return try await reporting(body) }
        presenter.console.heedInterrupts(true)
        defer {
            presenter.console.heedInterrupts(false)
            isStoppable = false
        }
        return try await reporting(body)
    }

    /// Hands a command about policies in files to the part of the program that looks after them.
    private func run(_ command: PolicyCommand) async -> ExitStatus {
        guard !isKiosk else { return await reportError(Failure.fileInKiosk) }
        options = LineOptions(command.options).over(base)
        guard !options.dryRun, options.policies == nil else {
            return await reportError(
                .usage(
                    "--dry-run and --policies before the command are for households.",
                    try: ["policy help"]))
        }
        let exit = policies(
            (options.json ? ["--json"] : []) + command.words.dropFirst(), presenter.console)
        return ExitStatus(rawValue: exit) ?? .software
    }

    /// Signing in and out can't be rehearsed: who is signed in is kept outside the household.
    private func checkRehearsal(_ command: any ShellCommand.Type) throws(Failure) {
        guard options.dryRun, command.isSignIn else { return }
        throw .usage("Signing in and out can't be tried with --dry-run.")
    }

    /// Rules that are only tried decide nothing, so only the commands that explain rules take them.
    private func checkWhatIf(_ command: any ShellCommand.Type) throws(Failure) {
        guard options.policies != nil, !(command is any WhatIfCommand.Type) else { return }
        throw .usage(
            "--policies is for trying rules out, with rules table, can, why, check and try.",
            try: ["rules table --policies DIR"])
    }

    /// Shows help, with what is for the reader alone.
    func show(_ subject: HelpText.Subject, _ given: LineOptions) async -> ExitStatus {
        await applySettings(given)
        switch subject {
        case .overview:
            let usable = await usableCommands()
            let lines = HelpText.overview(for: await session.account(), usable)
            await show(help: narrowed(lines))
        case .topic(let lines): await show(help: lines)
        case .schema: presenter.console.write(AnswerSchema.document(asAnswer: options.json) + "\n")
        case .options: await show(help: HelpPage.options(width: presenter.width))
        case .command(let words):
            let help = CommandHelp(startOf: words)
            if help.words.isEmpty || !help.verbs.isEmpty, let failure = HelpText.failure(words) {
                return await reportError(failure)
            }
            let usable = await usableCommands(in: help)
            await show(help: HelpPage(about: help, width: presenter.width, for: usable).lines)
        case .policies(let words):
            do {
                return await run(
                    try ChorusCommand.parsed(words), words: words, typed: words)
            } catch {
                return await reportError(error)
            }
        }
        return .done
    }

    /// The commands that a page lists for whoever is here; of all that there are parents read everything.
    private func usableCommands(in help: CommandHelp) async -> UsableCommands? {
        guard !help.verbs.isEmpty else { return nil }
        if help.words.isEmpty, await session.account()?.role?.isGuardian != false { return nil }
        return await usableCommands()
    }

    /// The commands that are of use to whoever is here.
    private func usableCommands() async -> UsableCommands? {
        guard let (gate, file) = try? session.gateIfAny(), let caller = try? session.caller(file)
        else {
            return nil
        }
        return await gate.usableCommands(for: caller)
    }

    /// The commands of an overview one below the other, where a screen has no room for columns.
    private func narrowed(_ lines: [Phrase]) -> [Phrase] {
        guard presenter.width < HelpPage.leastWidth, presenter.console.streams.outputIsTerminal,
            !options.json
        else { return lines }
        return lines.flatMap { line in
            HelpText.narrowed(presenter.text(line).plain, width: presenter.width).map {
                Phrase(verbatim: $0)
            }
        }
    }

    private func show(help lines: [Phrase]) async {
        await present(Reply(lines, lines))
    }
}

// MARK: - Scripts

extension Conversation {
    /// Runs a file line by line.
    func runScript(at path: String, keepGoing: Bool) async -> ExitStatus {
        let text: String
        do {
            guard let read = String(validating: try session.files(path), as: UTF8.self) else {
                return await reportError(.value("\(path) is not text in UTF-8."))
            }
            text = read
        } catch {
            return await reportError(
                Failure(Explanation("input.missing", .noInput, "\(path) can't be read.")))
        }
        let lines = text.split(omittingEmptySubsequences: false) { $0.isNewline }.map(String.init)
        let script = presenter.console.reading(lines.last == "" ? lines.dropLast() : lines)
        return await Conversation(self, console: script)
            .runScript(named: path, keepGoing: keepGoing)
    }

    /// Runs the lines of the input until one fails.
    func runScript(named name: String, keepGoing: Bool) async -> ExitStatus {
        var first = ExitStatus.done
        source = .script(name: name, line: 0)
        while true {
            guard case .script(_, let number) = source else { return first }
            source = .script(name: name, line: number + secrets.count + 1)
            secrets = [:]
            let exit: ExitStatus
            var mayGoOn = keepGoing
            switch await presenter.console.nextLine() {
            case .end, .idle, .resumed: return first
            case .interrupted: return .interrupted
            case .unreadable(let why): exit = await reportError(.value(Phrase(message: why)))
            case .text(let line):
                let word = line.drop { $0.isWhitespace }
                if word.isEmpty || word.hasPrefix("#") { continue }
                if Self.isLeaving(String(word)) { return first }
                exit = await run(line: String(word))
                // Where the words can't be told apart, the next line may be a secret of theirs.
                if tokens.isEmpty, word.contains("-stdin") { mayGoOn = false }
            }
            if exit != .done, first == .done { first = exit }
            guard exit == .done || mayGoOn else { return first }
        }
    }

    /// The same conversation over other lines.
    private convenience init(_ other: Conversation, console: Console) {
        var shell = Shell(
            console: console, environment: other.session.environment,
            dependencies: other.session.dependencies,
            makeRequestID: other.session.makeRequestID, files: other.session.files,
            policies: other.policies)
        shell.language = other.presenter.spoken
        self.init(shell, options: other.presenter.settings.options)
        base.requestID = nil
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

extension Failure {
    /// Throws when a secret stands among the words, where everybody on the computer could see it.
    static func refusePassword(in words: [String]) throws(Failure) {
        guard let leak = secretOption(in: words) else { return }
        throw .usage(
            "A secret is never part of a command: others on this computer could read it.",
            try: ["\(leak)-stdin   takes it from the next line of the input"])
    }

    /// Throws when a key stands where a command does, or behind `join`.
    static func refuseKey(in words: [String]) throws(Failure) {
        guard let key = misplacedKey(in: words) else { return }
        throw .usage(
            LineHistory.isLinkingKey(key)
                ? "Type join and Enter; then the key."
                : "Type recover NAME and Enter; then the code.")
    }

    /// A key or a recovery code in the place of a command, or behind `join`.
    static func misplacedKey(in words: [String]) -> String? {
        let said = ShortForms.parted(words).words
        let first = said.first?.lowercased() == "join" ? said.dropFirst().first : said.first
        return first.flatMap { LineHistory.isKey($0) ? $0 : nil }
    }

    /// The option among the words that stands before a secret.
    static func secretOption(in words: [String]) -> String? {
        let leak = ["--password", "--key", "--code"].first { option in
            words.prefix { $0 != "--" }.contains { $0 == option || $0.hasPrefix("\(option)=") }
        }
        let isGiven = words.contains { word in
            ["--password-stdin=", "--key-stdin=", "--code-stdin="].contains(where: word.hasPrefix)
        }
        return leak ?? (isGiven ? "--password" : nil)
    }
}
