import Household
import HouseholdService

/// One run of the program: who is signed in here, and how it talks.
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
    var options: LineOptions
    var source = Source.single
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
    /// A parent who has given the password for one command.
    var deputy: Caller?
    /// Why the last command of this run failed that did.
    var lastFailure: LastFailure?
    private var opened: (path: String, gate: Gate, file: PrivateFile)?
    /// Who is signed in here, once that was asked: whoever signs in elsewhere on the device changes nothing here.
    private(set) var present: Caller?
    /// That this window lives with the session of whoever is present.
    var residence: PrivateFile.Hold?
    /// The person who is signed in, as long as nothing has happened that could change what was said of them.
    private var known: (caller: Caller, account: AccountView)?

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

// MARK: - Reaching the household

extension Conversation {
    func places() throws(Failure) -> AppPaths {
        do {
            return try AppPaths(environment: environment, dataFolder: options.data)
        } catch {
            throw Failure(Explanation("places.none", .cannotCreate, error.message))
        }
    }

    /// The gate, with the file that keeps who is signed in.
    func gate(creating: Bool = false) throws(Failure) -> (gate: Gate, file: PrivateFile) {
        let places = try places()
        let dependencies = dependencies.noting(in: places.state)
        if let opened, opened.path == places.dataFile { return (opened.gate, opened.file) }
        let gate: Gate
        let store: String
        do {
            gate =
                creating
                ? try Gate.openOrCreate(at: places.dataFile, in: dependencies)
                : try Gate.open(at: places.dataFile, in: dependencies)
            store = try gate.storeID()
        } catch {
            throw Failure(error)
        }
        guard let file = PrivateFile(state: places.state, kind: "session", name: store) else {
            throw Failure(.bug("the data file has no usable name"))
        }
        for path in gate.closedToOthers {
            say("Others on this computer could get at \(path). Now only you can.")
        }
        opened = (places.dataFile, gate, file)
        present = nil
        return (gate, file)
    }

    /// The gate, or `nil` where there is no data file yet.
    func gateIfAny() throws(Failure) -> (gate: Gate, file: PrivateFile)? {
        do {
            return try gate()
        } catch {
            guard error.explanation.code == "household.none" else { throw error }
            return nil
        }
    }

    /// A file of the program's own for this data file, or `nil` where there is none yet.
    ///
    /// - Parameters:
    ///   - kind: What it is for.
    ///   - username: Whose it is, if it is one person's.
    /// - Returns: The file, which may not be there yet.
    /// - Throws: Why the data file can't be opened.
    func ownFile(_ kind: String, of username: String? = nil) throws(Failure) -> PrivateFile? {
        guard let (gate, _) = try gateIfAny() else { return nil }
        // Names of files have no signs but hyphens, and no two people the same one.
        let person = username.map { name in
            "-" + name.map { ["-": "--", ".": "-d", "_": "-u"][$0] ?? String($0) }.joined()
        }
        do {
            let name = try gate.storeID() + (person ?? "")
            return PrivateFile(state: try places().state, kind: kind, name: name)
        } catch let error as ServiceError {
            throw Failure(error)
        } catch {
            throw Failure(.bug(String(describing: error)))
        }
    }

    /// Who has signed in on this device.
    func people() throws(Failure) -> KnownAccounts? {
        try ownFile("people").map(KnownAccounts.init)
    }

    /// Whoever is signed in here, or gave a password for this command.
    func caller(_ file: PrivateFile) throws(Failure) -> Caller {
        if let caller = deputy ?? present { return caller }
        do {
            let caller = try Self.signedIn(by: file)
            present = caller
            return caller
        } catch {
            throw Failure(Explanation(error, .noPermission))
        }
    }

    /// Whoever signed in last on this device.
    static func signedIn(by file: PrivateFile) throws(PrivateFile.Problem) -> Caller {
        try file.read().map { Caller(session: Confidential($0)) } ?? .nobody
    }

