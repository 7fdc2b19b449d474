import HouseholdModel
import HouseholdService

/// One run of the program: how it talks with whoever is here.
///
/// Everything happens on one task; nothing of it is shared.
final class Conversation {
    /// Where commands come from.
    enum Source {
        /// One command, or `-c`.
        case single
        /// A file or stdin, with its name and the line being run.
        case script(name: String, line: Int)
        /// A person at the prompt.
        case prompt
    }

    /// What it reaches, and as whom.
    let session: Session
    let console: Console
    let environment: [String: String]
    let dependencies: Dependencies
    let makeRequestID: @Sendable () -> String
    let clock: WallClock
    let files: @Sendable (String) throws -> [UInt8]
    let policies: @Sendable ([String], Console) -> Int32
    let spoken: Language?
    /// The options of the program's start, with what is set for whoever is here.
    var base: LineOptions
    /// What is set for whoever is here.
    var settings: Settings
    /// Whether the settings file was looked for.
    var hasReadSettings = false
    /// Those of the command being run, over the ones of the start.
    var options: LineOptions { didSet { session.dataFolder = options.data } }
    var source = Source.single { didSet { session.isAttended = isAtPrompt } }
    /// The words of the command being run.
    var words: [String] = []
    /// The words of the line being run as they were typed, with what is known of their quotes.
    var tokens: [Word] = []
    /// What stands in the next line already.
    var prefill = ""
    /// How many changes the command being run has asked for.
    var steps = 0
    /// Whether Ctrl-C stops the command being run.
    var isStoppable = false
    /// How many changes the command being run has made.
    var changes = 0
    /// Whether the command being run takes the password from the input, should it be wanted again.
    var provesFromInput = false
    /// The secrets that the command being run took from the input, by option.
    var secrets: [String: Confidential] = [:]
    /// Whether nobody leaves this shell, which goes back to who is here.
    var isKiosk = false
    /// The line of the last list of whoever is here, for `refresh`.
    var lastView = Conversation.firstView
    /// How it was found that nobody was there any more, until the shell is locked for that.
    var desertion: Desertion?
    /// Whether somebody is being led through the set-up, which nobody is hurried through.
    var isSettingUp = false
    /// Whether the set-up has shown a secret that is never shown again.
    var hasShownOnce = false
    /// Who gives the password that unlocks this shell.
    var locked: ShellLock?
    /// Why the last command of this run failed that did.
    var lastFailure: LastFailure?

    private static let firstView = "today"

    init(_ shell: Shell, options: LineOptions) {
        console = shell.console
        environment = shell.environment
        dependencies = shell.dependencies
        makeRequestID = shell.makeRequestID
        clock = shell.dependencies.clock
        files = shell.files
        policies = shell.policies
        spoken = shell.language
        base = options.heeding(shell.environment)
        settings = Settings(options: options, environment: shell.environment)
        self.options = base
        session = Session(
            environment: shell.environment, dependencies: shell.dependencies,
            makeRequestID: shell.makeRequestID, dataFolder: base.data)
        session.exposed = { [unowned self] path in
            self.say("Others on this computer could get at \(path). Now only you can.")
        }
    }
}

extension Conversation {
    /// Why a command failed.
    enum LastFailure {
        /// The rules refused it.
        case refused(Refusal)
        /// For something else.
        case other
    }
}

extension Conversation {
    /// How it is found that nobody is there any more.
    enum Desertion {
        /// No key came for a while.
        case idle
        /// The program was stopped.
        case suspended
    }

    /// Whether nobody was there any more to read what was shown.
    var isDeserted: Bool { desertion != nil }
}

// MARK: - Speaking

extension Conversation {
    /// The language that is spoken here.
    var language: Language {
        spoken ?? options.lang ?? Language(tag: settings.found(.language).value) ?? .english
    }

    /// What the program says, in the language that is spoken here.
    func text(_ phrase: Phrase) -> TerminalText {
        language.catalogue.text(phrase)
    }