    /// Keeps the new session in place of the one before.
    func keep(_ signedIn: SignedIn, in file: PrivateFile) async throws(Failure) {
        startOver()
        guard let token = signedIn.session.reveal() else { return }
        let session = Array(token.utf8)
        do {
            try file.write(session)
        } catch {
            throw Failure(Explanation(error, .cannotCreate))
        }
        present = Caller(session: Confidential(session))
        moveIn()
        settings.own = await ownSettings()
        try people()?.remember(
            signedIn.account, isEasy: settings.isOn(.easy, for: signedIn.account))
        unlocked()
    }

    /// Lets whoever locked this shell go on in it with the same sign-in.
    func goOn(as caller: Caller) {
        startOver()
        present = caller
        unlocked()
    }

    /// Takes whoever is here out of this shell alone: other windows and scripts keep the sign-in.
    ///
    /// - Returns: The sign-in with which the shell can go on.
    func stepBack() -> Caller? {
        startOver()
        defer { present = .nobody }
        return present
    }

    /// Whether whoever is here was signed out in another window, or by somebody else.
    var isSignedOutElsewhere: Bool {
        get async {
            guard let present, present != .nobody else { return false }
            return await account() == nil
        }
    }

    /// Drops the session here, and from the device unless somebody else has signed in on it since.
    func forget(_ file: PrivateFile) throws(Failure) {
        startOver()
        let leaver = present
        present = .nobody
        residence = nil
        // A file that can't be used signs nobody in, and goes.
        let last = try? Self.signedIn(by: file)
        guard leaver == nil || last == nil || leaver == last else { return }
        do {
            try file.remove()
        } catch {
            throw Failure(Explanation(error, .cannotCreate))
        }
    }

    /// Drops what was the last person's.
    private func startOver() {
        known = nil
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
        let (gate, file) = try gate()
        let (caller, request) = (try caller(file), try requestID())
        let isRehearsal = options.dryRun
        let outputs = try await reporting {
            try await provingAgain(before: Op.action) { () throws(ServiceError) in
                try await showingWork { () async throws(ServiceError) in
                    try await gate.perform(
                        operations, as: caller, request: request, isRehearsal: isRehearsal)
                }
            }
        }
        if !isRehearsal {
            known = nil
            changes += 1
            // What is told of it is still looked up, so that Ctrl-C comes too late.
            if isStoppable { console.heedInterrupts(true) }
        }
        return outputs
    }

    func perform<Op: Inquiry>(
        _ operation: Op, supposing rules: HouseRules? = nil
    ) async throws(Failure) -> Op.Output {
        let (gate, file) = try gate()
        let caller = try caller(file)
        return try await reporting {
            try await showingWork { () async throws(ServiceError) in
                try await gate.perform(operation, as: caller, supposing: rules)
            }
        }
    }

    /// The person who is signed in, if anybody is.
    func account() async -> AccountView? {
        guard let (gate, file) = try? gateIfAny(), let caller = try? caller(file) else {
            return nil
        }
        if let known, known.caller == caller { return known.account }
        return try? await gate.perform(ShowAccount(), as: caller)
    }

    /// What whoever is signed in has set; nothing where nobody is.
    func ownSettings() async -> [PersonalSetting: String] {
        known = nil
        guard let (gate, file) = try? gateIfAny(), let caller = try? caller(file),
            let own = try? await gate.perform(ShowOwnAccount(), as: caller)
        else { return [:] }
        known = (caller, own.account)
        return own.settings
    }

    /// Asks again who is signed in the next time: what was said of them is some time ago.
    func doubtAccount() {
        known = nil
    }
}

extension Explanation {
    /// That the file which keeps somebody signed in can't be used.
    fileprivate init(_ problem: PrivateFile.Problem, _ exit: ExitStatus) {
        self.init("session.unsafe", exit, problem.message(about: "session file"))
    }
}