    /// Says something beside the results, on a line of its own.
    func say(_ phrase: Phrase) {
        complain(text(phrase))
    }

    /// Shows something that is no result of a command, on a line of its own.
    func show(_ phrase: Phrase) {
        for line in broken(text(phrase)) { console.write(line.plain + "\n") }
    }

    /// Writes a message beside the results.
    func complain(_ message: TerminalText) {
        for line in broken(message) { console.complain(line.plain + "\n") }
    }

    /// The lines of a message, which are broken between words where a person reads them.
    func broken(_ message: TerminalText) -> [TerminalText] {
        guard console.streams.isInteractive else { return [message] }
        return message.wrapped(to: options.width ?? console.streams.width)
    }
}

// MARK: - Coming and going

extension Conversation {
    /// Keeps the new session in place of the one before.
    func keep(_ signedIn: SignedIn, in file: PrivateFile) async throws(Failure) {
        startOver()
        guard try session.keep(signedIn, in: file) else { return }
        settings.own = await session.ownSettings()
        try session.people()?.remember(
            signedIn.account, isEasy: settings.isOn(.easy, for: signedIn.account))
        unlocked()
    }

    /// Lets whoever locked this shell go on in it with the same sign-in.
    func goOn(as caller: Caller) {
        startOver()
        session.goOn(as: caller)
        unlocked()
    }

    /// Takes whoever is here out of this shell alone: other windows and scripts keep the sign-in.
    ///
    /// - Returns: The sign-in with which the shell can go on.
    func stepBack() -> Caller? {
        startOver()
        return session.stepBack()
    }

    /// Drops the session here, and from the device unless somebody else has signed in on it since.
    func forget(_ file: PrivateFile) throws(Failure) {
        startOver()
        try session.forget(file)
    }

    /// Drops what was the last person's.
    private func startOver() {
        lastFailure = nil
        lastView = Self.firstView
        prefill = ""
    }
}

// MARK: - Doing and asking

extension Conversation {
    /// The id of the request: the caller's, or a new one for each command; later steps count on from it.
    func requestID() throws(Failure) -> RequestID {
        let text = options.requestID ?? makeRequestID()
        defer { if !options.dryRun { steps += 1 } }
        guard
            let id = RequestID(text, mayComeAgain: options.requestID != nil)?
                .following(steps)
        else {
            throw .value("\"\(text)\" is not a UUID.", try: ["--request-id \(makeRequestID())"])
        }
        return id
    }

    func perform<Op: Change>(_ operation: Op) async throws(Failure) -> Op.Output {
        let outputs = try await perform([operation])
        guard let output = outputs.first else { throw Failure(.bug("no answer")) }
        return output
    }

    func perform<Op: Change>(_ operations: [Op]) async throws(Failure) -> [Op.Output] {
        let (gate, file) = try session.gate()
        let (caller, request) = (try session.caller(file), try requestID())
        let isRehearsal = options.dryRun
        let answer = try await reporting {
            try await provingAgain(before: Op.action) { () throws(ServiceError) in
                try await showingWork { () async throws(ServiceError) in
                    try await gate.perform(
                        operations, as: caller, request: request, isRehearsal: isRehearsal)
                }
            }
        }
        if !isRehearsal {
            session.learn(answer.asker, of: caller)
            changes += 1
            // What is told of it is still looked up, so that Ctrl-C comes too late.
            if isStoppable { console.heedInterrupts(true) }
        }
        return answer.output
    }

    func perform<Op: Inquiry>(
        _ operation: Op, supposing rules: HouseRules? = nil
    ) async throws(Failure) -> Op.Output {
        let (gate, file) = try session.gate()
        let caller = try session.caller(file)
        let answer = try await reporting {
            try await showingWork { () async throws(ServiceError) in
                try await gate.perform(operation, as: caller, supposing: rules)
            }
        }
        session.learn(answer.asker, of: caller)
        return answer.output
    }
}
